// The corrections of a submission, the newest first: who made each, when, why, and what it changed.
// rules: R2.058, X33.60

import type { Review } from '@constancia/contract/submissions/review.ts';
import type { Changes } from '@constancia/domain/review/changes.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Typography from '@mui/material/Typography';
import { t } from '../../platform/texts.ts';
import { SectionCard } from '../../ui/staff/section-card.tsx';
import './correction-list.css';

interface Props {
  readonly corrections: Review['corrections'];
  readonly timeZone: string;
}

export function CorrectionList({ corrections, timeZone }: Props) {
  return (
    <SectionCard title={t('review.corrections')}>
      <ol reversed className="correction-list">
        {corrections.toReversed().map(({ kind, at, by, changes, reason }) => (
          <li key={at}>
            <Typography variant="subtitle1">
              {t(`review.kind-${kind}`)} · {dateAndTime(at, timeZone)} · <bdi>{by}</bdi>
            </Typography>
            <Typography color="textSecondary">{changesText(changes)}</Typography>
            {reason !== '' && <Typography>{t('review.reason-given', { reason })}</Typography>}
          </li>
        ))}
      </ol>
    </SectionCard>
  );
}

function changesText({ answers, ticks, copies, particulars }: Changes): string {
  const changed = answers.length === 0 ? [] : [t('review.changed-answers', { count: answers.length })];
  if (ticks.length > 0) changed.push(t('review.changed-conditions'));
  if (copies.length > 0) changed.push(t('review.changed-copies'));
  const { location, citizen, asset, signatures } = particulars;
  if (citizen) changed.push(t('review.changed-citizen', { before: nameOf(citizen.before) }));
  if (location)
    changed.push(t('review.changed-location', { before: location.before?.address || t('review.nothing') }));
  if (asset) changed.push(t('review.changed-asset', { before: asset.before?.name || t('review.nothing') }));
  if (signatures) changed.push(t('review.changed-signatures'));
  return changed.join(' · ');
}

function nameOf(citizen: NonNullable<Changes['particulars']['citizen']>['before']): string {
  return citizen ? `${citizen.firstName} ${citizen.documentNumber}`.trim() : t('review.nothing');
}
