// The earlier answers to a question that was corrected: the original first, then the result of every edit.
// rules: R2.058, R2.067, R2.068

import type { AnswerHistory, HistoryEntry } from '@constancia/domain/presentation/submission-tree.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { type TextCode, t } from '../../../platform/texts.ts';
import { AnswerView } from './answer-view.tsx';
import { AttachmentView } from './attachment-view.tsx';
import { ViewToolsContext } from './view-tools.ts';
import './view.css';

const POSITIONS: Readonly<Record<HistoryEntry['position'], TextCode | null>> = {
  original: 'staff.history-original',
  between: null,
  current: 'staff.history-current',
};

export function HistoryView({ history, label }: { readonly history: AnswerHistory; readonly label: string }) {
  const { changes, entries } = history;
  return (
    <details className="view-history">
      <summary>
        {t('staff.history', { count: changes })}
        <span className="only-read"> {label}</span>
      </summary>
      <ol>
        {entries.map((entry, position) => (
          <EntryView key={position} entry={entry} label={label} />
        ))}
      </ol>
    </details>
  );
}

function EntryView({ entry, label }: { readonly entry: HistoryEntry; readonly label: string }) {
  const { timeZone } = use(ViewToolsContext);
  const tag = POSITIONS[entry.position];
  const made = entry.made && `${entry.made.by} · ${dateAndTime(entry.made.at, timeZone)}`;
  return (
    <li>
      <Typography component="p" variant="body2" color="textSecondary">
        {tag && <strong>{t(tag)} </strong>}
        {made && <bdi>{made}</bdi>}
      </Typography>
      {/* A file alone is an answer. */}
      {(entry.display.kind !== 'none' || entry.attachments.length === 0) && (
        <AnswerView display={entry.display} />
      )}
      {entry.attachments.map((attachment) => (
        <AttachmentView key={attachment.key} attachment={attachment} label={label} />
      ))}
    </li>
  );
}
