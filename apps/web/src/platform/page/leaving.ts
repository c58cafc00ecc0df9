// Questions that are asked before signing out, or another language, takes the person away from a screen. A screen with
// work that would be lost registers one.

type Ask = () => Promise<boolean>;

const reloadQuestions = new Set<Ask>();

/** For what a reload of the page takes away. Returns a function that removes the question. */
export function askBeforeReload(ask: Ask): () => void {
  reloadQuestions.add(ask);
  return () => reloadQuestions.delete(ask);
}

/** False when the person wants to stay on the page as it is. */
export async function mayReload(): Promise<boolean> {
  for (const ask of reloadQuestions) if (!(await ask())) return false;
  return true;
}

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
