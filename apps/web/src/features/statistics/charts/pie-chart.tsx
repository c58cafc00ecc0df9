// Counts as a pie with its labels beside it. A pie of many slices has no labels: the table has them.
// rules: R2.089, R9.18, R9.19
import { showsPieLabels, slices } from '@constancia/domain/statistics/pie.ts';
import { t } from '../../../platform/texts.ts';
import type { Chart } from './chart.ts';
import { shareText } from './numbers.ts';
import { slicePath, sliceStrength } from './slice-path.ts';
import './statistics.css';

const RADIUS = 90;
const SIZE = 2 * RADIUS + 4;

export function PieChart({ chart }: { readonly chart: Chart }) {
  const { title, items, whole, wholeBefore = 0, decimals } = chart;
  const counts = items.map(({ count }) => count);
  const labelled = showsPieLabels(counts);
  return (
    <div className="stat-pie">
      <svg viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`} role="img" aria-label={title}>
        {slices(counts).map(({ start, end }, index) => (
          <path
            key={items[index]?.key}
            d={slicePath(start, end, RADIUS)}
            className={items[index]?.aside ? 'stat-slice stat-slice-aside' : 'stat-slice'}
            fillOpacity={sliceStrength(index)}
          />
        ))}
      </svg>
      {labelled && (
        <ul className="stat-legend">
          {items.map(({ key, name, count, before, aside }, index) => (
            <li key={key}>
              <span
                className={aside ? 'stat-mark stat-aside' : 'stat-mark'}
                style={{ opacity: sliceStrength(index) }}
                aria-hidden="true"
              />
              <bdi className="stat-name">{name}</bdi>
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
      )}
    </div>
  );
}
