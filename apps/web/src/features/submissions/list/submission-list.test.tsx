// @vitest-environment jsdom
// The list of submissions on its page: what is offered with a row, the filters, what came since, the map and the export.
import { until } from '../../../platform/testing/draw.ts';
import type { Role } from '@constancia/domain/access/role-table.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { openPage, pass } from '../../../app/testing/open-page.tsx';
import { playedPage, playedRow } from '../../../app/testing/played-list.ts';
import { type PlayedReplies, refused } from '../../../platform/testing/played-server.ts';
import { FORM } from '../../../app/testing/played-submission.ts';
import { all, nameOf, one, text } from '../../../platform/testing/find.ts';
import { press, type } from '../../../platform/testing/press-and-type.ts';

const LIST = 'GET /api/forms/:formId/submissions';
const COUNT = 'GET /api/forms/:formId/new-submissions';
const URL_OF_LIST = `/respuestas/listado/${FORM}`;
const ROWS = ['VM3', 'VM2', 'VM1'].map((code) => playedRow(code));

async function openList(replies: PlayedReplies = {}, role: Role = 'ROLE_ADMIN') {
  const server = await openPage(URL_OF_LIST, role, {
    [LIST]: playedPage(ROWS),
    [COUNT]: { count: 0, more: false },
    ...replies,
  });
  await until(() => expect(all('heading', 'Parte de guardia')).toHaveLength(1));
  return server;
}

const links = () => all('link', /^Ver la respuesta/).map(nameOf);
const field = (name: string) => one('field', name);
const box = (name: string) => one('box', name);
/** By what the list was filtered last. */
function asked(server: Awaited<ReturnType<typeof openList>>) {
  const { language: _, ...filter } = server.to(LIST).at(-1)?.query ?? {};
  return filter;
}

afterEach(() => void vi.useRealTimers());

const COMPLETE = 'Completar preguntas sin responder';
const CORRECT = 'Corregir formulario';
const DELETE = 'Eliminar';

it.each([
  [[], { complete: false, correct: false, delete: false }],
  [[DELETE], { complete: false, correct: false, delete: true }],
  [[CORRECT, DELETE], { complete: false, correct: true, delete: true }],
  [[COMPLETE, DELETE], { complete: true, correct: false, delete: true }],
  [[COMPLETE, CORRECT, DELETE], { complete: true, correct: true, delete: true }],
])(
  'P2.13 P2.14 R2.036 R2.037 R2.038 E3.33 the row of a submission offers what may be done with it: %s',
  async (entries, may) => {
    await openList({ [LIST]: playedPage([playedRow('VM1', { may })]) });
    await until(() => expect(links()).toEqual(['Ver la respuesta VM1']));
    const more = all('button', 'Más acciones de la respuesta VM1');
    expect(more).toHaveLength(entries.length > 0 ? 1 : 0);
    for (const button of more) press(button);
    expect(all('entry').map(nameOf)).toEqual(entries);
  },
);

it('X33.09 who may not change states is not offered it for what they choose', async () => {
  const page = playedPage(ROWS);
  await openList({ [LIST]: { ...page, may: { answer: true, changeState: false } } });
  press(await until(() => box('Elegir la respuesta VM1')));
  await until(() => expect(text()).toContain('Elegidas: 1'));
  expect(all('field', 'Pasar al estado')).toEqual([]);
  await openList();
  press(await until(() => box('Elegir la respuesta VM1')));
  await until(() => expect(all('field', 'Pasar al estado')).toHaveLength(1));
});

it('X36.98 while another filter is being read the list keeps its rows and says that it is busy', async () => {
  const server = await openList();
  await until(() => expect(links()).toHaveLength(3));
  const found = Promise.withResolvers<object>();
  server.play({ [LIST]: () => found.promise });
  type(field('Buscar en las respuestas'), 'mitre');
  await until(() => expect(document.querySelectorAll('main [aria-busy=true] tbody tr')).toHaveLength(3));
  found.resolve(playedPage(ROWS.slice(0, 1)));
  await until(() => expect(links()).toHaveLength(1));
  expect(document.querySelectorAll('main [aria-busy=true]')).toHaveLength(0);
  expect(asked(server)).toEqual({ text: 'mitre' });
});

it('X33.02 the list says how many came since it was opened, and shows them when asked', async () => {
  vi.useFakeTimers();
  const server = await openList();
  await until(() => expect(links()).toHaveLength(3));
  await pass(29_000);
  expect(server.to(COUNT)).toEqual([]);
  server.play({ [COUNT]: { count: 1, more: false } });
  await pass(1_100);
  expect(server.to(COUNT)).toHaveLength(1);
  await until(() => expect(text()).toContain('1 respuesta nueva.'));
  expect(server.to(COUNT).map(({ query }) => query['since'])).toEqual([playedPage([]).readAt]);
  server.play({
    [LIST]: { ...playedPage([playedRow('VM4'), ...ROWS]), readAt: '2026-03-10T15:01:00.000Z' },
    [COUNT]: { count: 0, more: false },
  });
  press('Actualizar');
  await until(() => expect(links()).toHaveLength(4));
  await until(() => expect(text()).not.toMatch(/respuestas? nuevas?\./));
});

it('R5.04 R5.05 R5.06 R7.05 a single day and a range exclude each other; an end before the beginning is said, and any year is a day', async () => {
  const server = await openList();
  type(await until(() => field('Fecha única')), '2020-02-29');
  await until(() => expect(asked(server)).toEqual({ singleDate: '2020-02-29' }));
  expect([field('Fecha desde').disabled, field('Fecha hasta').disabled]).toEqual([true, true]);
  type(field('Fecha única'), '');
  type(field('Fecha desde'), '2026-03-10');
  expect(field('Fecha única').disabled).toBe(true);
  type(field('Fecha hasta'), '2020-02-29');
  await until(() => expect(text()).toContain('Es anterior a la fecha desde.'));
  type(field('Fecha desde'), '1583-01-01');
  type(field('Fecha hasta'), '9999-12-31');
  await until(() => expect(asked(server)).toEqual({ startDate: '1583-01-01', endDate: '9999-12-31' }));
  await until(() => expect(location.search).toBe('?desde-el=1583-01-01&hasta-el=9999-12-31'));
  expect(server.faults).toEqual([]);
});

it('R7.07 R7.08 a document number is a number only, and the list goes by last update when that is ticked', async () => {
  const server = await openList();
  type(await until(() => field('DNI del ciudadano')), '12.345.678x');
  expect(field('DNI del ciudadano').value).toBe('12345678');
  await until(() => expect(asked(server)).toEqual({ citizenDni: '12345678' }));
  press('Limpiar filtros');
  press(box('Por fecha de última actualización'));
  await until(() => expect(asked(server)).toEqual({ lastUpdateCheck: 'true' }));
});

it('R2.025 the map is only there for forms with locations, while the list has rows', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  const located = {
    map: { layers: { street: null, satellite: null }, centre: { latitude: 0, longitude: 0 } },
  };
  const hasMap = () => [
    all('button', 'Ver mapa').length,
    document.querySelectorAll('#submission-map').length,
  ];
  await openList();
  await until(() => expect(links()).toHaveLength(3));
  expect(hasMap()).toEqual([0, 0]);
  await openList({ [LIST]: playedPage(ROWS, located) });
  await until(() => expect(hasMap()).toEqual([1, 1]));
  await openList({ [LIST]: playedPage([], located) });
  await until(() => expect(text()).toContain('No se encontraron resultados'));
  expect(hasMap()).toEqual([0, 0]);
});

it('R5.11 R7.49 with nothing to export that is said at once', async () => {
  await openList({ [LIST]: playedPage([]) });
  await until(() => press(one('button', 'Exportar')));
  await until(() => expect(one('alert').textContent).toContain('No se encontraron resultados'));
  expect(all('dialog')).toEqual([]);
});

async function openExport(replies: PlayedReplies = {}, role?: Role) {
  const server = await openList(replies, role);
  press(await until(() => one('button', 'Exportar')));
  const dialog = await until(() => one('dialog', 'Exportar respuestas'));
  return { server, go: () => press(one('button', 'Exportar', dialog)) };
}

it.each([
  ['unexpected', ''],
  ['exports-busy', 'Hay demasiadas exportaciones en curso.'],
] as const)('R8.07 an export that fails says so in the words of the rules: %s', async (code, why) => {
  const { go } = await openExport({ 'POST /api/forms/:formId/exports': () => refused(code) });
  go();
  const failed = await until(() => one('dialog', 'Atención'));
  expect(failed.textContent).toContain(
    'Ocurrió un error al generar el archivo, por favor vuelva atrás e ingrese nuevamente al listado',
  );
  expect(failed.textContent).toContain(why);
  press(one('button', 'Cerrar', failed));
  await until(() => one('button', 'Exportar'));
});

it('X33.24 W18 a turn that is cancelled, or whose page is left, is given back', async () => {
  const turn = { id: 'Exp45678901234567890', state: 'waiting', ahead: 3, made: 0, total: 0 };
  const { server, go } = await openExport({
    'POST /api/forms/:formId/exports': turn,
    'GET /api/exports/:exportId': turn,
    'DELETE /api/exports/:exportId': {},
    'GET /api/forms': () => new Promise(() => {}),
  });
  const ended = () => server.to('DELETE /api/exports/:exportId').map(({ params }) => params['exportId']);
  go();
  await until(() => expect(text()).toContain('antes que la suya'));
  press('Cancelar exportación');
  await until(() => expect(ended()).toEqual([turn.id]));
  press(await until(() => one('button', 'Exportar', one('dialog'))));
  await until(() => expect(text()).toContain('antes que la suya'));
  press('Cerrar');
  press(await until(() => one('link', '<< Volver')));
  await until(() => expect(ended()).toEqual([turn.id, turn.id]));
  expect(location.pathname).toBe(PATHS.forms);
});

it('X38.87 who cannot make tokens reads whom to ask for one', async () => {
  await openExport({}, 'ROLE_SUPERVISOR');
  const dialog = one('dialog');
  expect(dialog.textContent).toContain('Pida un token a quien administra las cuentas del municipio.');
  expect(all('link', /^/, dialog)).toEqual([]);
});

it('R2.095 R2.011 own submissions are opened from their list, and updated where that may be done', async () => {
  const own = [
    playedRow('VM2', { may: { complete: true, correct: false, delete: false } }),
    playedRow('VM1', { may: { complete: false, correct: false, delete: true } }),
  ];
  await openPage(`/misRespuestas/${FORM}`, 'ROLE_INSPECTOR', {
    'GET /api/forms/:formId/own-submissions': playedPage(own),
  });
  await until(() => expect(links()).toEqual(['Ver la respuesta VM2', 'Ver la respuesta VM1']));
  expect(one('link', 'Ver la respuesta VM1').getAttribute('href')).toBe(`/ver/${own[1]?.id}`);
  expect(all('link', /^Actualizar la respuesta/).map(nameOf)).toEqual(['Actualizar la respuesta VM2']);
  expect(text()).toContain('Total: 2');
});
