// The submissions of a page: a table, or cards on phones.
// rules: R2.026-R2.034, R4.16-R4.18

import type { SubmissionRow } from '@constancia/contract/submissions/submissions.ts';
import Box from '@mui/material/Box';
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
import { useMemo } from 'react';
import { type TextCode, t } from '../../../platform/texts.ts';
import { useFocusOnOpened } from '../list-url/opened-from.ts';
import { ChooseRow, useMayChoose } from './choose-row.tsx';
import { PaymentChip } from './payment-chip.tsx';
import { shownMoment } from './shown-moment.ts';
import { AdditionalData, ViewLink } from './submission-cells.tsx';
import { SubmissionMenu } from './submission-menu.tsx';

interface Props {
  readonly submissions: readonly SubmissionRow[];
  readonly timeZone: string;
  /** The form sells something: its submissions have a payment status (R2.031). */
  readonly sells: boolean;
  /** The list goes by the last update, which it then shows (R2.028). */
  readonly byLastUpdate?: boolean;
}

/** A code, a date or a heading never breaks; a long name does. */
const WHOLE = { whiteSpace: 'nowrap' } as const;
const BREAKS = { overflowWrap: 'anywhere', minWidth: '8rem' } as const;

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

export function SubmissionTable({ submissions, timeZone, sells, byLastUpdate = false }: Props) {
  const momentOf = (row: SubmissionRow) => shownMoment(row, byLastUpdate, timeZone);
  const columns = COLUMNS.filter((column) => sells || column !== 'payment-list.column');
  const mayChoose = useMayChoose();
  const narrow = useMediaQuery('(max-width: 899px)', { noSsr: true });
  useFocusOnOpened(useMemo(() => submissions.map(({ id }) => id), [submissions]));
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
            {mayChoose && (
              <TableCell padding="checkbox">
                <span className="only-read">{t('submission-list.choose-column')}</span>
              </TableCell>
            )}
            {columns.map((column) => (
              <TableCell key={column} sx={WHOLE}>
                {t(column)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {submissions.map((row) => (
            <TableRow key={row.id} hover>
              {mayChoose && (
                <TableCell padding="checkbox">
                  <ChooseRow row={row} />
                </TableCell>
              )}
              <TableCell sx={{ ...WHOLE, fontFamily: 'monospace', fontSize: '0.8125rem' }}>
                {row.id}
              </TableCell>
              <TableCell component="th" scope="row" sx={{ ...WHOLE, fontWeight: 600 }}>
                {row.code}
              </TableCell>
              <TableCell sx={WHOLE}>{momentOf(row)}</TableCell>
              <TableCell sx={BREAKS}>
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
              <TableCell sx={{ minWidth: '11rem' }}>
                <AdditionalData row={row} />
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
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="subtitle1">{row.code}</Typography>
            <Typography color="textSecondary" variant="body2">
              {momentOf(row)}
            </Typography>
            <Typography variant="body2">
              <bdi>{row.createdBy}</bdi>
              {row.state && ` · ${row.state}`}
            </Typography>
            {row.payment && <PaymentChip status={row.payment} />}
            <AdditionalData row={row} />
          </Box>
          <Box sx={{ display: 'flex', alignItems: 'start' }}>
            <ChooseRow row={row} />
            <ViewLink row={row} />
            <SubmissionMenu row={row} timeZone={timeZone} />
          </Box>
        </Paper>
      ))}
    </Stack>
  );
}
