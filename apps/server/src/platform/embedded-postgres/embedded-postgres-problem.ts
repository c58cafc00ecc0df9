// What a person who starts the server can mend: one line, shown as it is, without a stack.

export class EmbeddedPostgresProblem extends Error {
  override readonly name = 'EmbeddedPostgresProblem';
}

/** The system's short word for a failed call (`EACCES`, `ENOSPC` …), or the message where there is none. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
