// The submissions of a page: a table, or cards on phones.
// rules: R2.026-R2.034, R4.16-R4.18, X36.97

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
import { shownName } from '../../../ui/shown-name.ts';
import { t } from '../../../platform/texts.ts';
import { ChooseRow, useMayChoose } from '../bulk/choose-row.tsx';
import { useFocusOnOpened } from '../list-url/opened-from.ts';
import { OrderHeading } from '../order/order-heading.tsx';
import { PaymentChip } from './payment-chip.tsx';
import { shownMoment } from './shown-moment.ts';
import { AdditionalData, ViewLink } from './submission-cells.tsx';
import { SubmissionMenu } from './submission-menu.tsx';
import { questionColumns, type ShownList, type TableColumn, tableColumns } from './table-columns.tsx';

interface Props extends ShownList {
  readonly submissions: readonly SubmissionRow[];
}

export function SubmissionTable(props: Props) {
  const { submissions } = props;
  const narrow = useMediaQuery('(max-width: 899px)', { noSsr: true });
  useFocusOnOpened(useMemo(() => submissions.map(({ id }) => id), [submissions]));
  return narrow ? <SubmissionCards {...props} /> : <WideTable {...props} />;
}

function WideTable({ submissions, ...list }: Props) {
  const mayChoose = useMayChoose();
  const { before, after } = tableColumns(list);
  const headings = [
    ...before.map(({ title, by = null }) => ({ title, by })),
    { title: t('staff.submissions-column-actions'), by: null },
    ...after.map(({ title, by = null }) => ({ title, by })),
  ];
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
            {headings.map((heading, position) => (
              <OrderHeading key={position} {...heading} />
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
              {before.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
              <TableCell>
                <Box sx={{ display: 'flex' }}>
                  <ViewLink row={row} />
                  <SubmissionMenu row={row} timeZone={list.timeZone} />
                </Box>
              </TableCell>
              {after.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Cell({ column, row }: { readonly column: TableColumn; readonly row: SubmissionRow }) {
  const { sx = {}, isHeader, cell } = column;
  return (
    <TableCell {...(isHeader && { component: 'th', scope: 'row' })} sx={sx}>
      {cell(row)}
    </TableCell>
  );
}

function SubmissionCards({ submissions, hidden, ...list }: Props) {
  const { timeZone, byLastUpdate = false } = list;
  const questions = questionColumns(list);
  return (
    <Stack component="ul" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
      {submissions.map((row) => {
        const author = [
          !hidden.includes('author') && <bdi key="author">{row.createdBy}</bdi>,
          !hidden.includes('state') && row.state && ` · ${shownName(row.state, row.stateIn)}`,
        ];
        return (
          <Paper
            key={row.id}
            component="li"
            sx={{ p: 4, display: 'flex', justifyContent: 'space-between', gap: 3 }}
          >
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography variant="subtitle1">{row.code}</Typography>
              {!hidden.includes('moment') && (
                <Typography color="textSecondary" variant="body2">
                  {shownMoment(row, byLastUpdate, timeZone)}
                </Typography>
              )}
              <Typography variant="body2">{author}</Typography>
              {questions.map(({ key, title, cell }) => (
                <Typography key={key} variant="body2">
                  <bdi>{title}</bdi>: {cell(row)}
                </Typography>
              ))}
              {!hidden.includes('payment') && row.payment && <PaymentChip status={row.payment} />}
              {!hidden.includes('more') && <AdditionalData row={row} />}
            </Box>
            <Box sx={{ display: 'flex', alignItems: 'center', alignSelf: 'start' }}>
              <ChooseRow row={row} />
              <ViewLink row={row} />
              <SubmissionMenu row={row} timeZone={timeZone} />
            </Box>
          </Paper>
        );
      })}
    </Stack>
  );
}
