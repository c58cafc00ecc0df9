// The words that are used most in the answers to a text question; of web addresses their sites.
// rules: R2.090, R9.15, R9.16, X32.55
import type { StatisticsWords } from '@constancia/contract/statistics.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '../../platform/texts.ts';
import type { Chart } from './charts/chart.ts';
import { ChartCard } from './charts/chart-card.tsx';
import type { Words } from './use-words.ts';

/** The chart of a text question with the words that were found; as it is before they are. */
export function withWords(chart: Chart, kind: 'text' | 'link', words: StatisticsWords | undefined): Chart {
  const found = words?.questions.find(({ id }) => chart.id === `question-${id}`);
  if (!words || !found || found.words.length === 0) return chart;
  return {
    ...chart,
    items: found.words.map(({ word, count }) => ({ key: word, name: word, count })),
    head: t(kind === 'text' ? 'statistics.word' : 'statistics.hosts'),
    whole: words.processed,
  };
}

/** How many answers were read for the words, and the way to read more. */
function WordsRead({ words }: { readonly words: Words }) {
  const { found, failed, retry, more, busy } = words;
  if (failed)
    return (
      <Stack direction="row" role="alert" sx={{ gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography color="error">{t('statistics.words-failed')}</Typography>
        <Button size="small" onClick={retry}>
          {t('shell.retry')}
        </Button>
      </Stack>
    );
  if (!found) return null;
  const { processed, total } = found;
  return (
    <Stack direction="row" sx={{ gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography color="textSecondary" role="status">
        {t('statistics.words-read', { processed: processed, total })}
      </Typography>
      {more && (
        <Button size="small" variant="outlined" onClick={more} disabled={busy}>
          {t('statistics.words-more')}
        </Button>
      )}
    </Stack>
  );
}

interface Props {
  readonly chart: Chart;
  readonly about: string;
  readonly words: Words;
}

export function WordsCard({ chart, about, words }: Props) {
  return (
    <Box>
      <ChartCard chart={chart} about={about} />
      <Box sx={{ mt: 2 }}>
        <WordsRead words={words} />
      </Box>
    </Box>
  );
}
