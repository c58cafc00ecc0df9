// The entries of the audit log, one row each.
// rules: X34.20, X40.01
import { isAuditAction, isAuditSubject } from '@constancia/domain/audit/audit-entries.ts';
import { detailsText } from '@constancia/domain/audit/details-text.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import { auditWords } from '@constancia/messages/administration/audit-words.ts';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { t } from '../../../platform/texts.ts';
import { type Column, DataTable } from '../../../ui/staff/data-table.tsx';
import type { ListedEntry } from './api.ts';

interface Row extends ListedEntry {
  readonly id: string;
}

const actionText = ({ action }: ListedEntry) =>
  isAuditAction(action) ? t(`audit.action-${action}`) : action;
const subjectText = ({ subject }: ListedEntry) =>
  isAuditSubject(subject) ? t(`audit.subject-${subject}`) : subject;

/** The page of what it was done to; null for what has none, or is gone. */
function pageOf({ action, subject, subjectId: id }: ListedEntry): string | null {
  if (action === 'delete') return null;
  if (subject === 'submission') return pathOf('submission', { id });
  return subject === 'form' ? pathOf('formHistory', { id }) : null;
}

function SubjectId({ entry }: { readonly entry: ListedEntry }) {
  const page = pageOf(entry);
  const id = (
    <Typography
      component="span"
      sx={{ fontFamily: 'monospace', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}
    >
      {entry.subjectId}
    </Typography>
  );
  return page === null ? (
    id
  ) : (
    <MuiLink component={Link} to={page}>
      {id}
    </MuiLink>
  );
}

/** Made when drawn, because the texts may change with the language. */
const columns = (timeZone: string): readonly [Column<Row>, ...Column<Row>[]] => [
  { title: t('audit.column-when'), cell: ({ at }) => dateAndTime(at, timeZone) },
  {
    title: t('audit.column-who'),
    cell: ({ actor }) => <bdi>{actor === '' ? t('audit.nobody') : actor}</bdi>,
  },
  { title: t('audit.column-action'), cell: actionText },
  { title: t('audit.column-subject'), cell: subjectText },
  { title: t('audit.column-id'), cell: (entry) => <SubjectId entry={entry} /> },
  { title: t('audit.column-from'), cell: ({ networkAddress }) => networkAddress ?? '—' },
  {
    title: t('audit.column-details'),
    cell: ({ details }) => (
      <Typography variant="body2" component="span" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {detailsText(details, { words: auditWords(t), timeZone })}
      </Typography>
    ),
  },
];

interface Props {
  readonly entries: readonly ListedEntry[];
  readonly timeZone: string;
}

export function EntryTable({ entries, timeZone }: Props) {
  const rows = entries.map((entry) => ({ ...entry, id: String(entry.number) }));
  return <DataTable label={t('audit.title')} rows={rows} columns={columns(timeZone)} />;
}
