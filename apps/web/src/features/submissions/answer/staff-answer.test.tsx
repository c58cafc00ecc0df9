// @vitest-environment jsdom
// Forms that staff open and that cannot be answered, and what is said once a submission was stored.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, it, vi } from 'vitest';
import { aFormToAnswer } from '../../../answering/testing/a-form-to-answer.ts';
import { openPage, pass } from '../../../app/testing/open-page.tsx';
import { click } from '../../../platform/testing/act-on.ts';
import { until } from '../../../platform/testing/draw.ts';
import { all, one, text } from '../../../platform/testing/find.ts';
import { never, refused } from '../../../platform/testing/played-server.ts';

const FORM = 'Frm45678901234567890';
type Why = 'form-not-found' | 'form-deleted' | 'form-outside-areas';
const open = (code: Why, url = `/contestar/${FORM}`) =>
  openPage(url, 'ROLE_INSPECTOR', {
    '*': never,
    'GET /api/forms/:formId/to-answer': () => refused(code),
  });

it('A8.01 A2.43 for staff closing the error dialog only closes it', async () => {
  await open('form-not-found');
  await click(one('button', 'Cerrar', await until(() => one('dialog', 'Error'))));
  expect(all('dialog')).toEqual([]);
  one('heading', 'El formulario a contestar no existe.');
  expect(location.pathname).toBe(`/contestar/${FORM}`);
});

it('A8.02 A7.02 a deleted form leads staff back to the list', async () => {
  await open('form-deleted');
  const dialog = await until(() => one('dialog', 'Error'));
  expect(dialog.textContent).toContain('El formulario que desea contestar no existe o ha sido eliminado.');
  await click(one('button', 'Cerrar', dialog));
  await until(() => expect(location.pathname).toBe('/listar'));
  await until(() => one('heading', 'Formularios'));
});

it.each<[url: string, code: Why, said: string]>([
  ['/cis/contestar', 'form-not-found', 'El formulario a contestar no existe.'],
  [`/cis/contestar/${FORM}`, 'form-not-found', 'El formulario a contestar no existe.'],
  [
    `/cis/contestar/${FORM}`,
    'form-deleted',
    'El formulario que desea contestar no existe o ha sido eliminado.',
  ],
  [
    `/cis/contestar/${FORM}`,
    'form-outside-areas',
    'No tiene permisos para ver el formulario porque no esta entre sus áreas municipales.',
  ],
])(
  'A2.43 A7.02 A8.01 A8.02 A8.03 P2.08 W3 on %s of another system %s is said in a dialog that only closes',
  async (url, code, said) => {
    await open(code, url);
    const dialog = await until(() => one('dialog', 'Error'));
    expect(dialog.textContent).toContain(said);
    await click(one('button', 'Cerrar', dialog));
    expect(all('dialog')).toEqual([]);
    expect(location.pathname).toBe(url);
  },
);

it('A2.41 A8.17 A9.11 P9.09 R9.29 the saved toast names the code and stays six seconds', async () => {
  vi.useFakeTimers();
  await openPage('/listar?respuesta=VM77', 'ROLE_INSPECTOR', { '*': never });
  const said = 'La respuesta se guardó correctamente. Código: VM77';
  // As soon as it is there, to the moment.
  for (let steps = 0; steps < 500 && !text().includes(said); steps++) await pass(10);
  expect(text()).toContain(said);
  await pass(5_890);
  expect(text()).toContain(said);
  await pass(200);
  expect(text()).not.toContain(said);
  vi.useRealTimers();
});

it('A2.07 R2.019 R7.20 the answer-sent page names what happened and the code', async () => {
  await openPage('/respuesta/enviada/abcdefghij0123456789/VM4378', 'ROLE_INSPECTOR', { '*': never });
  await until(() => one('heading', 'La respuesta se registró correctamente'));
  expect(text()).toContain('VM4378');
});

it('A5.47 A2.22 a slot for uploads offers the upload only, in a form with its picture', async () => {
  const signed = aForm()
    .withOptions({ digitalSignature: true })
    .withSignature({ title: 'Jefatura del área', type: 'upload', signatory: 'intern' })
    .withSection('s', aQuestion('q', 'text'))
    .build();
  const picture = '/imagenes/acta.jpg';
  await openPage(`/contestar/${FORM}`, 'ROLE_ADMIN', {
    '*': never,
    'GET /api/forms/:formId/to-answer': aFormToAnswer(signed, { id: FORM, headerImageUrl: picture }),
  });
  const slot = await until(() => one('group', 'Jefatura del área'));
  expect(document.querySelector('img.header-image')?.getAttribute('src')).toBe(picture);
  expect([...slot.querySelectorAll('label')].map(({ textContent }) => textContent).join()).toMatch(
    /Subir una imagen PNG/,
  );
  expect(slot.querySelector('[role=img], canvas')).toBeNull();
  expect(all('button', 'Firmar con mi nombre escrito')).toEqual([]);
});
