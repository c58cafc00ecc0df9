// A problem that the person who starts the server can fix: shown as one line, without a stack.

export class EmbeddedPostgresProblem extends Error {
  override readonly name = 'EmbeddedPostgresProblem';
}

/** The system's code of a failed call (`EACCES`, `ENOSPC` …), or the message when there is none. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
