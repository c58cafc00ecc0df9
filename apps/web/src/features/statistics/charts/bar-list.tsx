// Counts as horizontal bars, each with its name and number.
// rules: R2.012, R9.19, X10.15
import { t } from '../../../platform/texts.ts';
import type { Chart } from './chart.ts';
import { shareText } from './numbers.ts';
import './statistics.css';

export function BarList({ chart }: { readonly chart: Chart }) {
  const { items, whole, wholeBefore = 0, decimals } = chart;
  const most = Math.max(1, ...items.map(({ count, before = 0 }) => Math.max(count, before)));
  const width = (count: number) => ({ inlineSize: `${(100 * count) / most}%` });
  return (
    <ul className="stat-bars">
      {items.map(({ key, name, count, before, aside }) => (
        <li key={key}>
          <bdi className="stat-name">{name}</bdi>
          <span className="stat-track" aria-hidden="true">
            <span className={aside ? 'stat-bar stat-aside' : 'stat-bar'} style={width(count)} />
            {before !== undefined && <span className="stat-bar stat-before" style={width(before)} />}
          </span>
          <span className="stat-value">
            {t('statistics.value', { count, share: shareText(count, whole, decimals) })}
            {before !== undefined && (
              <span className="stat-value-before">
                {t('statistics.value-before', {
                  count: before,
                  share: shareText(before, wholeBefore, decimals),
                })}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
