// How long a submission was in a state, in words. rules: R4.08
import type { TimeSpent } from '@constancia/domain/review/state-change.ts';
import { t } from '../../../platform/texts.ts';

export function durationText({ unit, count }: TimeSpent): string {
  if (unit === 'hours') return count === 1 ? t('review.hour') : t('review.hours', { count });
  return count === 1 ? t('review.day') : t('review.days', { count });
}
