// @vitest-environment jsdom
// A copy by mail right after a submission was saved: the button, what is refused, what waits, and giving it up.
import { until } from '../../platform/testing/draw.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import type { OptionFlags } from '@constancia/domain/forms/definition/options.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { aFormToAnswer } from '../../answering/testing/a-form-to-answer.ts';
import { openPage, pass } from '../../app/testing/open-page.tsx';
import { never, type PlayedReplies, refused } from '../../platform/testing/played-server.ts';
import { FORM, SUBMISSION } from '../../app/testing/played-submission.ts';
import { all, one, text } from '../../platform/testing/find.ts';
import { attach, press, type } from '../../platform/testing/press-and-type.ts';

const PRUNING = aForm()
  .with({ title: { text: 'Constatación de arbolado' } })
  .withSection('s', aQuestion('q', 'text', { title: { text: 'Observaciones' } }));
const MAILS = 'POST /api/submissions/:submissionId/mails';
const UPLOAD = 'POST /api/submissions/:submissionId/mail-attachments';
const SAVE_AND_MAIL = 'Guardar y enviar por correo';

/** The form as an inspector answers it, with these options. */
async function openForm(options: Partial<OptionFlags> = {}, replies: PlayedReplies = {}) {
  const definition = PRUNING.withOptions({ emailCopy: true, ...options }).build();
  const server = await openPage(`/contestar/${FORM}`, 'ROLE_INSPECTOR', {
    '*': never,
    'GET /api/forms/:formId/to-answer': aFormToAnswer(definition, { id: FORM }),
    'POST /api/forms/:formId/submissions': { ...SUBMISSION, recordCode: '' },
    'GET /api/submissions/:submissionId/mail': { subject: 'Constatación VM12', transport: 'smtp' },
    ...replies,
  });
  await until(() => one('button', 'Enviar'));
  return server;
}

const dialog = () => one('dialog', 'Enviar copia por correo');
const alert = () => one('alert', /^/, dialog());
const send = () => press(one('button', 'Enviar', dialog()));

/** Saves an answer, and comes to the copy of it. */
async function saveAndMail(replies: PlayedReplies = {}) {
  const server = await openForm({}, replies);
  type(await until(() => one('field', 'Observaciones')), 'Rama caída');
  press(SAVE_AND_MAIL);
  await until(dialog);
  await until(() => expect(text()).toContain('Asunto: Constatación VM12'));
  return server;
}

function addAddress(address: string): void {
  type(one('field', 'Correo electrónico', dialog()), address);
  press(one('button', 'Agregar dirección', dialog()));
}

afterEach(() => void vi.useRealTimers());

it('A4.45 E1.05 E3.26 R5.09 the button is there only where the form sends copies', async () => {
  await openForm();
  await until(() => one('button', SAVE_AND_MAIL));
  for (const options of [{ emailCopy: false }, { addAppointment: true }, { publicAccess: true }]) {
    await openForm(options);
    expect(all('button', SAVE_AND_MAIL)).toEqual([]);
  }
});

it('A4.41 A5.30 A5.31 A8.19 A9.13 a copy needs an address that is valid and was added; what is said goes in its time', async () => {
  vi.useFakeTimers();
  const server = await saveAndMail({
    [MAILS]: { state: 'delivered', delayed: false, transport: 'smtp', refused: [] },
  });
  const saved = 'Se a guardado el formulario correctamente.';
  expect(text()).toContain(saved);
  await pass(5_000);
  expect(text()).toContain(saved);
  await pass(1_500);
  expect(text()).not.toContain(saved);
  send();
  await until(() =>
    expect(alert().textContent).toBe("Recuerde presionar el boton '+' al ingresar un email."),
  );
  await pass(3_000);
  expect(alert().textContent).toContain('Recuerde');
  await pass(1_000);
  expect(all('alert', /^/, dialog())).toEqual([]);
  addAddress('vecina@');
  await until(() => expect(alert().textContent).toBe('Ingrese una dirección válida'));
  expect(all('item', /^/, dialog())).toEqual([]);
  expect(server.to(MAILS)).toEqual([]);
  addAddress('vecina@villa.example');
  send();
  await until(() => expect(text()).toContain('El correo fue enviado correctamente'));
  expect(server.to(MAILS).map(({ body }) => body)).toMatchObject([
    { recipients: ['vecina@villa.example'], body: '', attachment: null },
  ]);
});

it('A4.44 X19.14 giving up the copy asks first, and the saved submission stays', async () => {
  const server = await saveAndMail();
  const ask = async () => {
    press(one('button', 'Cancelar', dialog()));
    return until(() => one('dialog', '¿Cancelar el envío del correo?'));
  };
  const question = await ask();
  expect(question.textContent).toContain('La respuesta ya está guardada y no se pierde.');
  press(one('button', 'Seguir con el correo', question));
  await until(dialog);
  press(one('button', 'Cancelar el envío', await ask()));
  await until(() => expect(all('dialog')).toEqual([]));
  expect(text()).toContain(SUBMISSION.code);
  expect(server.to('POST /api/forms/:formId/submissions')).toHaveLength(1);
});

const give = (name: string, bytes: number) =>
  attach(dialog().querySelector('[data-testid=mail-attachment]'), new File([new Uint8Array(bytes)], name));

it('A5.32 A5.33 E5.29 X19.03 a file that is not taken is refused by name, size and content; one that is taken can be taken off', async () => {
  const server = await saveAndMail({ [UPLOAD]: () => refused('file-refused') });
  const says = (words: string) => until(() => expect(alert().textContent).toBe(words));
  give('programa.exe', 10);
  await says('Formato de archivo inválido');
  give('croquis.pdf', 5 * 1_048_576 + 1);
  await says('El archivo es demasiado grande. El máximo permitido es de 5 MB.');
  expect(server.to(UPLOAD)).toEqual([]);
  give('croquis.pdf', 10);
  await says('Formato de archivo inválido');
  expect(server.to(UPLOAD)).toHaveLength(1);
  server.play({ [UPLOAD]: { key: 'mail/croquis', name: 'croquis.pdf' } });
  give('croquis.pdf', 10);
  await until(() => expect(dialog().textContent).toContain('croquis.pdf'));
  expect(all('alert', /^/, dialog())).toEqual([]);
  press(one('button', 'Quitar croquis.pdf', dialog()));
  expect(dialog().textContent).not.toContain('croquis.pdf');
});

it('X19.10 X19.13 without a mail server the dialog and the notice say that the mail waits', async () => {
  await saveAndMail({
    'GET /api/submissions/:submissionId/mail': { subject: 'Constatación VM12', transport: 'outbox' },
    [MAILS]: { state: 'waiting', delayed: false, transport: 'outbox', refused: [] },
  });
  await until(() => expect(text()).toContain('no se enviará hasta que se configure'));
  addAddress('vecina@villa.example');
  send();
  await until(() => expect(text()).toContain('quedó en la bandeja de salida y no se envió'));
  expect(text()).not.toContain('El correo fue enviado correctamente');
});
