// Shows the progress of the review of a submission.
// rules: R4.12-R4.15

import type { Review } from '@constancia/contract/submissions/review.ts';
import Chip from '@mui/material/Chip';
import type { TextCode } from '../../platform/texts.ts';
import { t } from '../../platform/texts.ts';

type Badge = NonNullable<Review['badge']>;

const VARIANTS: Readonly<
  Record<Badge, { readonly color: 'error' | 'warning' | 'success'; readonly text: TextCode }>
> = {
  'in-review': { color: 'error', text: 'review.badge-in-review' },
  'to-correct': { color: 'warning', text: 'review.badge-to-correct' },
  approved: { color: 'success', text: 'review.badge-approved' },
};

export function ReviewBadge({ badge }: { readonly badge: Badge }) {
  const { color, text } = VARIANTS[badge];
  return <Chip color={color} label={t(text)} sx={{ mb: 4, fontWeight: 600 }} />;
}
