// @vitest-environment jsdom
// The state of the installation while somebody looks at it: it is read again, and what was known stays when that fails.
import { until } from '../../platform/testing/draw.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPage, pass } from '../../app/testing/open-page.tsx';
import { TOWN } from '../../app/testing/town.ts';
import { refused } from '../../platform/testing/played-server.ts';
import { one, text } from '../../platform/testing/find.ts';
import { press } from '../../platform/testing/press-and-type.ts';

const RUNS = {
  subject: 'server',
  code: 'server-runs',
  values: { node: 'v24.1.0', schema: '0141-passkeys', hours: 52 },
  lastSuccess: null,
  lastFailure: null,
};
const STATUS = { at: '2026-03-25T12:31:00.000Z', timeZone: TOWN.timeZone, lines: [RUNS] };
const STALE = 'No se pudo actualizar: se muestra lo último que se supo.';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('X37.49 it is read again every thirty seconds and when asked to; when that fails it says so and keeps what was known', async () => {
  const server = await openPage('/estado', 'ROLE_ADMIN', { 'GET /api/status': STATUS });
  const reads = () => server.to('GET /api/status').length;
  const row = () => one('item', /Servidor/);
  await until(row);
  expect(reads()).toBe(1);
  await pass(29_000);
  expect(reads()).toBe(1);
  await pass(1_100);
  expect(reads()).toBe(2);
  server.play({ 'GET /api/status': () => refused('unexpected') });
  press('Actualizar');
  await until(() => expect(text()).toContain(STALE));
  expect(row().textContent).toContain('Servidor');
  server.play({ 'GET /api/status': STATUS });
  press('Actualizar');
  await until(() => expect(text()).not.toContain(STALE));
});
