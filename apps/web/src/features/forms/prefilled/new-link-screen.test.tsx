// @vitest-environment jsdom
// A new link with answers: what is wrong stands at its field, one of many questions is found, and leaving asks.
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, it } from 'vitest';
import { click, until, write } from '../../../platform/testing/act-on.ts';
import { descriptionOf, field, get } from '../../../platform/testing/by-name.ts';
import { openPage, press, says, toggle } from '../testing/forms-pages.tsx';
import { problem, startFormsServer } from '../testing/forms-server.ts';

const LONG = aForm()
  .withSection(
    's',
    ...Array.from({ length: 250 }, (_, at) =>
      aQuestion(`q${at}`, 'text', { title: { text: `Dato número ${at}` }, required: true }),
    ),
  )
  .build();

const focused = () => document.activeElement;

it('X38.95 what is wrong stands at its field, which gets the focus, the search finds one of 250 questions, and leaving asks', async () => {
  const server = startFormsServer();
  const id = server.store(LONG);
  await openPage(pathOf('newPrefilledLink', { id }));
  await until(() => get('button', 'Crear el enlace'));
  await press('Crear el enlace');
  expect(focused()).toBe(field('Nombre del enlace'));
  expect(says('Escriba un nombre para reconocer el enlace.')).toBe(true);
  expect(says('Marque al menos una pregunta.')).toBe(true);
  await write(field('Nombre del enlace'), 'Uno');
  await write(field('Buscar una pregunta'), 'numero 249');
  await until(() => expect(says('1 de 250 preguntas')).toBe(true));
  await toggle('Dato número 249');
  await press('Crear el enlace');
  const answer = () => get('textbox', /^Dato número 249/);
  await until(() => expect(focused()).toBe(answer()));
  expect(descriptionOf(answer())).not.toBe('');
  await write(answer(), 'x');
  await click(get('link', 'Volver a los enlaces'));
  get('alertdialog', /¿Salir sin crear el enlace\?/);
  await press('Seguir editando');
  expect(answer().value).toBe('x');
  const issue = { code: 'prefilled-expiry-wrong', at: { field: 'expiresAt' }, values: { max: 366 } };
  server.reply(
    `POST /api/forms/${id}/prefilled-links`,
    problem('prefilled-link-invalid', { issues: [issue] }),
  );
  await write(field('Último día'), '2020-01-01');
  await press('Crear el enlace');
  await until(() => expect(says('Elija un momento por venir, dentro de 366 días como máximo.')).toBe(true));
  server.reply(`GET /api/forms/${id}/prefilled-links`, { links: [] });
  await click(get('link', 'Volver a los enlaces'));
  await press('Salir');
  await until(() => expect(says('Este formulario no tiene ninguno.')).toBe(true));
});
