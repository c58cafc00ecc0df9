// A chart with its title, and the same numbers as a table one click away.
// rules: X10.15
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { t } from '../../platform/texts.ts';
import './statistics.css';

interface Props {
  readonly title: string;
  /** 'h3' inside a section of the page; 'h2' when the chart is a section of its own. */
  readonly level: 'h2' | 'h3';
  readonly description?: string;
  readonly chart: ReactNode;
  readonly table: ReactNode;
}

export function ChartCard({ title, level, description, chart, table }: Props) {
  const [shows, setShows] = useState<'chart' | 'table'>('chart');
  const other = shows === 'chart' ? 'table' : 'chart';
  return (
    <Paper sx={{ p: 4, minWidth: 0 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'start', gap: 3, mb: 3 }}>
        <div className="stat-heading">
          <Typography variant="h2" component={level} dir="auto">
            {title}
          </Typography>
          {description && <Typography color="textSecondary">{description}</Typography>}
        </div>
        <Button
          size="small"
          sx={{ flexShrink: 0 }}
          aria-label={t(`statistics.as-${other}-of`, { title })}
          onClick={() => setShows(other)}
        >
          {t(`statistics.as-${other}`)}
        </Button>
      </Stack>
      {shows === 'chart' ? chart : table}
    </Paper>
  );
}
