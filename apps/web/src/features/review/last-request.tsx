// What the citizen was asked last, question by question beside what they answered, and where it stands.
// rules: X31.80, X33.71-X33.74
import type { Review } from '@constancia/contract/submissions/review.ts';
import type { SubmissionView } from '@constancia/contract/submissions/submissions.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { attachmentsOf } from '@constancia/domain/presentation/answer-history.ts';
import { dueText, isOverdue } from '@constancia/domain/review/due-date.ts';
import type { Answer } from '@constancia/domain/submissions/answers/answers.ts';
import { type FormIndex, indexForm } from '@constancia/domain/submissions/answers/form-index.ts';
import { copyNumber, rowsOf } from '@constancia/domain/submissions/answers/repeats.ts';
import { dateAndTime, wallTimeOf } from '@constancia/domain/time/wall-time.ts';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { epochMilliseconds } from '../../platform/clock.ts';
import { language } from '../../platform/language.ts';
import { t } from '../../platform/texts.ts';
import { SectionCard } from '../../ui/staff/section-card.tsx';
import { AnswerView, AttachmentView } from '../submissions/public.ts';
import './last-request.css';

interface Props {
  readonly view: SubmissionView;
  readonly review: Review;
}

type Request = Review['requests'][number];
type AskedItem = Review['asked'][number];

export function LastRequest({ view, review }: Props) {
  const index = useMemo(() => indexForm(view.definition), [view.definition]);
  const last = review.requests.at(-1);
  if (!last) return null;
  const { recalledAt, message } = last;
  return (
    <SectionCard title={t('review.request-title')}>
      <div className="review-request">
        <Typography color="textSecondary">
          {t('review.last-request', { by: last.by, comment: last.comment })}
        </Typography>
        <Typography sx={{ fontWeight: 600 }}>{standing(last, view.timeZone)}</Typography>
        {message !== '' && <Typography>{t('review.citizen-message', { message })}</Typography>}
      </div>
      {recalledAt === null && (
        <ul className="review-asked">
          {review.asked.map((item) => (
            <AskedQuestion
              key={`${item.questionId}.${item.rowId ?? ''}`}
              index={index}
              item={item}
              name={askedName({ view, index }, item)}
              answered={last.answeredAt !== null}
            />
          ))}
        </ul>
      )}
    </SectionCard>
  );
}

function standing(request: Request, timeZone: string): string {
  const { answeredAt, acceptedBy, recalledAt, recalledBy, dueOn } = request;
  if (recalledAt !== null)
    return t('review.request-recalled', { at: dateAndTime(recalledAt, timeZone), by: recalledBy });
  if (answeredAt === null) {
    if (dueOn === null) return t('review.request-waits');
    const today = wallTimeOf(epochMilliseconds(), timeZone).day;
    const at = dueText(dueOn);
    return t(isOverdue(dueOn, today) ? 'review.request-overdue' : 'review.request-due', { at });
  }
  const at = dateAndTime(answeredAt, timeZone);
  return acceptedBy === ''
    ? t('review.request-answered', { at })
    : t('review.request-accepted', { at, by: acceptedBy });
}

type Named = Pick<AskedItem, 'sectionId' | 'questionId' | 'rowId'>;

/** The title of the question, with the number of the copy it is in. */
export function askedName(
  { view, index }: { readonly view: SubmissionView; readonly index: FormIndex },
  { sectionId, questionId, rowId }: Named,
): string {
  const question = index.questionById.get(questionId)?.question;
  const title = question ? inLanguage(question.title, language) : questionId;
  if (rowId === undefined) return title;
  const position = rowsOf(view.answers, sectionId).findIndex(({ id }) => id === rowId);
  return t('answering.copy', { title, number: copyNumber(Math.max(position, 0)) });
}

interface AskedQuestionProps {
  readonly index: FormIndex;
  readonly item: AskedItem;
  readonly name: string;
  readonly answered: boolean;
}

function AskedQuestion({ index, item, name, answered }: AskedQuestionProps) {
  const of = { index, questionId: item.questionId, name };
  return (
    <li>
      <Typography component="p" variant="subtitle1" dir="auto">
        {name}
      </Typography>
      {item.remark !== undefined && (
        <Typography color="textSecondary" dir="auto">
          {item.remark}
        </Typography>
      )}
      <dl className="review-sides">
        <Side title={t('review.before')} answer={item.former} {...of} />
        {answered && <Side title={t('review.after')} answer={item.replied} {...of} />}
      </dl>
    </li>
  );
}

interface SideProps {
  readonly title: string;
  readonly answer: Answer | null;
  readonly index: FormIndex;
  readonly questionId: string;
  readonly name: string;
}

function Side({ title, answer, index, questionId, name }: SideProps) {
  const entry = index.questionById.get(questionId);
  const display = entry?.type.display(answer?.value, entry.question, language) ?? { kind: 'none' as const };
  const attachments = attachmentsOf(answer ?? undefined);
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {title}
      </Typography>
      <dd>
        {(display.kind !== 'none' || attachments.length === 0) && <AnswerView display={display} />}
        {attachments.map((attachment) => (
          <AttachmentView key={attachment.key} attachment={attachment} label={`${name}, ${title}`} />
        ))}
      </dd>
    </div>
  );
}
