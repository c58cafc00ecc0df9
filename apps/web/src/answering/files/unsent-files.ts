// The files of a submission that this device has and the server does not, whether their questions were on screen or not.
// rules: X31.49, X31.89
import { ATTACHMENT_KINDS } from '@constancia/domain/submissions/answers/answers.ts';
import type { AnswerRef } from '@constancia/domain/submissions/answers/set-answer.ts';
import { readKeptFile } from '../../platform/device/kept-files.ts';
import type { AnsweringStore } from '../session/answering-store.ts';
import { type FileSlotRef, fileKey, isAsked } from './file-actions.ts';
import { takesFiles } from './files-of-question.tsx';

export async function unsentFiles(
  store: AnsweringStore,
  submissionId: string,
): Promise<readonly FileSlotRef[]> {
  const found = await Promise.all(
    possibleFiles(store).map(async (at) => ((await isUnsent(submissionId, at)) ? [at] : [])),
  );
  return found.flat();
}

async function isUnsent(submissionId: string, at: FileSlotRef): Promise<boolean> {
  const kept = await readKeptFile(submissionId, fileKey(at));
  return kept !== null && kept.key === null;
}

function possibleFiles(store: AnsweringStore): readonly FileSlotRef[] {
  const { index } = store;
  const state = store.get();
  return [...index.questionById.values()].flatMap(({ question, section }) => {
    if (!takesFiles(question)) return [];
    const rows = state.answers.rows[section.id] ?? [];
    const answers: readonly AnswerRef[] = [
      { questionId: question.id },
      ...rows.map(({ id }) => ({ questionId: question.id, sectionId: section.id, rowId: id })),
    ];
    return answers
      .filter((at) => isAsked(index, state, at))
      .flatMap((at) => ATTACHMENT_KINDS.map((kind) => ({ ...at, kind })));
  });
}
