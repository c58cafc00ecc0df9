// The statistics of a form: every kind of chart, as a picture and as a table; the whole screen; the overview.
import type { FormStatistics, StatisticsOverview } from '@constancia/contract/statistics.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import type { Chart } from '../../features/statistics/charts/chart.ts';
import { ChartCard } from '../../features/statistics/charts/chart-card.tsx';
import { ChartTable } from '../../features/statistics/charts/chart-table.tsx';
import { OverviewScreen } from '../../features/statistics/overview-screen.tsx';
import { StatisticsScreen } from '../../features/statistics/statistics-screen.tsx';
import { type MemoryReply } from '../stage/memory-server.ts';
import { StaffStage } from '../stage/staff-stage.tsx';
import type { StoryGroup } from '../stage/story.ts';

const FORM_ID = 'bESyhZbQHSF7GLBl45Va';
const WHOLE = 40;
const BARS: Chart = {
  id: 'states',
  title: 'Respuestas por estado',
  level: 'h2',
  kind: 'bars',
  items: [
    { key: 'a', name: 'Recibido', count: 31 },
    { key: 'b', name: 'En revisión por el área de Espacios Verdes y Arbolado Urbano', count: 8 },
    { key: 'c', name: '(opciones quitadas)', count: 1, aside: true },
  ],
  head: 'Estado',
  whole: WHOLE,
  decimals: 2,
};
const PIE: Chart = {
  ...BARS,
  title: 'Contestaciones por sección',
  kind: 'pie',
  decimals: 1,
  head: 'Sección',
};
const HOURS: Chart = {
  ...BARS,
  title: 'Respuestas por hora del día',
  kind: 'columns',
  items: Array.from({ length: 24 }, (_, hour) => ({
    key: String(hour),
    name: `${String(hour).padStart(2, '0')} h`,
    count: (hour * 7) % 23,
  })),
  head: 'Hora',
};
const compared = (chart: Chart): Chart => ({
  ...chart,
  wholeBefore: WHOLE,
  items: chart.items.map((item, at) => ({ ...item, before: (at * 11) % 19 })),
});

const EMPTY_FILES = { image: 12, document: 3, video: 0, audio: 0 };
const STATISTICS: FormStatistics = {
  form: { id: FORM_ID, title: { text: 'Solicitud de poda' } },
  answered: true,
  newestDay: null,
  countedAgain: false,
  range: { from: '2026-03-03', to: '2026-03-10' },
  today: '2026-03-10',
  total: WHOLE,
  load: 30,
  hours: HOURS.items.map(({ count }) => count),
  days: [
    { day: '2026-03-04', count: 31 },
    { day: '2026-03-10', count: 9 },
  ],
  states: [
    { name: 'Recibido', count: 31 },
    { name: null, count: 9 },
  ],
  stays: [{ name: 'Recibido', count: 20, medianSeconds: 5_400, longSeconds: 200_000 }],
  sections: [
    {
      id: 's',
      title: { text: 'Datos del árbol' },
      answers: 104,
      copies: null,
      conditions: null,
      questions: [
        {
          id: 'q',
          title: { text: 'Especies afectadas' },
          kind: 'multiple-choice',
          asked: WHOLE,
          answered: 38,
          answeredOtherwise: 0,
          files: EMPTY_FILES,
          figures: {
            kind: 'choices',
            choices: [
              { id: '1', text: { text: 'Tipa' }, count: 30 },
              { id: '2', text: { text: 'Jacarandá' }, count: 0 },
            ],
            removedChoices: 2,
          },
        },
        {
          id: 'r',
          title: { text: '¿Toca los cables?' },
          kind: 'yes-no',
          asked: WHOLE,
          answered: 38,
          answeredOtherwise: 0,
          files: null,
          figures: {
            kind: 'choices',
            choices: [
              { id: 'yes', text: { text: '' }, count: 30 },
              { id: 'no', text: { text: '' }, count: 8 },
            ],
            removedChoices: 0,
          },
        },
        {
          id: 'n',
          title: { text: 'Altura en metros' },
          kind: 'decimal',
          asked: WHOLE,
          answered: 28,
          answeredOtherwise: 1,
          files: null,
          figures: {
            kind: 'numbers',
            min: '0.5',
            max: '27',
            mean: '8.13',
            median: '7.25',
            bins: [
              { from: 0, below: 10, count: 17 },
              { from: 10, below: 20, count: 8 },
              { from: 20, below: 30, count: 2 },
            ],
            unreadable: 1,
          },
        },
      ],
    },
    {
      id: 'c',
      title: { text: 'Observaciones' },
      answers: 60,
      copies: 12,
      conditions: null,
      questions: [
        {
          id: 't',
          title: { text: 'Notas' },
          kind: 'text',
          asked: 52,
          answered: 35,
          answeredOtherwise: 0,
          files: null,
          figures: { kind: 'texts' },
        },
        {
          id: 'd',
          title: { text: 'Fecha de plantación' },
          kind: 'date',
          asked: 52,
          answered: 25,
          answeredOtherwise: 0,
          files: null,
          figures: {
            kind: 'dates',
            first: '2019-05-01',
            last: '2019-07-20',
            median: '2019-05-30',
            columns: [
              { time: '2019-05', count: 14 },
              { time: '2019-06', count: 0 },
              { time: '2019-07', count: 11 },
            ],
            unreadable: 0,
          },
        },
      ],
    },
  ],
};
const WORDS = {
  processed: 30,
  total: WHOLE,
  questions: [
    {
      id: 't',
      words: [
        { word: 'vereda', count: 12 },
        { word: 'raíces', count: 5 },
      ],
    },
  ],
};
const OVERVIEW: StatisticsOverview = {
  months: ['2026-01', '2026-02', '2026-03'],
  municipalities: [
    {
      id: 'Mun45678901234567890',
      name: 'Villa María',
      forms: 12,
      answeredForms: 9,
      submissions: 12_840,
      byMonth: [410, 380, 122],
      updatedAt: '2026-03-10T15:00:00.000Z',
      timeZone: 'America/Argentina/Cordoba',
    },
    {
      id: 'Mun45678901234567891',
      name: 'San Francisco de los Llanos del Norte',
      forms: 1,
      answeredForms: 0,
      submissions: 0,
      byMonth: [0, 0, 0],
      updatedAt: null,
      timeZone: 'America/Argentina/Cordoba',
    },
  ],
};

const on = (children: React.ReactNode) => <StaffStage>{children}</StaffStage>;
const card = (chart: Chart) => on(<ChartCard chart={chart} about="Solicitud de poda" />);

export const chartStories: StoryGroup = {
  name: 'charts',
  holds: 'component',
  stories: {
    bars: card(BARS),
    'bars-compared': card(compared(BARS)),
    pie: card(PIE),
    'pie-of-many': card({ ...PIE, items: HOURS.items }),
    columns: card(HOURS),
    'columns-compared': card(compared(HOURS)),
    facts: card({
      ...BARS,
      facts: [
        { name: 'Mediana', value: '7,25' },
        { name: 'Máximo', value: '999.999.999.999.999' },
      ],
    }),
    'nothing-answered': card({ ...BARS, items: [] }),
    table: on(<ChartTable chart={compared(BARS)} />),
  },
};

const screen = (reply: MemoryReply, search = '') => (
  <StaffStage
    replies={{
      [`/api/forms/${FORM_ID}/statistics`]: reply,
      [`/api/forms/${FORM_ID}/statistics/words`]: { json: WORDS },
    }}
    url={PATHS.statistics.replace(':id', FORM_ID) + search}
    pattern={PATHS.statistics}
  >
    <StatisticsScreen />
  </StaffStage>
);
const overview = (reply: MemoryReply) => (
  <StaffStage
    replies={{ '/api/statistics': reply }}
    url={PATHS.statisticsOverview}
    pattern={PATHS.statisticsOverview}
  >
    <OverviewScreen />
  </StaffStage>
);

const NOTHING = { ...STATISTICS, total: 0, states: [], stays: [], sections: [] };

export const statisticsStories: StoryGroup = {
  name: 'statistics',
  holds: 'page',
  stories: {
    whole: screen({ json: STATISTICS }),
    compared: screen(
      { json: STATISTICS },
      '?desde=2026-03-03&hasta=2026-03-10&comparar-desde=2026-02-01&comparar-hasta=2026-02-08',
    ),
    'dates-reversed': screen({ json: STATISTICS }, '?desde=2026-03-10&hasta=2026-03-03'),
    none: screen({ json: { ...NOTHING, answered: false } }),
    'none-in-range': screen({ json: NOTHING }),
    failed: screen({ problem: 'form-not-found' }),
    loading: screen('never'),
    overview: overview({ json: OVERVIEW }),
    'overview-failed': overview({ problem: 'forbidden' }),
  },
};
