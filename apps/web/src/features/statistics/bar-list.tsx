// Counts as horizontal bars, each with its name and number, and the same counts as a table.
// rules: R2.012, X10.15
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { t } from '../../platform/texts.ts';
import { countText, shareText } from './numbers.ts';
import './statistics.css';

export interface Bar {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  /** The choice is no longer in the form: its bar is paler. */
  readonly aside?: true;
}

interface Props {
  readonly bars: readonly Bar[];
  /** The count that is 100 %. */
  readonly whole: number;
}

export function BarList({ bars, whole }: Props) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ul className="stat-bars">
      {bars.map(({ key, name, count, aside }) => (
        <li key={key}>
          <bdi className="stat-name">{name}</bdi>
          <span className="stat-track" aria-hidden="true">
            <span
              className={aside ? 'stat-bar stat-aside' : 'stat-bar'}
              style={{ inlineSize: `${(100 * count) / most}%` }}
            />
          </span>
          <span className="stat-value">
            {t('statistics.value', { count: countText(count), share: shareText(count, whole) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function BarTable({
  bars,
  whole,
  caption,
  head,
}: Props & { readonly caption: string; readonly head: string }) {
  return (
    <Table size="small" aria-label={caption}>
      <TableHead>
        <TableRow>
          <TableCell>{head}</TableCell>
          <TableCell align="right">{t('statistics.count')}</TableCell>
          <TableCell align="right">{t('statistics.share')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {bars.map(({ key, name, count }) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row">
              <bdi>{name}</bdi>
            </TableCell>
            <TableCell align="right">{countText(count)}</TableCell>
            <TableCell align="right">{shareText(count, whole)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
