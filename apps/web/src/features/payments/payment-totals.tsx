// What was charged, and how many seats of each location are sold, held and left.
// rules: E9.22, X21.12

import type { PaymentPage } from '@constancia/contract/payments/payment-list.ts';
import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { euros } from '../../platform/numbers/euros.ts';
import { type TextCode, t } from '../../platform/texts.ts';

/** What is left stands first: on a phone the last columns are out of sight. */
const COLUMNS: readonly TextCode[] = [
  'payment-list.section',
  'payment-list.left',
  'payment-list.seats-column',
  'payment-list.sold',
  'payment-list.held',
];

export function PaymentTotals({ page: { totals, currency, locations } }: { readonly page: PaymentPage }) {
  const sums = [
    { label: t('payment-list.total-paid'), amount: totals.paid.amount },
    ...(totals.late.count > 0 ? [{ label: t('payment-list.total-late'), amount: totals.late.amount }] : []),
  ];
  return (
    <>
      {totals.late.count > 0 && (
        <Alert severity="warning" sx={{ mb: 4 }}>
          {t('payment-list.late-explained')}
        </Alert>
      )}
      <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 4, mb: 4, alignItems: 'start' }}>
        <Stack component="dl" sx={{ m: 0, gap: 3, minWidth: 200 }}>
          {sums.map(({ label, amount }) => (
            <div key={label}>
              <Typography component="dt" color="textSecondary">
                {label}
              </Typography>
              <Typography component="dd" variant="subtitle1" sx={{ m: 0, fontSize: '1.75rem' }}>
                {euros(amount, currency)}
              </Typography>
            </div>
          ))}
        </Stack>
        {locations.length > 0 && <SeatTable locations={locations} />}
      </Stack>
    </>
  );
}

function SeatTable({ locations }: Pick<PaymentPage, 'locations'>) {
  return (
    <TableContainer
      component={Paper}
      sx={{ flex: 1, width: '100%' }}
      tabIndex={0}
      role="region"
      aria-label={t('payment-list.seats')}
    >
      <Table size="small" aria-label={t('payment-list.seats')}>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column, position) => (
              <TableCell key={column} align={position === 0 ? 'left' : 'right'} sx={{ whiteSpace: 'nowrap' }}>
                {t(column)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {locations.map(({ name, seats, sold, held, left }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', minWidth: 120 }}>
                <bdi>{name}</bdi>
              </TableCell>
              {[left, seats, sold, held].map((count, position) => (
                <TableCell key={COLUMNS[position + 1]} align="right">
                  {count}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
