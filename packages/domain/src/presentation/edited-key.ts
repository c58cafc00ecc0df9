// This function has a file of its own, because the page that citizens download needs nothing else about
// edits.

/** The key of an answer's edits: the question, and the row when it is in a further copy of a section. */
export function editedKey(questionId: string, rowId?: string): string {
  return rowId === undefined ? questionId : `${questionId}/${rowId}`;
}
