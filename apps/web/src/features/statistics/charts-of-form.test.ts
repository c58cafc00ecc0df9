// @vitest-environment jsdom
// Names of states in the charts, in the language of who reads them.
import type { FormStatistics } from '@constancia/contract/statistics.ts';
import { expect, it, vi } from 'vitest';
import { loadPublicTexts, loadStaffTexts } from '../../platform/texts.ts';
import { chartsOfForm } from './charts-of-form.ts';

// Read when the modules are loaded.
vi.hoisted(() => localStorage.setItem('constancia.language', 'en'));

const STATISTICS: FormStatistics = {
  form: { id: 'f', title: { text: 'Podas' } },
  answered: true,
  newestDay: null,
  countedAgain: false,
  range: { from: '2026-03-01', to: '2026-03-07' },
  today: '2026-03-07',
  total: 3,
  load: 100,
  hours: Array.from({ length: 24 }, () => 0),
  days: [],
  states: [
    { name: 'Recibida', in: { en: 'Received' }, count: 2 },
    { name: 'Cerrada', count: 1 },
  ],
  stays: [],
  sections: [],
};

it('X36.91 the chart of states names them in the language of the reader, and counts them by their names', async () => {
  await Promise.all([loadPublicTexts(), loadStaffTexts()]);
  const [general] = chartsOfForm(STATISTICS, STATISTICS);
  const chart = general?.charts.find(({ id }) => id === 'states');
  expect(chart?.items).toEqual([
    { key: 'Recibida', name: 'Received', count: 2, before: 2 },
    { key: 'Cerrada', name: 'Cerrada', count: 1, before: 1 },
  ]);
});
