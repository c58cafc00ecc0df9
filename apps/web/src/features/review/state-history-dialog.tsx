// The states that a submission has been in, and for how long.
// rules: R2.054, R4.07-R4.11, X36.91

import type { WorkflowState } from '@constancia/domain/forms/definition/form.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { notedState } from '@constancia/domain/presentation/state-name.ts';
import { type StateStay, startsLate, stateStays } from '@constancia/domain/review/state-change.ts';
import type { StateChange } from '@constancia/domain/submissions/submission.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { epochMilliseconds } from '../../platform/clock.ts';
import { language } from '../../platform/language.ts';
import { type TextCode, t } from '../../platform/texts.ts';
import { DialogFrame } from '../../ui/staff/dialog-frame.tsx';
import { durationText } from './timeline/duration-text.ts';

interface Props {
  readonly history: readonly StateChange[];
  /** Of the version that was answered. */
  readonly states: readonly WorkflowState[];
  readonly timeZone: string;
  readonly onClose: () => void;
}

const TAGS: Readonly<Record<StateStay['position'], TextCode | null>> = {
  initial: 'review.state-initial',
  between: null,
  current: 'review.state-current',
};

export function StateHistoryDialog({ history, states, timeZone, onClose }: Props) {
  const stays = stateStays(history, new Date(epochMilliseconds()).toISOString());
  return (
    <DialogFrame title={t('review.state-history')} size="sm" scrolls onClose={onClose}>
      {stays.length === 0 && <Typography>{t('review.state-history-none')}</Typography>}
      {startsLate(history) && <Typography color="textSecondary">{t('review.state-history-late')}</Typography>}
      <List>
        {stays.map((stay, position) => (
          <Stay key={position} stay={stay} states={states} timeZone={timeZone} />
        ))}
      </List>
    </DialogFrame>
  );
}

interface StayProps extends Pick<Props, 'states' | 'timeZone'> {
  readonly stay: StateStay;
}

function Stay({ stay, states, timeZone }: StayProps) {
  const name = inLanguage(notedState(states, stay.stateName), language);
  const tag = TAGS[stay.position];
  const made = `${dateAndTime(stay.at, timeZone)} · ${stay.username}`;
  return (
    <ListItem disableGutters divider sx={{ gap: 3, flexWrap: 'wrap' }}>
      <ListItemText primary={name} secondary={made} sx={{ flex: '1 1 12rem' }} />
      {tag && <Chip size="small" label={t(tag)} />}
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{durationText(stay.spent)}</Typography>
    </ListItem>
  );
}
