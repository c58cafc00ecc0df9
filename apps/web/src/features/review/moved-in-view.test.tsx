// @vitest-environment jsdom
// A submission that is moved from state to state in its view: what is asked, what is said, and the way back.
import { until } from '../../platform/testing/draw.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { openPage, pass } from '../../app/testing/open-page.tsx';
import { type PlayedReplies, refused, unreached } from '../../platform/testing/played-server.ts';
import { playedReview, playedView, repliesFor, SUBMISSION } from '../../app/testing/played-submission.ts';
import { all, one, text } from '../../platform/testing/find.ts';
import { pick, press } from '../../platform/testing/press-and-type.ts';

const GUARD = aForm()
  .with({
    title: { text: 'Parte de guardia' },
    initialState: 0,
    states: [
      { id: 0, name: 'Recibida', transitions: [1] },
      { id: 1, name: 'En curso', transitions: [0, 2] },
      { id: 2, name: 'Archivada', transitions: [] },
    ],
  })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Observaciones' } }))
  .build();
const MOVE = 'POST /api/submissions/:submissionId/state';
const READ = 'GET /api/submissions/:submissionId';
const MOVED_BY = {
  values: { by: 'gsoldevila', state: 'Archivada', at: '2026-03-10T15:04:00.000Z' },
};

const inState = (state: number): PlayedReplies => repliesFor(playedView(GUARD, { state }));
const selector = () => one('field', /^Estado/);
const shown = () => selector().textContent;

/** The view of the submission in a state; the server moves it where it is asked to. */
async function openView(state = 0, replies: PlayedReplies = {}) {
  const server = await openPage(`/ver/${SUBMISSION.id}`, 'ROLE_ADMIN', {
    ...inState(state),
    [MOVE]: ({ body }) => {
      const { to } = body as { readonly to: number };
      server.play(inState(to));
      return { state: to };
    },
    ...replies,
  });
  await until(() => expect(all('field', /^Estado/)).toHaveLength(1));
  return server;
}

const moves = (server: Awaited<ReturnType<typeof openView>>) => server.to(MOVE).map(({ body }) => body);

afterEach(() => void vi.useRealTimers());

it('X36.41 a final state asks before the submission is moved there', async () => {
  const server = await openView(1);
  const ask = async () => {
    pick(selector(), 'Archivada');
    return until(() => one('dialog', '«Archivada» es un estado final'));
  };
  const question = await ask();
  expect(question.textContent).toContain(
    'La respuesta VM12 pasa de «En curso» a «Archivada». Desde «Archivada» no se vuelve a otro estado.',
  );
  press(one('button', 'Cancelar', question));
  await until(() => expect(all('dialog')).toEqual([]));
  expect([shown(), moves(server)]).toEqual(['En curso', []]);
  await ask();
  press('Pasar a «Archivada»');
  await until(() => expect(shown()).toBe('Archivada'));
  expect(moves(server)).toEqual([{ from: 1, to: 2 }]);
});

it('X36.41 a submission that was moved can be moved on once its new state was read', async () => {
  const read = Promise.withResolvers<object>();
  const server = await openView();
  await until(() => expect(shown()).toBe('Recibida'));
  server.play({ [MOVE]: { state: 1 }, [READ]: () => read.promise });
  pick(selector(), 'En curso');
  await until(() => one('button', 'Deshacer'));
  expect([shown(), selector().ariaDisabled]).toEqual(['En curso', 'true']);
  read.resolve(playedView(GUARD, { state: 1 }));
  await until(() => expect(selector().ariaDisabled).toBeNull());
  pick(selector(), 'Archivada');
  await until(() => expect(one('dialog').textContent).toContain('La respuesta VM12 pasa de «En curso» a'));
});

it('X36.42 a move that leads back can be undone from its notice, which is a move of its own', async () => {
  const server = await openView();
  pick(selector(), 'En curso');
  press(await until(() => one('button', 'Deshacer')));
  await until(() => expect(text()).toContain('La respuesta volvió a «Recibida».'));
  await until(() => expect(shown()).toBe('Recibida'));
  expect(moves(server)).toEqual([
    { from: 0, to: 1 },
    { from: 1, to: 0 },
  ]);
});

it('X36.42 X36.95 the way back is refused once somebody moved it on: who, when and to which state is said', async () => {
  const server = await openView();
  pick(selector(), 'En curso');
  const undo = await until(() => one('button', 'Deshacer'));
  server.play({ ...inState(2), [MOVE]: () => refused('state-moved', MOVED_BY) });
  press(undo);
  await until(() =>
    expect(text()).toContain(
      'No se pudo actualizar el estado: gsoldevila la pasó a «Archivada» el 10/03/2026 - 12:04.',
    ),
  );
  await until(() => expect(shown()).toBe('Archivada'));
});

it('X36.42 the way back is offered for ten seconds, and not where the new state does not lead back', async () => {
  await openView();
  await until(() => expect(shown()).toBe('Recibida'));
  vi.useFakeTimers();
  pick(selector(), 'En curso');
  await until(() => one('button', 'Deshacer'));
  await pass(9_000);
  expect(all('button', 'Deshacer')).toHaveLength(1);
  await pass(1_500);
  expect(all('button', 'Deshacer')).toEqual([]);
  await until(() => expect(selector().ariaDisabled).toBeNull());
  pick(selector(), 'Archivada');
  press(await until(() => one('button', 'Pasar a «Archivada»')));
  await until(() => expect(shown()).toBe('Archivada'));
  expect(all('button', 'Deshacer')).toEqual([]);
});

it('R4.05 R4.06 R8.05 a state that could not be changed is said, and the present one stays', async () => {
  await openView(0, { [MOVE]: unreached });
  pick(selector(), 'En curso');
  await until(() => expect(text()).toContain('No se pudo actualizar el estado'));
  await until(() => expect(shown()).toBe('Recibida'));
});

it('R4.11 without moves the history says so', async () => {
  await openView();
  press(await until(() => one('button', /: ver el historial$/)));
  await until(() => expect(one('dialog', 'Historial de estados').textContent).toContain('Sin transiciones'));
});

it('R4.06 a form without states has no state to choose', async () => {
  const stateless = playedView({ ...GUARD, states: [], initialState: null });
  await openView(0, repliesFor(stateless));
  await until(() => expect([shown(), selector().ariaDisabled]).toEqual(['Sin estados', 'true']));
});

it('R2.054 R4.02 R4.03 R4.04 R4.07 R4.08 R4.09 R1.03 a submission is moved where its state leads; the history says how long it stood where', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-10T15:00:00.000Z'), toFake: ['Date'] });
  const stood = (stateId: number, stateName: string, at: string) => ({
    at,
    username: 'bruno',
    stateId,
    stateName,
    initial: stateId === 0,
  });
  const history = [stood(0, 'Recibida', '2026-03-10T12:00:00.000Z')];
  const server = await openView();
  server.play({
    [MOVE]: ({ body }) => {
      const { to } = body as { readonly to: number };
      history.push(stood(to, 'En curso', '2026-03-10T14:00:00.000Z'));
      server.play(repliesFor(playedView(GUARD, { state: to }), playedReview({ stateHistory: history })));
      return { state: to };
    },
  });
  act(() => void selector().dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })));
  const options = all('option');
  expect(options.map((option) => [option.textContent, option.ariaDisabled])).toEqual([
    ['Recibida', null],
    ['En curso', null],
    ['Archivada', 'true'],
  ]);
  press(options[1]!);
  await until(() => expect(text()).toContain('Estado actualizado correctamente'));
  expect(moves(server)).toEqual([{ from: 0, to: 1 }]);
  await until(() => expect(shown()).toBe('En curso'));
  press(await until(() => one('button', 'Estado En curso: ver el historial')));
  const dialog = await until(() => one('dialog', 'Historial de estados'));
  await until(() => expect(all('item', /^/, dialog)).toHaveLength(2));
  const [first, last] = all('item', /^/, dialog).map(({ textContent }) => textContent);
  for (const piece of ['Recibida', 'Inicial', '2 horas']) expect(first).toContain(piece);
  for (const piece of ['En curso', 'Actual', '1 hora']) expect(last).toContain(piece);
  expect(first).not.toContain('Actual');
});
