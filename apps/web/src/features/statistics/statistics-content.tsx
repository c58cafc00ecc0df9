// The numbers and charts of a form: of all submissions, then section by section.
// rules: R2.087-R2.090, X32.54-X32.57, X40.32
import { countText } from '../../platform/number-format.ts';
import type { FormStatistics } from '@constancia/contract/statistics.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { type DayRange, DEFAULT_FILTER, quickRange } from '@constancia/domain/statistics/range.ts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { language } from '../../platform/language.ts';
import { saveBlob } from '../../platform/save-blob.ts';
import { t } from '../../platform/texts.ts';
import { shownName } from '../../ui/shown-name.ts';
import { EmptyState } from '../../ui/staff/empty-state.tsx';
import type { Chart, ChartGroup } from './charts/chart.ts';
import { ChartCard } from './charts/chart-card.tsx';
import { dayText, durationText } from './charts/numbers.ts';
import { chartsOfForm } from './charts-of-form.ts';
import { csvOfCharts } from './csv-of-charts.ts';
import { StaysCard } from './stays-card.tsx';
import { useWords, type Words } from './use-words.ts';
import { WordsCard, withWords } from './words-card.tsx';

interface Props {
  readonly statistics: FormStatistics;
  /** The statistics of the range that is compared. */
  readonly before: FormStatistics | undefined;
}

interface ContentProps extends Props {
  /** Another range is to be shown. */
  readonly onRange: (range: DayRange) => void;
}

const between = ({ range: { from, to } }: FormStatistics) =>
  t('statistics.between', { from: dayText(from), to: dayText(to) });

/** Ids of the charts of text questions, with their kind. */
function textCharts({ sections }: FormStatistics): ReadonlyMap<string, 'text' | 'link'> {
  return new Map(
    sections.flatMap(({ questions }) =>
      questions.flatMap(({ id, kind }) =>
        kind === 'text' || kind === 'link' ? [[`question-${id}`, kind] as const] : [],
      ),
    ),
  );
}

function staysGroup({ stays }: FormStatistics): ChartGroup {
  const charts: Chart[] = stays.map(({ name, in: versions, count, medianSeconds, longSeconds }) => ({
    id: name,
    title: `${t('statistics.stays')}: ${shownName(name, versions)}`,
    level: 'h2',
    kind: 'bars',
    facts: [
      { name: t('statistics.stay-count'), value: String(count) },
      { name: t('statistics.stay-median'), value: durationText(medianSeconds) },
      { name: t('statistics.stay-long'), value: durationText(longSeconds) },
    ],
    items: [],
    head: '',
    whole: count,
    decimals: 2,
  }));
  return { id: 'stays', title: '', charts };
}

function Totals({ statistics, before }: Props) {
  const { total } = statistics;
  return (
    <div>
      <dl className="stat-facts stat-totals">
        <div>
          <dt>{t('statistics.total')}</dt>
          <dd>
            {countText(total)}
            {before && <span className="stat-value-before">{`(${countText(before.total)})`}</span>}
          </dd>
        </div>
        <div>
          <dt>{t('statistics.processed')}</dt>
          <dd>{countText(total)}</dd>
        </div>
      </dl>
      <Typography color="textSecondary">{between(statistics)}</Typography>
      {before && (
        <Typography color="textSecondary">
          {t('statistics.compared', { from: dayText(before.range.from), to: dayText(before.range.to) })}
        </Typography>
      )}
    </div>
  );
}

function Group({
  group,
  about,
  words,
  texts,
}: {
  readonly group: ChartGroup;
  readonly about: string;
  readonly words: Words;
  readonly texts: ReadonlyMap<string, 'text' | 'link'>;
}) {
  return (
    <>
      {group.title !== '' && (
        <Typography variant="h2" sx={{ mt: 3 }} dir="auto">
          {group.title}
        </Typography>
      )}
      {group.charts.map((chart) =>
        texts.has(chart.id) ? (
          <WordsCard key={chart.id} chart={chart} about={about} words={words} />
        ) : (
          <ChartCard key={chart.id} chart={chart} about={about} />
        ),
      )}
    </>
  );
}

/** Whoever opens the statistics of a form that got nothing lately learns where its submissions are. */
function NothingInRange({
  statistics: { range, newestDay },
  onRange,
}: Pick<ContentProps, 'statistics' | 'onRange'>) {
  const none = t('statistics.none-between', { from: dayText(range.from), to: dayText(range.to) });
  if (newestDay === null) return <EmptyState text={none} />;
  const newest = quickRange(DEFAULT_FILTER, newestDay);
  const { from, to } = newest;
  return (
    <EmptyState
      text={`${none} ${t('statistics.newest', { day: dayText(newestDay) })}`}
      action={
        <Button variant="outlined" onClick={() => onRange(newest)}>
          {t('statistics.show-newest', { from: dayText(from), to: dayText(to) })}
        </Button>
      }
    />
  );
}

export function StatisticsContent({ statistics, before, onRange }: ContentProps) {
  const words = useWords(statistics);
  const { total, stays, sections, range } = statistics;
  const title = inLanguage(statistics.form.title, language);
  if (total === 0 && (before?.total ?? 0) === 0)
    return <NothingInRange statistics={statistics} onRange={onRange} />;
  const texts = textCharts(statistics);
  const groups = chartsOfForm(statistics, before).map(({ charts, ...group }) => ({
    ...group,
    charts: charts.map((chart) => {
      const kind = texts.get(chart.id);
      return kind ? withWords(chart, kind, words.found) : chart;
    }),
  }));
  const about = `${title} · ${between(statistics)}`;
  const save = () => {
    const head = [[title], [between(statistics)], [t('statistics.total'), String(total)]];
    const csv = csvOfCharts([...groups, staysGroup(statistics)], head);
    saveBlob(
      new Blob([csv], { type: 'text/csv;charset=utf-8' }),
      t('statistics.csv-file', { from: range.from, to: range.to }),
    );
  };
  const [general, ...ofSections] = groups;
  return (
    <Stack sx={{ gap: 4 }}>
      <Stack
        direction="row"
        sx={{ gap: 4, flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'end' }}
      >
        <Totals statistics={statistics} before={before} />
        <Button variant="outlined" onClick={save}>
          {t('statistics.csv')}
        </Button>
      </Stack>
      {general && <Group group={general} about={about} words={words} texts={texts} />}
      {stays.length > 0 && <StaysCard stays={stays} />}
      {sections.length === 0 && <Typography>{t('statistics.no-questions')}</Typography>}
      {ofSections.map((group) => (
        <Group key={group.id} group={group} about={about} words={words} texts={texts} />
      ))}
    </Stack>
  );
}
