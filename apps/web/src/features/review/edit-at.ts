// The question at which an edit opens: the URL names it after '#', as the view of the submission wrote it.
// rules: X36.40
import { goToField } from '../../answering/position/position-actions.ts';
import { questionKey } from '../../answering/session/field-key.ts';
import type { EditSession } from './edit-session.ts';

/** Opens the step and the section of the question; returns the key of its field, or null where the URL names none. */
export function openAtQuestion({ store }: EditSession, hash: string): string | null {
  const [kind, questionId = '', rowId] = decodeURIComponent(hash.slice(1)).split('.');
  const entry = kind === 'q' ? store.index.questionById.get(questionId) : undefined;
  if (!entry) return null;
  const row = rowId === undefined ? {} : { rowId };
  store.change(goToField(store.index, { questionId, sectionId: entry.section.id, ...row }));
  return questionKey({ questionId, ...row });
}
