// Forms, answers by month and last change of each municipality, for administrators. The data is read again when it is older
// than an hour; the browser keeps when that was, for all its tabs.
// rules: P2.56, P9.34, P9.35, R9.20, X32.58
import type { StatisticsOverview } from '@constancia/contract/statistics.ts';
import { plainText } from '@constancia/domain/text/plain-text.ts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { epochMilliseconds, localMoment } from '../../platform/clock.ts';
import { keepLocalValue, readLocalValue } from '../../platform/device/local-values.ts';
import { t } from '../../platform/texts.ts';
import { useUrlSearch } from '../../platform/url-search.ts';
import { ListScreen } from '../../ui/staff/list-screen.tsx';
import { OverviewTable } from './overview-table.tsx';
import { readOverview } from './statistics-api.ts';

const MARKER = 'statistics-read-at';
const HOUR_MS = 60 * 60_000;
const MONTHS = [6, 12, 24, 36] as const;
const USUAL_MONTHS = 12;

/** When the overview was read last on this device; 0 for never. */
function readAt(): number {
  const at = readLocalValue(MARKER);
  return typeof at === 'number' ? at : 0;
}

const isOld = () => epochMilliseconds() - readAt() >= HOUR_MS;

async function readAndMark(months: number, signal: AbortSignal): Promise<StatisticsOverview> {
  const read = await readOverview(months, signal);
  keepLocalValue(MARKER, epochMilliseconds());
  return read;
}

export function OverviewScreen() {
  const { search, change } = useUrlSearch();
  const months = MONTHS.find((known) => String(known) === search.get('meses')) ?? USUAL_MONTHS;
  const name = search.get('municipio') ?? '';
  const show = (field: string, value: string) =>
    change(
      (next) => {
        if (value === '') next.delete(field);
        else next.set(field, value);
      },
      { replace: true },
    );
  const list = useQuery({
    queryKey: ['statistics-overview', months],
    queryFn: ({ signal }) => readAndMark(months, signal),
    staleTime: () => (isOld() ? 0 : Number.POSITIVE_INFINITY),
    gcTime: HOUR_MS,
    refetchInterval: () => Math.max(1_000, readAt() + HOUR_MS - epochMilliseconds()),
  });
  const found = list.data?.municipalities.filter((one) => plainText(one.name).includes(plainText(name)));
  return (
    <ListScreen
      title={t('overview.title')}
      description={t('overview.description')}
      actions={
        <Button variant="outlined" onClick={() => void list.refetch()} aria-busy={list.isFetching}>
          {t('overview.refresh')}
        </Button>
      }
      filters={
        <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap', mb: 4, alignItems: 'center' }}>
          <TextField
            size="small"
            label={t('overview.find')}
            value={name}
            onChange={(event) => show('municipio', event.target.value)}
            sx={{ flex: { xs: '1 1 100%', sm: '0 1 260px' } }}
          />
          <TextField
            id="overview-months"
            select
            size="small"
            label={t('overview.months')}
            value={months}
            onChange={(event) => show('meses', event.target.value)}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            {MONTHS.map((known) => (
              <option key={known} value={known}>
                {t('overview.months-back', { months: known })}
              </option>
            ))}
          </TextField>
          {list.dataUpdatedAt > 0 && (
            <Typography color="textSecondary">
              {t('overview.read-at', { moment: localMoment(list.dataUpdatedAt) })}
            </Typography>
          )}
        </Stack>
      }
      list={list}
      failure={{ otherwise: 'statistics.failed' }}
      empty={found?.length === 0 && { text: t('overview.none') }}
    >
      {(overview) => <OverviewTable overview={{ ...overview, municipalities: found ?? [] }} />}
    </ListScreen>
  );
}
