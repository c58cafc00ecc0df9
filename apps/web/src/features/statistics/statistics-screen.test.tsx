// @vitest-environment jsdom
// The statistics of a form over days without submissions, while they are counted again, and while the days that they are compared with cannot be read.
import type { FormStatistics } from '@constancia/contract/statistics.ts';
import { act } from 'react';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { drawAndFollow, until } from '../../platform/testing/draw.ts';
import { press } from '../../platform/testing/press-and-type.ts';
import { AroundStaff } from '../../ui/staff/testing/around-staff.tsx';
import { StatisticsScreen } from './statistics-screen.tsx';

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
  states: [],
  stays: [],
  sections: [],
};
const DAYS = 'desde=2026-03-01&hasta=2026-03-07&comparar-desde=2026-02-22&comparar-hasta=2026-02-28';

const show = (search: string) =>
  drawAndFollow(
    <AroundStaff url={`/estadisticas/f?${search}`}>
      <Routes>
        <Route path="/estadisticas/:id" element={<StatisticsScreen />} />
      </Routes>
    </AroundStaff>,
  );
const text = () => document.body.textContent ?? '';

it('X32.56 days to compare with that cannot be read are said not to be, and are asked for again', async () => {
  let isDown = true;
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.includes('2026-02-22')) return Response.json(STATISTICS);
    return isDown
      ? Response.json({ code: 'unexpected' }, { status: 500 })
      : Response.json({ ...STATISTICS, range: { from: '2026-02-22', to: '2026-02-28' } });
  });
  await show(DAYS);
  const failed = 'No se pudieron cargar los datos con los que se compara';
  await until(() => text().includes(failed));
  expect(text()).not.toContain('Comparadas con las del');
  isDown = false;
  const retry = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Reintentar',
  );
  await act(async () => {
    retry?.click();
    await until(() => text().includes('Comparadas con las del 22/02/2026'));
  });
  expect(text()).not.toContain(failed);
});

it('X40.32 days without submissions say of which day the newest is, and lead there', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    const { searchParams } = new URL(url, 'http://localhost');
    const range = { from: searchParams.get('from') ?? '', to: searchParams.get('to') ?? '' };
    const isNewest = range.to === '2025-11-30';
    return Response.json({
      ...STATISTICS,
      range,
      total: isNewest ? 3 : 0,
      newestDay: isNewest ? null : '2025-11-30',
    });
  });
  await show('desde=2026-03-01&hasta=2026-03-07');
  await until(() => text().includes('La respuesta más nueva es del 30/11/2025.'));
  press('Ver del 23/11/2025 al 30/11/2025');
  await until(() => text().includes('Del 23/11/2025 al 30/11/2025'));
  expect(text()).not.toContain('No hay respuestas');
});

it('X40.37 while answers are counted again by the days of another time zone the page says so, and asks again until they are', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  let countedAgain = true;
  vi.stubGlobal('fetch', async () => Response.json({ ...STATISTICS, countedAgain }));
  await show('desde=2026-03-01&hasta=2026-03-07');
  const said = 'se están contando de nuevo por sus días';
  await act(async () => vi.advanceTimersByTimeAsync(100));
  expect(text()).toContain(said);
  countedAgain = false;
  await act(async () => vi.advanceTimersByTimeAsync(10_100));
  expect(text()).not.toContain(said);
  vi.useRealTimers();
});
