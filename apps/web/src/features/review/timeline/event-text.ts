// What a line of the timeline says: its title, and the words below it.
// rules: X33.70, X34.77, X34.84, X36.91, X39.13
import type { TimelineEvent } from '@constancia/contract/submissions/timeline.ts';
import type { WorkflowState } from '@constancia/domain/forms/definition/form.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { notedState } from '@constancia/domain/presentation/state-name.ts';
import { timeSpent } from '@constancia/domain/review/state-change.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import { epochMilliseconds } from '../../../platform/clock.ts';
import { euros } from '../../../platform/numbers/euros.ts';
import { language } from '../../../platform/language.ts';
import { t } from '../../../platform/texts.ts';
import { durationText } from './duration-text.ts';

export interface EventText {
  readonly title: string;
  readonly lines: readonly string[];
}

const delivered = (delivery: 'waiting' | 'delivered' | 'failed') => t(`timeline.delivery-${delivery}`);

const changed = (answers: number) => t('review.changed-answers', { count: answers });

function stateText(
  { name, at, until }: Extract<TimelineEvent, { kind: 'state' }>,
  states: readonly WorkflowState[],
): EventText {
  const time = durationText(timeSpent(at, until ?? new Date(epochMilliseconds()).toISOString()));
  return {
    title: t('timeline.state', { state: inLanguage(notedState(states, name), language) }),
    lines: [until === null ? t('timeline.state-for', { time }) : t('timeline.state-was', { time })],
  };
}

interface Around {
  readonly timeZone: string;
  /** Of the version that was answered. */
  readonly states: readonly WorkflowState[];
}

export function eventText(event: TimelineEvent, { timeZone, states }: Around): EventText {
  switch (event.kind) {
    case 'state':
      return stateText(event, states);
    case 'sent': {
      const { startedFrom } = event;
      const began = startedFrom === '' ? [] : [`${t('last-visit.began')} ${startedFrom}`];
      return { title: t('timeline.sent'), lines: began };
    }
    case 'edit': {
      const { edit, answers, reason } = event;
      const why = reason === '' ? [] : [t('review.reason-given', { reason })];
      return { title: t(`review.kind-${edit}`), lines: [changed(answers), ...why] };
    }
    case 'request':
      return { title: t('timeline.request', { count: event.questions }), lines: [event.comment] };
    case 'reply':
      return { title: t('timeline.reply'), lines: [changed(event.answers), event.message] };
    case 'letter':
      return { title: t(`outbox.kind-${event.letter}`), lines: [delivered(event.delivery)] };
    case 'incident': {
      const { number, delivery } = event;
      if (number !== '') return { title: t('timeline.incident', { number }), lines: [] };
      return { title: t('outbox.kind-incident'), lines: [delivered(delivery)] };
    }
    case 'incident-state': {
      const { number, state, note } = event;
      const title = t('timeline.incident-state', { number, state: t(`incidents.state-${state}`) });
      return { title, lines: note === '' ? [] : [note] };
    }
    case 'appointment': {
      const { step, start, note } = event;
      const when = t('timeline.appointment-at', { moment: dateAndTime(start, timeZone) });
      return { title: t(`timeline.appointment-${step}`), lines: note === '' ? [when] : [when, note] };
    }
    case 'payment': {
      const { step, amount, currency } = event;
      return { title: t(`timeline.payment-${step}`), lines: [euros(amount, currency)] };
    }
    default:
      return { title: t(`timeline.${event.kind}`), lines: [] };
  }
}
