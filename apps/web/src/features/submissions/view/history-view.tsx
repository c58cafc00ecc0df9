// The earlier answers to a question that was corrected: the original first, then the result of every edit.
// rules: R2.058, R2.067, R2.068

import type { AnswerHistory, HistoryEntry } from '@constancia/domain/presentation/submission-tree.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { dateAndTime } from '../../../platform/local-time.ts';
import { type TextCode, t } from '../../../platform/texts.ts';
import { AnswerView } from './answer-view.tsx';
import { AttachmentView } from './attachment-view.tsx';
import { ViewToolsContext } from './view-tools.ts';

const POSITIONS: Readonly<Record<HistoryEntry['position'], TextCode | null>> = {
  original: 'staff.history-original',
  between: null,
  current: 'staff.history-current',
};

export function HistoryView({ history, label }: { readonly history: AnswerHistory; readonly label: string }) {
  const { changes, entries } = history;
  return (
    <Box component="details" sx={{ mt: 2 }}>
      <Box component="summary" sx={{ cursor: 'pointer', color: 'primary.main', minHeight: 24 }}>
        {t('staff.history', { count: changes })}
        <span className="only-read"> {label}</span>
      </Box>
      <Box
        component="ol"
        sx={{ m: 0, mt: 1, pl: 4, borderLeft: 2, borderColor: 'divider', listStyle: 'none' }}
      >
        {entries.map((entry, position) => (
          <EntryView key={position} entry={entry} label={label} />
        ))}
      </Box>
    </Box>
  );
}

function EntryView({ entry, label }: { readonly entry: HistoryEntry; readonly label: string }) {
  const { timeZone } = use(ViewToolsContext);
  const tag = POSITIONS[entry.position];
  const made = entry.made && `${entry.made.by} · ${dateAndTime(entry.made.at, timeZone)}`;
  return (
    <Box component="li" sx={{ py: 1 }}>
      <Typography component="p" variant="body2" color="textSecondary">
        {tag && <strong>{t(tag)} </strong>}
        {made && <bdi>{made}</bdi>}
      </Typography>
      <AnswerView display={entry.display} />
      {entry.attachments.map((attachment) => (
        <AttachmentView key={attachment.key} attachment={attachment} label={label} />
      ))}
    </Box>
  );
}
