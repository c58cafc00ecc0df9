// The statistics of a form: every chart as a picture and as a table, and the whole screen.
import type { FormStatistics } from '@constancia/contract/statistics.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import { BarList, BarTable } from '../../features/statistics/bar-list.tsx';
import { ChartCard } from '../../features/statistics/chart-card.tsx';
import { DayChart, DayTable } from '../../features/statistics/day-chart.tsx';
import { QuestionCard } from '../../features/statistics/question-card.tsx';
import { StatisticsScreen } from '../../features/statistics/statistics-screen.tsx';
import { type MemoryReply } from '../stage/memory-server.ts';
import { StaffStage } from '../stage/staff-stage.tsx';
import type { StoryGroup } from '../stage/story.ts';

const FORM_ID = 'bESyhZbQHSF7GLBl45Va';
const DAYS = Array.from({ length: 30 }, (_, number) => ({
  day: `2026-03-${String(number + 1).padStart(2, '0')}`,
  count: (number * 7) % 23,
}));
const BARS = [
  { key: 'a', name: 'Recibido', count: 31 },
  { key: 'b', name: 'En revisión por el área de Espacios Verdes y Arbolado Urbano', count: 8 },
  { key: 'c', name: '(opciones quitadas)', count: 1, aside: true },
] as const;
const WHOLE = 40;

const QUESTION: FormStatistics['questions'][number] = {
  id: 'q',
  title: { text: 'Especies afectadas' },
  section: { text: 'Datos' },
  kind: 'multiple-choice',
  answered: 38,
  choices: [
    { id: '1', text: { text: 'Tipa' }, count: 30 },
    { id: '2', text: { text: 'Jacarandá' }, count: 0 },
  ],
  removedChoices: 2,
};

const YES_NO: typeof QUESTION = {
  ...QUESTION,
  id: 'r',
  kind: 'yes-no',
  title: { text: '¿Toca los cables?' },
  choices: [
    { id: 'yes', text: { text: '' }, count: 30 },
    { id: 'no', text: { text: '' }, count: 8 },
  ],
  removedChoices: 0,
};

const STATISTICS: FormStatistics = {
  form: { id: FORM_ID, title: { text: 'Solicitud de poda' } },
  total: WHOLE,
  days: DAYS,
  states: [
    { name: 'Recibido', count: 31 },
    { name: null, count: 9 },
  ],
  questions: [QUESTION, YES_NO],
};

const on = (children: React.ReactNode) => <StaffStage>{children}</StaffStage>;

export const chartStories: StoryGroup = {
  name: 'charts',
  holds: 'component',
  stories: {
    bars: on(<BarList bars={BARS} whole={WHOLE} />),
    'bars-as-table': on(<BarTable bars={BARS} whole={WHOLE} caption="Estados" head="Estado" />),
    days: on(<DayChart days={DAYS} />),
    'days-without-submissions': on(<DayChart days={DAYS.map(({ day }) => ({ day, count: 0 }))} />),
    'days-as-table': on(<DayTable days={DAYS} caption="Últimos 30 días" />),
    question: on(<QuestionCard question={QUESTION} />),
    card: on(<ChartCard title="Estados" level="h2" chart={<p>El gráfico</p>} table={<p>La tabla</p>} />),
  },
};

const screen = (reply: MemoryReply) => (
  <StaffStage
    replies={{ [`/api/forms/${FORM_ID}/statistics`]: reply }}
    url={PATHS.statistics.replace(':id', FORM_ID)}
    pattern={PATHS.statistics}
  >
    <StatisticsScreen />
  </StaffStage>
);

export const statisticsStories: StoryGroup = {
  name: 'statistics',
  holds: 'page',
  stories: {
    whole: screen({ json: STATISTICS }),
    none: screen({ json: { ...STATISTICS, total: 0, states: [], questions: [] } }),
    failed: screen({ problem: 'form-not-found' }),
    loading: screen('never'),
  },
};
