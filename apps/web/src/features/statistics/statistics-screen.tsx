// The statistics of a form: number of submissions, by day, by state, by choice.
// rules: P2.18, R2.012, X10.08, X10.11-X10.15

import type { FormStatistics } from '@constancia/contract/statistics.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { language } from '../../platform/language.ts';
import { t } from '../../platform/texts.ts';
import { BackButton } from '../../ui/staff/back-button.tsx';
import { ListScreen } from '../../ui/staff/list-screen.tsx';
import { useListBack } from '../forms/public.ts';
import { BarList, BarTable } from './bar-list.tsx';
import { ChartCard } from './chart-card.tsx';
import { DayChart, DayTable } from './day-chart.tsx';
import { countText } from './numbers.ts';
import { QuestionCard } from './question-card.tsx';
import { readStatistics } from './read-statistics.ts';

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

export function StatisticsScreen() {
  const { id = '' } = useParams();
  const listBack = useListBack();
  const list = useQuery({
    queryKey: ['statistics', id],
    queryFn: ({ signal }) => readStatistics(id, signal),
  });
  const { data } = list;
  return (
    <ListScreen
      title={t('statistics.title')}
      description={data && inLanguage(data.form.title, language)}
      back={<BackButton to={listBack.to} />}
      list={list}
      failure={{ otherwise: 'statistics.failed' }}
      empty={data?.total === 0 && { text: t('statistics.none') }}
    >
      {(statistics) => <Charts statistics={statistics} />}
    </ListScreen>
  );
}
