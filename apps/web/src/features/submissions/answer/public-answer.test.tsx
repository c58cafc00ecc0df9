// @vitest-environment jsdom
// Forms that a visitor opens, and what stands there when one does not come or takes no answers.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, it } from 'vitest';
import { FORM, openPublicForm, openPublicPage } from '../../../app/testing/open-public-page.tsx';
import { aFormToAnswer } from '../../../answering/testing/a-form-to-answer.ts';
import { click } from '../../../platform/testing/act-on.ts';
import { until } from '../../../platform/testing/draw.ts';
import { all, one, text } from '../../../platform/testing/find.ts';
import { never, type PlayedReplies, refused, unreached } from '../../../platform/testing/played-server.ts';

const READ = 'GET /api/forms/:formId/to-answer';
const URL_OF_FORM = `/publico/contestar/${FORM}`;
const PRUNING = aForm()
  .with({ title: { text: 'Solicitud de poda' } })
  .withOptions({ publicAccess: true })
  .withSection('s', aQuestion('name', 'text', { title: { text: 'Nombre y apellido' } }));
const open = (replies: PlayedReplies) => openPublicPage(URL_OF_FORM, { '*': never, ...replies });
const name = () => one('field', 'Nombre y apellido');
const closeError = async (): Promise<string> => {
  const dialog = await until(() => one('dialog', 'Error'));
  await click(one('button', 'Cerrar', dialog));
  expect(all('dialog')).toEqual([]);
  return dialog.textContent;
};

it('A1.03 A2.10 A2.17 A2.20 A2.21 A6.09 P2.27 P2.33 a visitor sees the form with its title, without side bar or sign-in', async () => {
  const described = PRUNING.with({ description: { text: 'No hace falta registrarse' } });
  await openPublicForm(described.build());
  await until(name);
  expect(location.pathname).toBe(URL_OF_FORM);
  expect(one('heading', 'Solicitud de poda').tagName).toBe('H1');
  expect(text()).toContain('Contestar Formulario');
  expect(text()).toContain('No hace falta registrarse');
  expect(document.querySelector('nav, [role=navigation]')).toBeNull();
});

it('A2.18 P2.34 P6.30 a public form asks nobody for a person, whatever its options say', async () => {
  await openPublicForm(PRUNING.withOptions({ citizen: true, citizenRequired: true }).build());
  await until(name);
  expect(document.querySelector('nav[aria-label=Pasos]')).toBeNull();
  expect(text()).not.toContain('Tipo de persona');
});

it('X31.55 A8.01 A2.42 A2.43 an unknown form opens the error dialog; closing it leads no visitor to the sign-in of staff', async () => {
  open({ [READ]: () => refused('form-not-found') });
  expect(await closeError()).toContain('El formulario a contestar no existe.');
  expect(location.pathname).toBe(URL_OF_FORM);
  expect(one('heading').textContent).toBe('El formulario a contestar no existe.');
  expect(text()).not.toContain('queda en este dispositivo');
});

it('A8.02 A7.02 a deleted form is an alert for visitors', async () => {
  open({ [READ]: () => refused('form-deleted') });
  const alert = await until(() => one('alert'));
  expect(alert.textContent).toContain('El formulario que desea contestar no existe o ha sido eliminado.');
});

it('P2.43 P4.13 A7.20 a form of a blocked municipality shows the blocked page', async () => {
  open({ [READ]: () => refused('municipality-blocked') });
  await until(() => one('heading', 'Acceso denegado. Municipio bloqueado'));
  expect(text()).toContain('Ha intentado acceder a una pagina que se encuentra bloqueada');
});

it('P8.05 a form that does not come says why and can be asked for again', async () => {
  const server = open({ [READ]: unreached });
  await until(() => one('heading', 'No se pudo abrir el formulario'));
  server.play({ [READ]: aFormToAnswer(PRUNING.build(), { id: FORM }) });
  await click(one('button', 'Reintentar'));
  await until(() => one('heading', 'Solicitud de poda'));
  expect(server.to(READ)).toHaveLength(2);
});
