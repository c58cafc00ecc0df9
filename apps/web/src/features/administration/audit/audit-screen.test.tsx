// @vitest-environment jsdom
// The audit log on its page: filters in the URL, and days that are in the wrong order.
import { act } from 'react';
import { expect, it } from 'vitest';
import { openPage } from '../../../app/testing/open-page.tsx';
import { TOWN } from '../../../app/testing/town.ts';
import { until } from '../../../platform/testing/draw.ts';
import { all, nameOf, one, text } from '../../../platform/testing/find.ts';
import { type Asked, never, refused } from '../../../platform/testing/played-server.ts';
import { choose, press, type } from '../../../platform/testing/press-and-type.ts';

const AUDIT = 'GET /api/municipalities/:municipalityId/audit';

const entry = (number: number, action: string, subject: string) => ({
  number,
  at: '2026-03-10T12:00:00.000Z',
  actor: 'apedrera',
  action,
  subject,
  subjectId: 'Usr45678901234567890',
  networkAddress: '127.0.0.1',
  details: {},
});
const ENTRIES = [entry(2, 'read', 'audit'), entry(1, 'sign-in', 'user')];

/** As the server filters. */
function found({ query }: Asked): object {
  const entries = ENTRIES.filter(
    ({ action, subject, actor }) =>
      actor.includes(query['actor'] ?? '') &&
      (query['action'] ?? action) === action &&
      (query['subject'] ?? subject) === subject,
  );
  return { entries, next: null, searchedTo: entries.at(-1)?.at ?? null, timeZone: TOWN.timeZone };
}

const field = (name: string) => one('field', name);
const firstRow = (words: string) => until(() => expect(all('row')[1]?.textContent).toContain(words));

it('X34.20 an administrator finds who did what by person, action, kind and days', async () => {
  const server = await openPage('/cuenta', 'ROLE_ADMIN', { '*': never, [AUDIT]: found });
  press(await until(() => one('link', 'Auditoría')));
  await until(() => one('heading', 'Auditoría'));
  await until(() =>
    expect(all('column').map(nameOf)).toEqual([
      'Cuándo',
      'Quién',
      'Qué hizo',
      'Sobre qué',
      'Identificador',
      'Desde',
      'Detalle',
    ]),
  );
  await firstRow('Consultó');
  choose(field('Acción'), 'Ingresó');
  await firstRow('Ingresó');
  type(field('Persona'), 'apedre');
  await until(() =>
    expect(server.to(AUDIT).at(-1)?.query).toMatchObject({ actor: 'apedre', action: 'sign-in' }),
  );
  await firstRow('apedrera');
  await firstRow('127.0.0.1');
  type(field('Persona'), 'nadie-con-este-nombre');
  await until(() => expect(text()).toContain('No hay nada registrado con estos filtros.'));
  await act(async () => history.back());
  await until(() => expect(field('Acción').value).toBe(''));
  choose(field('Sobre qué'), 'Auditoría');
  await firstRow('Consultó');
  type(field('Desde el día'), '2026-05-02');
  type(field('Hasta el día'), '2026-05-01');
  await until(() => expect(text()).toContain('Es anterior al primer día.'));
  expect(server.faults).toEqual([]);
});

it('X34.20 X40.56 a search that cannot go back further says so, and goes on by a button', async () => {
  const page = { entries: [], next: 2, searchedTo: '2026-03-10T12:00:00.000Z', timeZone: TOWN.timeZone };
  const server = await openPage('/auditoria?persona=nadie', 'ROLE_ADMIN', {
    '*': never,
    [AUDIT]: ({ query }) => (query['before'] === undefined ? page : refused('unexpected')),
  });
  await until(() => one('alert', 'No se pudo leer el resto de la lista.'));
  expect(all('button', 'Ver anteriores')).toEqual([]);
  expect(document.querySelector('main [aria-busy=true]')).toBeNull();
  server.play({ [AUDIT]: found });
  press(one('button', 'Reintentar'));
  await until(() => expect(text()).toContain('No hay nada registrado con estos filtros.'));
  expect(all('alert')).toEqual([]);
});
