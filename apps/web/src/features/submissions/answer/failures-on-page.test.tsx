// @vitest-environment jsdom
// A visitor's form whose connection is lost, or whose version is not taken any more: nothing that was written is lost.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { FORM, openPublicForm } from '../../../app/testing/open-public-page.tsx';
import { click, write } from '../../../platform/testing/act-on.ts';
import { until } from '../../../platform/testing/draw.ts';
import { all, one, text } from '../../../platform/testing/find.ts';
import { type Asked, refused } from '../../../platform/testing/played-server.ts';
import { aFormToAnswer } from '../../../answering/testing/a-form-to-answer.ts';

const WATERING = aForm()
  .with({ title: { text: 'Pedido de riego' } })
  .withOptions({ publicAccess: true });
const NAME = aQuestion('name', 'text', { title: { text: 'Nombre' } });
const MOTIVE = aQuestion('motive', 'text', { title: { text: 'Motivo' }, required: true });
const SUBMIT = 'POST /api/forms/:formId/submissions';
const stored = ({ body }: Asked) => ({
  id: (body as { readonly id: string }).id,
  code: 'VM12',
  recordCode: '',
});
const name = () => one('field', /^Nombre/);
const send = () => click(one('button', 'Enviar'));
const saved = () => until(() => one('heading', 'Guardado'));

afterEach(() => void vi.restoreAllMocks());

it('A4.33 A8.10 A2.35 without connection nothing is sent, and everything is when it is back', async () => {
  const server = await openPublicForm(WATERING.withSection('s', NAME).build(), { [SUBMIT]: stored });
  await write(await until(name), 'Elsa Quiroga');
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await send();
  const lost = await until(() => one('dialog', 'Conexión a internet perdida'));
  expect(all('item', /^/, lost)).toHaveLength(3);
  expect(lost.textContent).toContain('queda guardado en este dispositivo');
  expect(server.to(SUBMIT)).toEqual([]);
  connection.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  await until(() => expect(lost.textContent).toContain('La conexión volvió'));
  await click(one('button', 'Reintentar', lost));
  await saved();
  expect(location.pathname).toBe(`/publico/guardado/${FORM}/VM12`);
  expect(server.to(SUBMIT).map(({ body }) => body)).toMatchObject([
    { answers: { main: { name: { value: 'Elsa Quiroga' } } } },
  ]);
});

it('X25.04 a version that is not taken any more opens the newest one with what was written', async () => {
  const server = await openPublicForm(
    WATERING.withSection('s', NAME).build(),
    { [SUBMIT]: () => refused('form-changed') },
    { version: 1 },
  );
  await write(await until(name), 'Elsa Quiroga');
  const newest = WATERING.withSection('s', NAME, MOTIVE).build();
  server.play({ 'GET /api/forms/:formId/to-answer': aFormToAnswer(newest, { id: FORM, version: 2 }) });
  await send();
  await until(() => expect(text()).toContain('El formulario cambió desde entonces'));
  expect(name().value).toBe('Elsa Quiroga');
  await write(one('field', /^Motivo/), 'Sequía');
  server.play({ [SUBMIT]: stored });
  await send();
  await saved();
  expect(server.to(SUBMIT).map(({ body }) => body)).toMatchObject([{ version: 1 }, { version: 2 }]);
});
