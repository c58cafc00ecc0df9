// What became of submissions that were moved to a state together: how many have moved, and which were refused and why.
// rules: X33.09
import Box from '@mui/material/Box';
import { t } from '../../../platform/texts.ts';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';

export interface Outcome {
  readonly moved: number;
  readonly refused: readonly { readonly code: string; readonly why: string }[];
}

export function BulkOutcome({
  outcome,
  onClose,
}: {
  readonly outcome: Outcome;
  readonly onClose: () => void;
}) {
  const { moved, refused } = outcome;
  const text = t('submission-list.bulk-some', { moved, refused: refused.length });
  return (
    <DialogFrame title={t('submission-list.bulk')} text={text} scrolls onClose={onClose}>
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {refused.map(({ code, why }) => (
          <li key={code}>
            <strong>{code}</strong>: {why}
          </li>
        ))}
      </Box>
    </DialogFrame>
  );
}
