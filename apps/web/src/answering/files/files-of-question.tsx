// The file fields of a question. The first question that takes a file downloads their code.
import type { Question } from '@constancia/domain/forms/definition/form.ts';
import type { AnswerRef } from '@constancia/domain/submissions/answers/set-answer.ts';
import { loadFileTexts } from '../../platform/texts.ts';
import { deferredBlock } from '../../ui/light/deferred-block.tsx';

/** Approximate height in pixels of a field without a file. */
const FIELD_HEIGHT = 150;

export const AttachmentBlock = deferredBlock(
  async () => {
    const [module] = await Promise.all([import('./attachment-fields.tsx'), loadFileTexts()]);
    return module.AttachmentFields;
  },
  { height: FIELD_HEIGHT },
);

interface FilesOfQuestionProps {
  readonly question: Question;
  readonly at: AnswerRef;
}

export function FilesOfQuestion({ question, at }: FilesOfQuestionProps) {
  return takesFiles(question) ? <AttachmentBlock question={question} at={at} /> : null;
}

export function takesFiles(question: Question): boolean {
  const { allowsImage, allowsDocument, allowsVideo, allowsAudio } = question;
  return allowsImage || allowsDocument || allowsVideo || allowsAudio === true;
}
