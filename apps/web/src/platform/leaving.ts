// Questions that are asked before signing out takes the person away from a screen. A screen with work that would be
// lost registers one.

type Ask = () => Promise<boolean>;

const questions = new Set<Ask>();

/** Returns a function that removes the question. */
export function askBeforeLeaving(ask: Ask): () => void {
  questions.add(ask);
  return () => questions.delete(ask);
}

/** False when the person wants to stay. */
export async function mayLeave(): Promise<boolean> {
  for (const ask of questions) if (!(await ask())) return false;
  return true;
}
