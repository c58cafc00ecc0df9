// Beside an answer that the person did not give: whether it came from a link or from the last visit, and whether it still is
// what came. The one of a link describes its field, so that a screen reader says it there.
// rules: X38.31, X39.11
import type { AnswerRef } from '@constancia/domain/submissions/answers/set-answer.ts';
import { lastVisitMark } from '@constancia/domain/submissions/last-visit/start-from.ts';
import type { ReactNode } from 'react';
import { t } from '../../platform/texts.ts';
import { LastVisitMark } from '../last-visit/last-visit-mark.tsx';
import { useAnswering } from '../session/use-answering.tsx';

interface AnswerMarksProps {
  readonly at: AnswerRef;
  /** Of the element that describes the field; undefined where no link filled it in. */
  readonly id: string | undefined;
}

export function AnswerMarks({ at, id }: AnswerMarksProps): ReactNode {
  const mark = useAnswering(
    ({ prefilled, answers }) =>
      prefilled && lastVisitMark({ answers: { ticked: {}, rows: {}, main: prefilled.answers } }, answers, at),
  );
  return (
    <>
      <LastVisitMark at={at} />
      {id !== undefined && (
        <p className="question-help" id={id}>
          {t(mark === 'changed' ? 'prefilled.changed' : 'prefilled.mark')}
        </p>
      )}
    </>
  );
}
