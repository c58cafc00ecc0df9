// Beside an answer that was taken from the last visit: whether it is still the same.
// rules: X39.11
import type { AnswerRef } from '@constancia/domain/submissions/answers/set-answer.ts';
import { lastVisitMark } from '@constancia/domain/submissions/last-visit/start-from.ts';
import { t } from '../../platform/texts.ts';
import { useAnswering } from '../session/use-answering.tsx';

export function LastVisitMark({ at }: { readonly at: AnswerRef }) {
  const mark = useAnswering(
    ({ startedFrom, answers }) => startedFrom && lastVisitMark(startedFrom, answers, at),
  );
  return mark && <p className="question-former">{t(`last-visit.${mark}`)}</p>;
}
