// The statistics of a form: how many answers, when, in which state, and how its choices were taken.
// rules: P2.18, P2.69, R2.012, X10.08, X10.11-X10.15

import type { FormStatistics } from '@constancia/contract/statistics.ts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { CallError } from '../../platform/api-client.ts';
import { t } from '../../platform/texts.ts';
import { EmptyState } from '../../ui/staff/empty-state.tsx';
import { Page } from '../../ui/staff/page.tsx';
import { useListBack } from '../forms/public.ts';
import { BarList, BarTable } from './bar-list.tsx';
import { ChartCard } from './chart-card.tsx';
import { DayChart, DayTable } from './day-chart.tsx';
import { countText } from './numbers.ts';
import { QuestionCard } from './question-card.tsx';
import { readStatistics } from './read-statistics.ts';
import { shownText } from './shown-text.ts';

function failureText(error: unknown): string {
  if (!(error instanceof CallError) || error.status >= 500) return t('statistics.failed');
  return error.code === 'offline' ? t('shell.offline') : t(`problem.${error.code}`, error.values);
}

function StatesCard({ states, total }: Pick<FormStatistics, 'states' | 'total'>) {
  const title = t('statistics.states');
  const bars = states.map(({ name, count }) => ({
    key: name ?? '',
    name: name ?? t('statistics.no-state'),
    count,
  }));
  return (
    <ChartCard
      title={title}
      level="h2"
      chart={<BarList bars={bars} whole={total} />}
      table={<BarTable bars={bars} whole={total} caption={title} head={t('statistics.state')} />}
    />
  );
}

function Charts({ statistics }: { readonly statistics: FormStatistics }) {
  const { total, days, states, questions } = statistics;
  const perDay = t('statistics.days', { days: days.length });
  const hasStates = states.some(({ name }) => name !== null);
  return (
    <Stack sx={{ gap: 4 }}>
      <Typography sx={{ fontSize: '1.125rem' }}>
        {t('statistics.total')}: <strong>{countText(total)}</strong>
      </Typography>
      <ChartCard
        title={perDay}
        level="h2"
        chart={<DayChart days={days} />}
        table={<DayTable days={days} caption={perDay} />}
      />
      {hasStates && <StatesCard states={states} total={total} />}
      <Typography variant="h2">{t('statistics.questions')}</Typography>
      {questions.length === 0 && <Typography>{t('statistics.no-questions')}</Typography>}
      {questions.map((question) => (
        <QuestionCard key={question.id} question={question} />
      ))}
    </Stack>
  );
}

function Content({ statistics }: { readonly statistics: FormStatistics | undefined }): ReactNode {
  if (!statistics) {
    return (
      <Stack sx={{ gap: 4 }} aria-busy="true">
        <Skeleton variant="rounded" height={260} />
        <Skeleton variant="rounded" height={160} />
      </Stack>
    );
  }
  if (statistics.total === 0) return <EmptyState text={t('statistics.none')} />;
  return <Charts statistics={statistics} />;
}

export function StatisticsScreen() {
  const { id = '' } = useParams();
  const listBack = useListBack();
  const { data, error, refetch } = useQuery({
    queryKey: ['statistics', id],
    queryFn: ({ signal }) => readStatistics(id, signal),
  });
  const back = (
    <Button component={Link} to={listBack.to} size="small">
      {t('staff.back')}
    </Button>
  );
  const again = (
    <Button variant="outlined" onClick={() => void refetch()}>
      {t('shell.retry')}
    </Button>
  );
  return (
    <Page title={t('statistics.title')} description={data ? shownText(data.form.title) : ''} back={back}>
      {error ? (
        <EmptyState tone="error" text={failureText(error)} action={again} />
      ) : (
        <Content statistics={data} />
      )}
    </Page>
  );
}
