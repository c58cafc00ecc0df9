// How long submissions stayed in each state.
// rules: X32.53
import { countText } from '../../platform/number-format.ts';
import type { FormStatistics } from '@constancia/contract/statistics.ts';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { t } from '../../platform/texts.ts';
import { shownName } from '../../ui/shown-name.ts';
import { durationText } from './charts/numbers.ts';

export function StaysCard({ stays }: Pick<FormStatistics, 'stays'>) {
  const title = t('statistics.stays');
  return (
    <Paper sx={{ p: 4, minWidth: 0 }}>
      <Typography variant="h2">{title}</Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {t('statistics.stays-help')}
      </Typography>
      <TableContainer tabIndex={0} role="region" aria-label={title}>
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              <TableCell>{t('statistics.state')}</TableCell>
              <TableCell align="right">{t('statistics.stay-count')}</TableCell>
              <TableCell align="right">{t('statistics.stay-median')}</TableCell>
              <TableCell align="right">{t('statistics.stay-long')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {stays.map(({ name, in: versions, count, medianSeconds, longSeconds }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  <bdi>{shownName(name, versions)}</bdi>
                </TableCell>
                <TableCell align="right">{countText(count)}</TableCell>
                <TableCell align="right">{durationText(medianSeconds)}</TableCell>
                <TableCell align="right">{durationText(longSeconds)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Paper>
  );
}
