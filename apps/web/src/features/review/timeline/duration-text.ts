// How long a submission was in a state, in words. rules: R4.08
import type { TimeSpent } from '@constancia/domain/review/state-change.ts';
import { t } from '../../../platform/texts.ts';

export function durationText({ unit, count }: TimeSpent): string {
  return t(unit === 'hours' ? 'review.hours' : 'review.days', { count });
}
