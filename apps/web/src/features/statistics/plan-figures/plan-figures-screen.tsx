// Figures of the plan over some days: a table and a chart by area, a table by form, and all of them as a file.
// rules: X39.58
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { readPlanFigures as endpoint } from '@constancia/contract/work-orders/plan-figures.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import type { DayRange } from '@constancia/domain/statistics/range.ts';
import { csvTable } from '@constancia/domain/text/csv.ts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { saveBlob } from '../../../platform/save-blob.ts';
import { t } from '../../../platform/texts.ts';
import { BackButton } from '../../../ui/staff/back-button.tsx';
import { ListScreen } from '../../../ui/staff/list-screen.tsx';
import { useAccount } from '../../session/public.ts';
import { ChartCard } from '../charts/chart-card.tsx';
import { dayText } from '../charts/numbers.ts';
import { Dates } from '../range-filter.tsx';
import { daysOf, searchOf } from '../statistics-url.ts';
import { useAskedRange } from '../use-asked-range.ts';
import { FiguresTable } from './figures-table.tsx';
import { chartsOf, figureTitles, figureValues, linesOf } from './figures-of.ts';

type Figures = Reply<typeof endpoint>;

const readFigures = (municipalityId: string, range: DayRange | null, signal: AbortSignal): Promise<Figures> =>
  call<typeof endpoint>({
    method: 'GET',
    path: '/api/municipalities/:municipalityId/work-order-figures',
    params: { municipalityId },
    query: range ?? {},
    signal,
  });

export function PlanFiguresScreen() {
  const { municipality } = useAccount();
  const [search, setSearch] = useSearchParams();
  const days = { shown: daysOf(search).shown, compared: null };
  const isUsual = days.shown.from === '' && days.shown.to === '';
  const range = useAskedRange(days.shown);
  const list = useQuery({
    queryKey: ['plan-figures', municipality.id, range],
    queryFn: ({ signal }) => readFigures(municipality.id, range, signal),
    placeholderData: keepPreviousData,
  });
  const shown = isUsual ? (list.data?.range ?? days.shown) : days.shown;
  return (
    <ListScreen
      title={t('plan-figures.title')}
      description={t('plan-figures.description')}
      back={<BackButton to={PATHS.workPlan} text={t('work-orders.title')} />}
      filters={
        <Stack sx={{ mb: 5 }} role="group" aria-label={t('statistics.range')}>
          <Dates
            labels={['statistics.from', 'statistics.to']}
            range={shown}
            onPick={(picked) =>
              setSearch(searchOf({ ...days, shown: { ...shown, ...picked } }), { replace: true })
            }
          />
        </Stack>
      }
      list={list}
      failure={{ otherwise: 'statistics.failed' }}
      empty={list.data?.areas.length === 0 && { text: t('plan-figures.none') }}
    >
      {(figures) => (
        <div aria-busy={list.isFetching}>
          <Shown figures={figures} />
        </div>
      )}
    </ListScreen>
  );
}

function Shown({ figures }: { readonly figures: Figures }) {
  const { range, areas, total } = figures;
  const forms = linesOf(figures.forms);
  const about = t('statistics.between', { from: dayText(range.from), to: dayText(range.to) });
  const save = () => {
    const csv = csvTable([
      [t('plan-figures.title')],
      [about],
      [],
      [t('statistics.csv-group'), t('statistics.csv-item'), ...figureTitles()],
      ...areas.map((one) => [t('plan-figures.by-area'), one.name, ...figureValues(one)]),
      ...forms.map((one) => [t('plan-figures.by-form'), one.name, ...figureValues(one)]),
      [t('plan-figures.total'), '', ...figureValues(total)],
    ]);
    saveBlob(new Blob([csv], { type: 'text/csv;charset=utf-8' }), t('plan-figures.csv-file', { ...range }));
  };
  return (
    <Stack sx={{ gap: 5 }}>
      <Button variant="outlined" onClick={save} sx={{ alignSelf: 'end' }}>
        {t('plan-figures.csv')}
      </Button>
      <FiguresTable title={t('plan-figures.by-area')} rows={areas} total={total} />
      {chartsOf(areas).map((chart) => (
        <ChartCard key={chart.id} chart={chart} about={about} />
      ))}
      <FiguresTable title={t('plan-figures.by-form')} rows={forms} total={total} />
    </Stack>
  );
}
