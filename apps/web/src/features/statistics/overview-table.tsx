// The municipalities as rows with their months as columns, and the sum of those that are shown.
// rules: R9.20, X32.58
import { countText } from '../../platform/number-format.ts';
import type { StatisticsOverview } from '@constancia/contract/statistics.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { t } from '../../platform/texts.ts';
import { dayText } from './charts/numbers.ts';

type Municipality = StatisticsOverview['municipalities'][number];

const sum = (counts: readonly number[]) => counts.reduce((added, one) => added + one, 0);
const NARROW = { whiteSpace: 'nowrap' } as const;
/** The name stays in view while the months scroll; on phones it would cover them. */
const NAME = {
  position: { sm: 'sticky' },
  left: 0,
  bgcolor: 'background.paper',
  minWidth: { xs: 120, sm: 180 },
  zIndex: { sm: 3 },
} as const;

function MunicipalityRow({ one }: { readonly one: Municipality }) {
  const { name, forms, answeredForms, submissions, byMonth, updatedAt, timeZone } = one;
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={NAME}>
        {name}
      </TableCell>
      <TableCell sx={NARROW}>
        {t('overview.forms-answered', { forms: forms, answered: answeredForms })}
      </TableCell>
      <TableCell align="right">{countText(submissions)}</TableCell>
      <TableCell sx={NARROW}>{updatedAt ? dateAndTime(updatedAt, timeZone) : t('overview.never')}</TableCell>
      {byMonth.toReversed().map((count, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the columns never change their order
        <TableCell key={at} align="right">
          {countText(count)}
        </TableCell>
      ))}
    </TableRow>
  );
}

export function OverviewTable({
  overview: { months, municipalities },
}: {
  readonly overview: StatisticsOverview;
}) {
  const total = (of: (one: Municipality) => number) => countText(sum(municipalities.map(of)));
  return (
    <TableContainer
      component={Paper}
      tabIndex={0}
      role="region"
      aria-label={t('overview.title')}
      sx={{ maxHeight: '70vh' }}
    >
      <Table size="small" stickyHeader aria-label={t('overview.title')}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ ...NAME, zIndex: { sm: 4 } }}>{t('overview.municipality')}</TableCell>
            <TableCell>{t('overview.forms')}</TableCell>
            <TableCell align="right">{t('overview.submissions')}</TableCell>
            <TableCell>{t('overview.updated')}</TableCell>
            {months.toReversed().map((month) => (
              <TableCell key={month} align="right">
                {dayText(month)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {municipalities.map((one) => (
            <MunicipalityRow key={one.id} one={one} />
          ))}
        </TableBody>
        <TableFooter sx={{ '& td, & th': { fontSize: 'inherit', color: 'text.primary', fontWeight: 600 } }}>
          <TableRow>
            <TableCell component="th" scope="row" sx={NAME}>
              {t('overview.all')}
            </TableCell>
            <TableCell>
              {t('overview.forms-answered', {
                forms: total(({ forms }) => forms),
                answered: total(({ answeredForms }) => answeredForms),
              })}
            </TableCell>
            <TableCell align="right">{total(({ submissions }) => submissions)}</TableCell>
            <TableCell />
            {months.toReversed().map((month, at) => (
              <TableCell key={month} align="right">
                {total(({ byMonth }) => byMonth.at(-1 - at) ?? 0)}
              </TableCell>
            ))}
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
