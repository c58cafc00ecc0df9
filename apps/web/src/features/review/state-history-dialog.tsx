// The states that a submission has been in, and for how long.
// rules: R2.054, R4.07-R4.11

import { type StateStay, startsLate, stateStays } from '@constancia/domain/review/state-change.ts';
import type { StateChange } from '@constancia/domain/submissions/submission.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { epochMilliseconds } from '../../platform/clock.ts';
import { type TextCode, t } from '../../platform/texts.ts';
import { DialogFrame } from '../../ui/staff/dialog-frame.tsx';
import { durationText } from './timeline/duration-text.ts';

interface Props {
  readonly history: readonly StateChange[];
  readonly timeZone: string;
  readonly onClose: () => void;
}

const TAGS: Readonly<Record<StateStay['position'], TextCode | null>> = {
  initial: 'review.state-initial',
  between: null,
  current: 'review.state-current',
};

export function StateHistoryDialog({ history, timeZone, onClose }: Props) {
  const stays = stateStays(history, new Date(epochMilliseconds()).toISOString());
  return (
    <DialogFrame title={t('review.state-history')} size="sm" scrolls onClose={onClose}>
      {stays.length === 0 && <Typography>{t('review.state-history-none')}</Typography>}
      {startsLate(history) && <Typography color="textSecondary">{t('review.state-history-late')}</Typography>}
      <List>
        {stays.map((stay, position) => (
          <Stay key={position} stay={stay} timeZone={timeZone} />
        ))}
      </List>
    </DialogFrame>
  );
}

function Stay({ stay, timeZone }: { readonly stay: StateStay; readonly timeZone: string }) {
  const tag = TAGS[stay.position];
  const made = `${dateAndTime(stay.at, timeZone)} · ${stay.username}`;
  return (
    <ListItem disableGutters divider sx={{ gap: 3, flexWrap: 'wrap' }}>
      <ListItemText primary={stay.stateName} secondary={made} sx={{ flex: '1 1 12rem' }} />
      {tag && <Chip size="small" label={t(tag)} />}
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{durationText(stay.spent)}</Typography>
    </ListItem>
  );
}
