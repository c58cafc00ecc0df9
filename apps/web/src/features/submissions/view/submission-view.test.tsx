// @vitest-environment jsdom
// The view of a submission on its page: what is offered there, sections that close, and what could not be read.
import { until } from '../../../platform/testing/draw.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { openPage, pass } from '../../../app/testing/open-page.tsx';
import { TOWN } from '../../../app/testing/town.ts';
import { type PlayedReplies, refused } from '../../../platform/testing/played-server.ts';
import { playedReview, playedView, repliesFor, SUBMISSION } from '../../../app/testing/played-submission.ts';
import { all, nameOf, one, text } from '../../../platform/testing/find.ts';
import { press, type } from '../../../platform/testing/press-and-type.ts';
import { readStyles } from '../../../platform/testing/styles.ts';

readStyles();

const INSPECTION = aForm()
  .with({ title: { text: 'Inspección' } })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Observaciones' } }))
  .withSection('t', aQuestion('v', 'text', { title: { text: 'Conclusión' } }))
  .build();
const answered = (q: object) => ({ ticked: {}, main: { q }, rows: {} });
const VIEW = playedView(INSPECTION, { answers: answered({ value: 'Visto' }) });
const READ = 'GET /api/submissions/:submissionId';
const REMOVE = 'DELETE /api/submissions/:submissionId';

async function openView(replies: PlayedReplies = {}, variant: '' | '/cis' = '') {
  const server = await openPage(`${variant}/ver/${SUBMISSION.id}`, 'ROLE_ADMIN', {
    ...repliesFor(VIEW),
    ...replies,
  });
  await until(() => expect(text()).toContain('Datos de la respuesta'));
  return server;
}

const shown = () => [...all('link'), ...all('button')].map(nameOf);
const offered = () =>
  ['Completar preguntas sin responder', 'Corregir formulario', 'Eliminar'].filter((name) =>
    shown().includes(name),
  );

afterEach(() => void vi.useRealTimers());

it.each([
  [[], { complete: false, correct: false, delete: false }],
  [['Eliminar'], { complete: false, correct: false, delete: true }],
  [['Corregir formulario', 'Eliminar'], { complete: false, correct: true, delete: true }],
  [['Completar preguntas sin responder', 'Eliminar'], { complete: true, correct: false, delete: true }],
  [
    ['Completar preguntas sin responder', 'Corregir formulario', 'Eliminar'],
    { complete: true, correct: true, delete: true },
  ],
])(
  'P2.13 P2.14 R2.076 R2.078 R6.02 E3.33 the view offers what may be done with a submission: %s',
  async (names, may) => {
    await openView(repliesFor({ ...VIEW, may: { ...may, hold: false } }, playedReview({}, may)));
    await until(() => expect(offered()).toEqual(names));
    expect(shown()).toContain('Descargar PDF');
  },
);

it('R2.077 A4.47 the layout of public pages neither deletes a submission nor mails it', async () => {
  const mailed = {
    ...VIEW,
    definition: { ...INSPECTION, options: { ...INSPECTION.options, emailCopy: true } },
  };
  const actions = () =>
    ['Descargar PDF', 'Eliminar', 'Enviar por correo'].filter((name) => shown().includes(name));
  await openView(repliesFor(mailed));
  await until(() => expect(actions()).toEqual(['Descargar PDF', 'Eliminar', 'Enviar por correo']));
  await openView(repliesFor(mailed), '/cis');
  await until(() => expect(actions()).toEqual(['Descargar PDF']));
  await openView();
  await until(() => expect(actions()).toEqual(['Descargar PDF', 'Eliminar']));
});

it('R2.055 R2.056 sections close and open, one by one and all together', async () => {
  await openView();
  const open = () => [...document.querySelectorAll<HTMLElement>('h2 [aria-expanded=true]')];
  const answer = () =>
    [...document.querySelectorAll('main *')].findLast((each) => each.textContent === 'Visto')!;
  const isShown = () => getComputedStyle(answer()).visibility !== 'hidden';
  await until(() => expect([open().length, isShown()]).toEqual([2, true]));
  const [first] = open();
  press(first!);
  await until(() => expect([open().length, isShown()]).toEqual([1, false]));
  press('Expandir secciones');
  await until(() => expect([open().length, isShown()]).toEqual([2, true]));
  press('Contraer secciones');
  await until(() => expect([open().length, isShown()]).toEqual([0, false]));
  one('button', 'Expandir secciones');
});

const READ_BESIDE_IT = [
  ['GET /api/submissions/:submissionId/payments', { payments: [], timeZone: TOWN.timeZone }],
  [
    'GET /api/submissions/:submissionId/appointment',
    { municipalityId: TOWN.id, appointment: null, timeZone: TOWN.timeZone, mayBook: false },
  ],
  ['GET /api/submissions/:submissionId/work-orders', { workOrders: [] }],
  ['GET /api/submissions/:submissionId/files', { files: [] }],
  ['GET /api/submissions/:submissionId/review', playedReview()],
] as const;

it('X39.93 what of a submission could not be read says so, and comes when it is asked for again', async () => {
  const options = { ...INSPECTION.options, addPaymentGateway: true, addAppointment: true };
  const whole = playedView(
    { ...INSPECTION, options },
    { answers: answered({ value: 'Visto', image: 'photo' }) },
  );
  const server = await openView({
    ...repliesFor(whole),
    ...Object.fromEntries(READ_BESIDE_IT.map(([endpoint]) => [endpoint, () => refused('unexpected')])),
  });
  const retries = () => all('button', 'Reintentar');
  await until(() => expect(retries()).toHaveLength(5));
  for (const name of ['Pago', 'Turno', 'Órdenes de trabajo que causó', 'Correcciones y revisión'])
    expect(all('alert', /^/, one('region', name))).toHaveLength(1);
  expect(text()).toContain('No se pudieron leer los archivos de esta respuesta.');
  server.play(Object.fromEntries(READ_BESIDE_IT));
  for (let left = 5; left > 0; left -= 1) {
    press(retries()[0]!);
    await until(() => expect(retries()).toHaveLength(left - 1));
  }
  expect(all('region', 'Pago')).toEqual([]);
  expect(text()).toContain('Visto');
});

it('X39.93 a submission that cannot be read again stays on the screen, with what is being written about it', async () => {
  vi.useFakeTimers();
  const server = await openView();
  press(await until(() => one('button', 'Conservar por orden')));
  const reason = await until(() => one('field', /^Motivo/));
  type(reason, 'Cargada dos veces');
  server.play({ [READ]: () => refused('unexpected') });
  const reads = server.to(READ).length;
  // Somebody comes back to the window after a while.
  await pass(60_000);
  window.dispatchEvent(new Event('visibilitychange'));
  await until(() => expect(server.to(READ)).toHaveLength(reads + 1));
  await until(() => expect(one('field', /^Motivo/).value).toBe('Cargada dos veces'));
  expect(all('dialog', 'Error')).toEqual([]);
  expect(text()).toContain('Visto');
});

it('R8.03 W9 a deletion of a submission that changed asks again, one that fails says so and leaves it there', async () => {
  const deletion = {
    version: 1,
    code: SUBMISSION.code,
    createdAt: VIEW.createdAt,
    createdBy: 'bruno',
    keptBecause: null,
  };
  const server = await openView({
    'GET /api/submissions/:submissionId/deletion': deletion,
    [REMOVE]: () => refused('stale-version'),
  });
  press(await until(() => one('button', 'Eliminar')));
  await until(() => expect(one('dialog').textContent).toContain('bruno'));
  server.play({ 'GET /api/submissions/:submissionId/deletion': { ...deletion, version: 2 } });
  press('Eliminar respuesta');
  await until(() => expect(one('dialog').textContent).toContain('La respuesta cambió mientras tanto.'));
  server.play({ [REMOVE]: () => refused('unexpected') });
  await until(() => expect(server.to('GET /api/submissions/:submissionId/deletion')).toHaveLength(2));
  press('Eliminar respuesta');
  await until(() => expect(text()).toContain('Ocurrió un error, por favor intente nuevamente'));
  await until(() => one('button', 'Eliminar'));
  expect(server.to(REMOVE).map(({ query }) => query['version'])).toEqual(['1', '2']);
});
