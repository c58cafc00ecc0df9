// A chart with its title and numbers; the same as a table one click away, and as a picture to keep.
// rules: X10.15, X32.57
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { BarList } from './bar-list.tsx';
import type { Chart, Fact } from './chart.ts';
import { ChartTable } from './chart-table.tsx';
import { ColumnChart } from './column-chart.tsx';
import { PieChart } from './pie-chart.tsx';
import { savePicture } from './save-picture.ts';
import './statistics.css';

const DRAWN = { bars: BarList, columns: ColumnChart, pie: PieChart } as const;

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="stat-facts">
      {facts.map(({ name, value, before }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {before !== undefined && <span className="stat-value-before">{`(${before})`}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Props {
  readonly chart: Chart;
  /** Under the title of the picture: the form and the days. */
  readonly about: string;
}

export function ChartCard({ chart, about }: Props) {
  const [shows, setShows] = useState<'chart' | 'table'>('chart');
  const id = useId();
  const other = shows === 'chart' ? 'table' : 'chart';
  const { title, level, description, facts, items } = chart;
  const Drawn = DRAWN[chart.kind];
  const isEmpty = items.every(({ count, before = 0 }) => count === 0 && before === 0);
  return (
    <Paper component="figure" aria-labelledby={id} sx={{ p: 4, m: 0, minWidth: 0 }}>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', alignItems: 'start', gap: 2, mb: 3, flexWrap: 'wrap' }}
      >
        <figcaption className="stat-heading">
          <Typography id={id} variant={level === 'h2' ? 'h2' : 'subtitle1'} component={level} dir="auto">
            {title}
          </Typography>
          {description && <Typography color="textSecondary">{description}</Typography>}
        </figcaption>
        {!isEmpty && (
          <Stack direction="row" sx={{ flexShrink: 0, ml: 'auto' }}>
            <Button
              size="small"
              aria-label={t(`statistics.as-${other}-of`, { title })}
              onClick={() => setShows(other)}
            >
              {t(`statistics.as-${other}`)}
            </Button>
            <Button
              size="small"
              aria-label={t('statistics.picture-of', { title })}
              onClick={() => void savePicture(chart, about)}
            >
              {t('statistics.picture')}
            </Button>
          </Stack>
        )}
      </Stack>
      {facts && facts.length > 0 && <Facts facts={facts} />}
      {!isEmpty && (shows === 'chart' ? <Drawn chart={chart} /> : <ChartTable chart={chart} />)}
      {isEmpty && !facts && <Typography color="textSecondary">{t('statistics.nothing')}</Typography>}
    </Paper>
  );
}
