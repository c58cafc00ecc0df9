// @vitest-environment jsdom
// Sending when the server is silent, or the device has no connection: a person can leave, try again, and reads only what is
// known.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { openPage, pass } from '../../../app/testing/open-page.tsx';
import { FORM, openPublicForm } from '../../../app/testing/open-public-page.tsx';
import { click, write } from '../../../platform/testing/act-on.ts';
import { until } from '../../../platform/testing/draw.ts';
import { all, one, text } from '../../../platform/testing/find.ts';
import { type Asked, never } from '../../../platform/testing/played-server.ts';
import { aFormToAnswer } from '../../../answering/testing/a-form-to-answer.ts';

const REPORT = aForm()
  .with({ title: { text: 'Aviso de bache' } })
  .withOptions({ publicAccess: true })
  .withSection('s', aQuestion('where', 'text', { title: { text: 'Dónde' } }))
  .build();
const SUBMIT = 'POST /api/forms/:formId/submissions';
const UNKNOWN = 'No sabemos si llegó. Reintentar no la duplica.';
const NOT_SENT = 'La respuesta todavía no se envió.';

const send = () => click(one('button', 'Enviar'));
const where = () => one('field', /^Dónde/);
const saved = () => until(() => one('heading', 'Guardado'));
const dialog = (name: string) => until(() => one('dialog', name));
const stored = ({ body }: Asked) => ({
  id: (body as { readonly id: string }).id,
  code: 'VM12',
  recordCode: '',
});
const withoutConnection = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The form with an answer; what is sent gets no reply. */
async function written() {
  const server = await openPublicForm(REPORT, { [SUBMIT]: never });
  await write(await until(where), 'Mitre 550');
  return server;
}

it('X31.42 A4.33 a server that does not reply can be left after twenty seconds, with every word', async () => {
  const server = await written();
  vi.useFakeTimers();
  await send();
  expect(text()).toContain('Enviando…');
  await pass(19_500);
  expect(all('dialog')).toEqual([]);
  await pass(1_000);
  const slow = await dialog('Tarda más de lo normal');
  expect(slow.textContent).toContain(UNKNOWN);
  await click(one('button', 'Volver a escribir', slow));
  expect(where().value).toBe('Mitre 550');
  one('status', new RegExp(UNKNOWN));
  await write(where(), 'Mitre 552');
  server.play({ [SUBMIT]: stored });
  await send();
  await saved();
  expect(server.to(SUBMIT)).toHaveLength(2);
});

it('X31.42 who waits can try again in place, and a minute ends the attempt', async () => {
  const server = await written();
  vi.useFakeTimers();
  await send();
  await pass(60_500);
  const over = await dialog('El servidor no respondió');
  expect(over.textContent).toContain(UNKNOWN);
  expect(over.textContent).not.toContain(NOT_SENT);
  await click(one('button', 'Reintentar', over));
  expect(server.to(SUBMIT)).toHaveLength(2);
  await pass(20_500);
  const slow = await dialog('Tarda más de lo normal');
  server.play({ [SUBMIT]: stored });
  await click(one('button', 'Reintentar', slow));
  await saved();
  const ids = server.to(SUBMIT).map(({ body }) => (body as { readonly id: string }).id);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
});

it('X31.42 A8.10 X36.73 what never left the device is said to be unsent, and a visitor reads whom to contact', async () => {
  const server = await written();
  withoutConnection();
  await send();
  const lost = await dialog('Conexión a internet perdida');
  expect(lost.textContent).toContain(NOT_SENT);
  expect(lost.textContent).not.toContain(UNKNOWN);
  expect(lost.textContent).toContain(
    'Si sigue sin poder enviar, comuníquese con el municipio de Villa María.',
  );
  expect(lost.textContent).not.toContain('coordinador');
  expect(server.to(SUBMIT)).toEqual([]);
});

it('A8.10 X36.73 staff whose connection is lost read that they contact their coordinator', async () => {
  await openPage(`/contestar/${FORM}`, 'ROLE_ADMIN', {
    '*': never,
    'GET /api/forms/:formId/to-answer': aFormToAnswer(REPORT, { id: FORM }),
  });
  await write(await until(where), 'Mitre 551');
  withoutConnection();
  await send();
  const lost = await dialog('Conexión a internet perdida');
  expect(lost.textContent).toContain('Comuníquese con su coordinador.');
  expect(lost.textContent).not.toContain('el municipio de');
});
