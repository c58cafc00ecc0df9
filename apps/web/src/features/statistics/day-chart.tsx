// Submissions per day: one column a day, with labels on the first, the last and the highest; and the same as a table.
// rules: R2.012, X10.12, X10.15
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { t } from '../../platform/texts.ts';
import { countText, dayText } from './numbers.ts';
import './statistics.css';

interface Day {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly count: number;
}

interface Props {
  /** Oldest first, at least one. */
  readonly days: readonly Day[];
}

export function DayChart({ days }: Props) {
  const most = Math.max(...days.map(({ count }) => count));
  const highest = days.findLastIndex(({ count }) => count === most);
  const from = dayText(days[0]?.day ?? '');
  const to = dayText(days.at(-1)?.day ?? '');
  const total = days.reduce((sum, { count }) => sum + count, 0);
  if (most === 0) return <p>{t('statistics.days-none', { from, to })}</p>;
  const summary = t('statistics.days-summary', { from, to, count: countText(total), most: countText(most) });
  return (
    <figure className="stat-days">
      <div className="stat-columns" role="img" aria-label={summary}>
        {days.map(({ day, count }, index) => (
          <span key={day} className="stat-day" title={`${dayText(day)}: ${countText(count)}`}>
            {index === highest && <span className="stat-most">{countText(count)}</span>}
            <span
              className={count > 0 ? 'stat-column' : 'stat-column stat-zero'}
              style={{ blockSize: `${(100 * count) / most}%` }}
            />
          </span>
        ))}
      </div>
      <div className="stat-axis" aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </div>
      <figcaption>{summary}</figcaption>
    </figure>
  );
}

export function DayTable({ days, caption }: Props & { readonly caption: string }) {
  return (
    <TableContainer sx={{ maxHeight: 360 }} tabIndex={0} role="region" aria-label={caption}>
      <Table size="small" stickyHeader aria-label={caption}>
        <TableHead>
          <TableRow>
            <TableCell>{t('statistics.day')}</TableCell>
            <TableCell align="right">{t('statistics.count')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {days.toReversed().map(({ day, count }) => (
            <TableRow key={day}>
              <TableCell component="th" scope="row">
                {dayText(day)}
              </TableCell>
              <TableCell align="right">{countText(count)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
