// @vitest-environment jsdom
// A new link with answers: what is wrong stands at its field, one of many questions is found, and leaving asks.
import { refused } from '../../../platform/testing/played-server.ts';
import { until } from '../../../platform/testing/draw.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, it } from 'vitest';
import { click, write } from '../../../platform/testing/act-on.ts';
import { all, one, saidOf } from '../../../platform/testing/find.ts';
import { decide, openPage, press, says, toggle } from '../testing/forms-pages.tsx';
import { startFormsServer } from '../testing/forms-server.ts';

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
  await until(() => one('button', 'Crear el enlace'));
  await press('Crear el enlace');
  expect(focused()).toBe(one('field', 'Nombre del enlace'));
  expect(says('Escriba un nombre para reconocer el enlace.')).toBe(true);
  expect(says('Marque al menos una pregunta.')).toBe(true);
  await write(one('field', 'Nombre del enlace'), 'Uno');
  await write(one('field', 'Buscar una pregunta'), 'numero 249');
  await until(() => expect(says('1 de 250 preguntas')).toBe(true));
  await toggle('Dato número 249');
  await press('Crear el enlace');
  /** Below the box that chooses the question. */
  const answer = () => all('field', /^Dato número 249/)[1] as HTMLInputElement;
  await until(() => expect(focused()).toBe(answer()));
  expect(saidOf(answer())).not.toBe('');
  await write(answer(), 'x');
  await click(one('link', 'Volver a los enlaces'));
  one('dialog', /¿Salir sin crear el enlace\?/);
  await decide('Seguir editando');
  expect(answer().value).toBe('x');
  const issue = { code: 'prefilled-expiry-wrong', at: { field: 'expiresAt' }, values: { max: 366 } };
  server.play({
    'POST /api/forms/:formId/prefilled-links': refused('prefilled-link-invalid', { issues: [issue] }),
  });
  await write(one('field', 'Último día'), '2020-01-01');
  await press('Crear el enlace');
  await until(() => expect(says('Elija un momento por venir, dentro de 366 días como máximo.')).toBe(true));
  server.play({ 'GET /api/forms/:formId/prefilled-links': { links: [], total: 0 } });
  await click(one('link', 'Volver a los enlaces'));
  await decide('Salir');
  await until(() => expect(says('Este formulario no tiene ninguno.')).toBe(true));
});
