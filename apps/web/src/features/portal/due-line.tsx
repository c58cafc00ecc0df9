// Until when an answer is asked, or that the day has passed; the answer is taken all the same.
// rules: X33.72
import { dueText, isOverdue } from '@constancia/domain/review/due-date.ts';
import { wallTimeOf } from '@constancia/domain/time/wall-time.ts';
import { epochMilliseconds } from '../../platform/clock.ts';
import { t } from '../../platform/texts.ts';

interface Props {
  readonly dueOn: string | null;
  readonly timeZone: string;
}

export function DueLine({ dueOn, timeZone }: Props) {
  if (dueOn === null) return null;
  const today = wallTimeOf(epochMilliseconds(), timeZone).day;
  const text = isOverdue(dueOn, today) ? 'portal.overdue' : 'portal.due';
  return <p className="portal-due">{t(text, { date: dueText(dueOn) })}</p>;
}
