// The file fields of a question. The first question that takes a file downloads their code.
import type { Question } from '@constancia/domain/forms/definition/form.ts';
import type { AnswerRef } from '@constancia/domain/submissions/answers/set-answer.ts';
import { lazy, Suspense } from 'react';
import { loadOnApproachTexts } from '../../platform/texts.ts';

const AttachmentFields = lazy(async () => {
  const [module] = await Promise.all([import('./attachment-fields.tsx'), loadOnApproachTexts()]);
  return { default: module.AttachmentFields };
});

/** Approximate height in pixels of a field without a file. */
const FIELD_HEIGHT = 150;

interface FilesOfQuestionProps {
  readonly question: Question;
  readonly at: AnswerRef;
}

export function FilesOfQuestion({ question, at }: FilesOfQuestionProps) {
  const fields = [question.allowsImage, question.allowsDocument, question.allowsVideo].filter(Boolean).length;
  if (fields === 0) return null;
  return (
    <Suspense fallback={<div style={{ minHeight: fields * FIELD_HEIGHT }} />}>
      <AttachmentFields question={question} at={at} />
    </Suspense>
  );
}
