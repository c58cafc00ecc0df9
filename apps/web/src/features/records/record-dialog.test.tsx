// @vitest-environment jsdom
// The logo of a record, as it is chosen in the dialog of the view.
import { until } from '../../platform/testing/draw.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, it } from 'vitest';
import { openPage } from '../../app/testing/open-page.tsx';
import { playedView, repliesFor, SUBMISSION } from '../../app/testing/played-submission.ts';
import { all, nameOf, one, text } from '../../platform/testing/find.ts';
import { attach, press, type } from '../../platform/testing/press-and-type.ts';

const UPLOAD = 'POST /api/submissions/:submissionId/record-logos';
const RECORDS = 'POST /api/submissions/:submissionId/records';
const FORM = aForm().withSection('s', aQuestion('q', 'text')).build();

async function openDialog() {
  const server = await openPage(`/ver/${SUBMISSION.id}`, 'ROLE_ADMIN', {
    ...repliesFor(playedView(FORM)),
    [UPLOAD]: { key: 'logos/one' },
    [RECORDS]: { id: 'Rec45678901234567890' },
    'GET /api/records/:recordId': { state: 'waiting', url: null },
    // Leaving the page gives up what is still being made.
    'DELETE /api/records/:recordId': { cancelled: true },
  });
  press(await until(() => one('button', 'Descargar PDF')));
  await until(() => one('dialog'));
  return server;
}

const logo = () => one('box', 'Agregar logo');
const portable = () => one('box', /^Impresión portátil/);
const words = () => one('field', 'Texto debajo del logo');
const download = () => one('button', 'Descargar PDF', one('dialog'));
const picture = () => document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
const give = (name: string, kind: string, bytes = 10) =>
  attach(picture(), new File([new Uint8Array(bytes)], name, { type: kind }));

it('R4.39 R5.23 R5.24 R8.23 a logo is a PNG or JPEG of 5 MB at most, on the right unless something else is chosen', async () => {
  const server = await openDialog();
  press(logo());
  const positions = () => all('radio').map((radio) => [nameOf(radio), (radio as HTMLInputElement).checked]);
  expect(positions()).toEqual([
    ['Izquierda', false],
    ['Centro', false],
    ['Derecha', true],
  ]);
  expect(picture()?.multiple).toBe(false);
  give('a.gif', 'image/gif');
  await until(() => expect(text()).toContain('Formato de archivo inválido. PNG o JPEG, de hasta 5 MB.'));
  expect(download().disabled).toBe(true);
  give('big.png', 'image/png', 5 * 1024 * 1024 + 1);
  await until(() => expect(text()).toContain('La imágen es demasiado grande'));
  expect(server.to(UPLOAD)).toEqual([]);
  give('logo.png', 'image/png');
  await until(() => expect(text()).toContain('Imagen cargada correctamente'));
  expect([download().disabled, server.to(UPLOAD).length]).toEqual([false, 1]);
});

it('R4.38 a logo and the portable print give way to each other', async () => {
  await openDialog();
  press(logo());
  give('logo.png', 'image/png');
  type(words(), 'Espacios Verdes');
  await until(() => expect(download().disabled).toBe(false));
  press(portable());
  expect(logo().checked).toBe(false);
  press(logo());
  expect([portable().checked, words().value, download().disabled]).toEqual([false, '', true]);
});

it('R4.39 R9.21 what is chosen while the picture is being loaded stays chosen', async () => {
  const server = await openDialog();
  const arrived = Promise.withResolvers<object>();
  server.play({ [UPLOAD]: () => arrived.promise });
  press(logo());
  give('logo.png', 'image/png');
  press(one('radio', 'Centro'));
  arrived.resolve({ key: 'logos/one' });
  await until(() => expect(download().disabled).toBe(false));
  expect(one('radio', 'Centro').checked).toBe(true);
  press(download());
  await until(() => expect(server.to(RECORDS)).toHaveLength(1));
  expect(server.to(RECORDS)[0]?.body).toMatchObject({
    options: { logo: { image: 'logos/one', position: 'center', text: '' } },
  });
});
