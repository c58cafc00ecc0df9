// Counts as columns, e.g. by hour or day, with labels on the first, the last and the highest.
// rules: R2.088, R9.17, X10.15
import { countText } from '../../../platform/number-format.ts';
import { t } from '../../../platform/texts.ts';
import type { Chart } from './chart.ts';
import './statistics.css';

/** Where the number above a column stands, so that it stays inside the chart. */
function sideOf(index: number, count: number): 'start' | 'middle' | 'end' {
  if (index < count / 6) return 'start';
  return index >= count - count / 6 ? 'end' : 'middle';
}

export function ColumnChart({ chart: { title, items } }: { readonly chart: Chart }) {
  const most = Math.max(1, ...items.map(({ count, before = 0 }) => Math.max(count, before)));
  const highest = items.reduce((at, { count }, index) => (count > (items[at]?.count ?? 0) ? index : at), 0);
  const total = items.reduce((sum, { count }) => sum + count, 0);
  const summary = t('statistics.columns-summary', {
    title,
    count: total,
    most: countText(items[highest]?.count ?? 0),
    name: items[highest]?.name ?? '',
  });
  const height = (count: number) => ({ blockSize: `${(100 * count) / most}%` });
  return (
    <div className="stat-days">
      <div className="stat-columns" role="img" aria-label={summary}>
        {items.map(({ key, name, count, before }, index) => (
          <span key={key} className="stat-day" title={`${name}: ${countText(count)}`}>
            <span className={count > 0 ? 'stat-column' : 'stat-column stat-zero'} style={height(count)}>
              {index === highest && count > 0 && (
                <span className={`stat-most stat-most-${sideOf(index, items.length)}`}>
                  {countText(count)}
                </span>
              )}
            </span>
            {before !== undefined && before > 0 && (
              <span className="stat-column-before" style={height(before)} />
            )}
          </span>
        ))}
      </div>
      <div className="stat-axis" aria-hidden="true">
        <span>{items[0]?.name}</span>
        <span>{items.at(-1)?.name}</span>
      </div>
    </div>
  );
}
