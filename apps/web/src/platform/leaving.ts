// Asked before the person is taken away from a screen by something that is no link: signing out. A screen with work
// that would be lost registers its question.

type Ask = () => Promise<boolean>;

const questions = new Set<Ask>();

/** Returns what takes the question back. */
export function askBeforeLeaving(ask: Ask): () => void {
  questions.add(ask);
  return () => questions.delete(ask);
}

/** False when the person wants to stay. */
export async function mayLeave(): Promise<boolean> {
  for (const ask of questions) if (!(await ask())) return false;
  return true;
}
