// The statistics of a form over some days.
// rules: R1.06, R2.012, X10.08, X32.56, X40.37

import { inLanguage } from '@constancia/domain/localized.ts';
import { DEFAULT_FILTER, quickRange } from '@constancia/domain/statistics/range.ts';
import Alert from '@mui/material/Alert';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { localNow } from '../../platform/clock.ts';
import { language } from '../../platform/language.ts';
import { problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import { BackButton } from '../../ui/staff/back-button.tsx';
import { FailureAlert } from '../../ui/staff/failure-alert.tsx';
import { ListScreen } from '../../ui/staff/list-screen.tsx';
import { hasFailed } from '../../platform/page/shown-data.ts';
import { useListBack } from '../forms/public.ts';
import { RangeFilter } from './range-filter.tsx';
import { readStatistics } from './statistics-api.ts';
import { StatisticsContent } from './statistics-content.tsx';
import { StatisticsSkeleton } from './statistics-skeleton.tsx';
import { type AskedDays, completeRange, daysOf, searchOf } from './statistics-url.ts';
import { useAskedRange } from './use-asked-range.ts';

/** While a new time zone counts the answers again. */
const ASKED_EVERY_MS = 10_000;

export function StatisticsScreen() {
  const { id = '' } = useParams();
  const listBack = useListBack();
  const [search, setSearch] = useSearchParams();
  const days = daysOf(search);
  const isUsual = days.shown.from === '' && days.shown.to === '';
  const range = useAskedRange(days.shown);
  const list = useQuery({
    queryKey: ['statistics', id, range],
    queryFn: ({ signal }) => readStatistics(id, range, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.countedAgain ? ASKED_EVERY_MS : false),
  });
  const compared = days.compared && completeRange(days.compared);
  const before = useQuery({
    queryKey: ['statistics', id, compared],
    queryFn: ({ signal }) => readStatistics(id, compared, signal),
    enabled: compared !== null,
  });
  const { data } = list;
  // The day of the form's municipality; until it is known, that of the device.
  const today = data?.today ?? localNow().date.split('/').toReversed().join('-');
  const shown = isUsual ? (data?.range ?? quickRange(DEFAULT_FILTER, today)) : days.shown;
  const show = (picked: AskedDays) => setSearch(searchOf(picked), { replace: true, state: listBack.state });
  return (
    <ListScreen
      title={t('statistics.title')}
      windowTitle={[t('statistics.title'), data && inLanguage(data.form.title, language)]}
      description={data && inLanguage(data.form.title, language)}
      back={<BackButton to={listBack.to} />}
      filters={
        (!data || data.answered) &&
        !hasFailed(list) && <RangeFilter days={{ ...days, shown }} today={today} onChange={show} />
      }
      list={list}
      failure={{
        otherwise: 'statistics.failed',
        codes: { 'form-not-found': 'statistics.form-not-found' },
        explains: ['form-outside-areas'],
      }}
      empty={data?.answered === false && { text: `${t('statistics.none')}. ${t('statistics.none-yet')}` }}
      skeleton={<StatisticsSkeleton />}
    >
      {(statistics) => (
        <div aria-busy={list.isFetching || before.isFetching}>
          {compared && before.isError && (
            <FailureAlert
              severity="warning"
              text={problemText(before.error, { otherwise: 'statistics.compare-failed', explains: [] })}
              onRetry={before.refetch}
            />
          )}
          {statistics.countedAgain && (
            <Alert severity="info" sx={{ mb: 4 }}>
              {t('statistics.counted-again')}
            </Alert>
          )}
          <StatisticsContent
            statistics={statistics}
            before={compared ? before.data : undefined}
            onRange={(picked) => show({ ...days, shown: picked })}
          />
        </div>
      )}
    </ListScreen>
  );
}
