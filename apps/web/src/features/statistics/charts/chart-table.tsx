// The numbers of a chart as a table.
// rules: R9.19, X10.15
import { countText } from '../../../platform/number-format.ts';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { t } from '../../../platform/texts.ts';
import { type Chart, isCompared } from './chart.ts';
import { shareText } from './numbers.ts';

export function ChartTable({ chart }: { readonly chart: Chart }) {
  const { title, head, items, whole, wholeBefore = 0, decimals } = chart;
  const compared = isCompared(chart);
  return (
    <TableContainer sx={{ maxHeight: 420 }} tabIndex={0} role="region" aria-label={title}>
      <Table size="small" stickyHeader aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>{head}</TableCell>
            <TableCell align="right">{t('statistics.count')}</TableCell>
            <TableCell align="right">{t('statistics.share')}</TableCell>
            {compared && <TableCell align="right">{t('statistics.count-before')}</TableCell>}
            {compared && <TableCell align="right">{t('statistics.share-before')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map(({ key, name, count, before = 0 }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row">
                <bdi>{name}</bdi>
              </TableCell>
              <TableCell align="right">{countText(count)}</TableCell>
              <TableCell align="right">{shareText(count, whole, decimals)}</TableCell>
              {compared && <TableCell align="right">{countText(before)}</TableCell>}
              {compared && <TableCell align="right">{shareText(before, wholeBefore, decimals)}</TableCell>}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
