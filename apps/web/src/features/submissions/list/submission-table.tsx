// The submissions of a page: a table, or cards on phones.
// rules: R2.026-R2.034, R4.16-R4.18

import type { SubmissionRow } from '@constancia/contract/submissions/submissions.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import VisibilityIcon from '@mui/icons-material/Visibility';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link } from 'react-router';
import { dateAndTime } from '../../../platform/local-time.ts';
import { type TextCode, t } from '../../../platform/texts.ts';
import { PaymentChip } from './payment-chip.tsx';
import { SubmissionMenu } from './submission-menu.tsx';

interface Props {
  readonly submissions: readonly SubmissionRow[];
  readonly timeZone: string;
  /** The form sells something: its submissions have a payment status (R2.031). */
  readonly sells: boolean;
  /** The list goes by the last update, which it then shows (R2.028). */
  readonly byLastUpdate?: boolean;
}

const COLUMNS: readonly TextCode[] = [
  'staff.submissions-column-id',
  'staff.submissions-column-code',
  'staff.submissions-column-date',
  'staff.submissions-column-author',
  'staff.submissions-column-state',
  'payment-list.column',
  'staff.submissions-column-actions',
  'staff.submissions-column-more',
];

function ViewLink({ row }: { readonly row: SubmissionRow }) {
  return (
    <IconButton
      size="small"
      component={Link}
      to={pathOf('submission', { id: row.id })}
      aria-label={t('staff.submissions-view', { code: row.code })}
    >
      <VisibilityIcon fontSize="small" />
    </IconButton>
  );
}

function additional(row: SubmissionRow): string {
  return [row.citizen, row.address].filter((text) => text !== '').join(' · ');
}

export function SubmissionTable({ submissions, timeZone, sells, byLastUpdate = false }: Props) {
  const momentOf = (row: SubmissionRow) =>
    dateAndTime(byLastUpdate ? row.updatedAt : row.createdAt, timeZone);
  const columns = COLUMNS.filter((column) => sells || column !== 'payment-list.column');
  const narrow = useMediaQuery('(max-width: 899px)');
  if (narrow) return <SubmissionCards submissions={submissions} timeZone={timeZone} momentOf={momentOf} />;
  return (
    <TableContainer
      component={Paper}
      sx={{ maxHeight: '70dvh' }}
      tabIndex={0}
      role="region"
      aria-label={t('staff.submissions')}
    >
      <Table size="small" stickyHeader aria-label={t('staff.submissions')}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{t(column)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {submissions.map((row) => (
            <TableRow key={row.id} hover>
              <TableCell sx={{ fontFamily: 'monospace', fontSize: '0.8125rem' }}>{row.id}</TableCell>
              <TableCell component="th" scope="row" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
                {row.code}
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{momentOf(row)}</TableCell>
              <TableCell>
                <bdi>{row.createdBy}</bdi>
              </TableCell>
              <TableCell>{row.state}</TableCell>
              {sells && <TableCell>{row.payment && <PaymentChip status={row.payment} />}</TableCell>}
              <TableCell>
                <Box sx={{ display: 'flex' }}>
                  <ViewLink row={row} />
                  <SubmissionMenu row={row} timeZone={timeZone} />
                </Box>
              </TableCell>
              <TableCell>
                <bdi>{additional(row)}</bdi>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface CardsProps extends Pick<Props, 'submissions' | 'timeZone'> {
  readonly momentOf: (row: SubmissionRow) => string;
}

function SubmissionCards({ submissions, timeZone, momentOf }: CardsProps) {
  return (
    <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
      {submissions.map((row) => (
        <Paper
          key={row.id}
          component="li"
          sx={{ p: 4, display: 'flex', justifyContent: 'space-between', gap: 3 }}
        >
          <div>
            <Typography variant="subtitle1">{row.code}</Typography>
            <Typography color="textSecondary" variant="body2">
              {momentOf(row)}
            </Typography>
            <Typography variant="body2">
              <bdi>{row.createdBy}</bdi>
              {row.state && ` · ${row.state}`}
            </Typography>
            {row.payment && <PaymentChip status={row.payment} />}
            <Typography color="textSecondary" variant="body2">
              <bdi>{additional(row)}</bdi>
            </Typography>
          </div>
          <Box sx={{ display: 'flex', alignItems: 'start' }}>
            <ViewLink row={row} />
            <SubmissionMenu row={row} timeZone={timeZone} />
          </Box>
        </Paper>
      ))}
    </Stack>
  );
}
