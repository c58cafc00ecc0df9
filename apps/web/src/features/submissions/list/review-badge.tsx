// Shows how far the review of a submission is.
// rules: R2.033, R4.12-R4.15
import type { SubmissionRow } from '@constancia/contract/submissions/submissions.ts';
import Chip from '@mui/material/Chip';
import { type TextCode, t } from '../../../platform/texts.ts';

type Badge = NonNullable<SubmissionRow['badge']>;

const VARIANTS: Readonly<
  Record<Badge, { readonly color: 'error' | 'warning' | 'success'; readonly text: TextCode }>
> = {
  'in-review': { color: 'error', text: 'review.badge-in-review' },
  'to-correct': { color: 'warning', text: 'review.badge-to-correct' },
  approved: { color: 'success', text: 'review.badge-approved' },
};

export function ReviewBadge({ badge, size }: { readonly badge: Badge; readonly size?: 'small' }) {
  const { color, text } = VARIANTS[badge];
  return <Chip color={color} size={size ?? 'medium'} label={t(text)} sx={{ fontWeight: 600 }} />;
}
