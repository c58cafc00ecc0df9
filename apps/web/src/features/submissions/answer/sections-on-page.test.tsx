// @vitest-environment jsdom
// The sections of a public form: they close and open and count what is missing, which sending lists with ways to it; and they
// repeat.
import { aCondition, aForm, aQuestion, aSection } from '@constancia/domain/testing/a-form.ts';
import { act } from 'react';
import { expect, it } from 'vitest';
import { openPublicForm } from '../../../app/testing/open-public-page.tsx';
import { click, typeHere, write } from '../../../platform/testing/act-on.ts';
import { until } from '../../../platform/testing/draw.ts';
import { all, nameOf, one, saidOf, text } from '../../../platform/testing/find.ts';

const titled = (words: string, required: boolean) => ({ title: { text: words }, required });
const PRUNING = aForm()
  .with({ title: { text: 'Solicitud de poda' } })
  .withOptions({ publicAccess: true })
  .withSections(
    aSection('contact', {
      title: { text: 'Tus datos de contacto' },
      questions: [aQuestion('name', 'text', titled('Nombre y apellido', true))],
    }),
    aSection('problem', {
      title: { text: '¿Qué problema observás?' },
      conditional: true,
      required: true,
      conditions: [aCondition('plague', aQuestion('which', 'text', titled('Cuál', false)))],
    }),
    aSection('tree', {
      title: { text: 'Datos del árbol' },
      questions: [aQuestion('trees', 'integer', titled('Cantidad de árboles', true))],
    }),
    aSection('end', {
      title: { text: 'Para terminar' },
      questions: [aQuestion('comments', 'text', titled('Comentarios', false))],
    }),
  )
  .build();

it('A5.01 A5.02 A5.04 A4.32 what is missing is listed with ways to it, and each field says so', async () => {
  await openPublicForm(PRUNING);
  await click(await until(() => one('button', 'Contraer secciones')));
  await click(one('button', 'Enviar'));
  const summary = await until(
    () =>
      all('alert').find(({ textContent }) => textContent.includes('Faltan algunos campos requeridos')) ??
      expect.fail('nothing is said'),
  );
  await until(() => expect(document.activeElement).toBe(summary));
  await until(() => expect(text()).toContain('* Sección condicional requerida'));
  expect(saidOf(one('field', /^Nombre y apellido/))).toContain('Respuesta requerida');
  await click(one('button', /^Datos del árbol/));
  await click(one('link', /^Cantidad de árboles/, summary));
  const trees = () => one('field', /^Cantidad de árboles/);
  await until(() => expect(document.activeElement).toBe(trees()));
  await typeHere('2');
  await act(async () => trees().blur());
  await until(() => expect(saidOf(trees())).not.toContain('Respuesta requerida'));
  expect(summary.textContent?.match(/Corregida/g)).toHaveLength(1);
});

it('A2.30 A2.31 one button closes and opens all sections, each opens by itself and counts what is missing', async () => {
  await openPublicForm(PRUNING);
  const section = () => one('button', /^Tus datos de contacto/);
  await until(section);
  expect(section().getAttribute('aria-expanded')).toBe('true');
  expect(section().textContent).toContain('Falta 1 respuesta requerida');
  await click(one('button', 'Contraer secciones'));
  expect(section().getAttribute('aria-expanded')).toBe('false');
  expect(all('field', /^Nombre y apellido/)).toEqual([]);
  await click(section());
  await write(one('field', /^Nombre y apellido/), 'Ana');
  expect(section().textContent).toContain('Completa');
  await click(one('button', 'Expandir secciones'));
  await until(() => one('field', /^Comentarios/));
});

const EVENT = aForm()
  .withOptions({ publicAccess: true })
  .withRepeatableSection(
    's',
    aQuestion('who', 'text', { title: { text: 'Nombre' } }),
    aQuestion('site', 'link', {
      title: { text: 'Referencia' },
      link: 'https://cultura.valledeegues.example/concierto',
      linkTitle: 'El programa',
    }),
  );

it('A4.21 A4.22 A4.23 A3.21 W14 a section repeats, copies are numbered again after one is removed', async () => {
  const event = EVENT.build();
  const [section] = event.sections;
  await openPublicForm({ ...event, sections: [{ ...section!, title: { text: 'Asistentes' } }] });
  const copies = () => all('heading', /^Asistentes \(/).map(nameOf);
  const repeat = await until(() => one('button', /^Repetir sección/));
  await click(repeat);
  await until(() => expect(document.activeElement).toBe(one('heading', 'Asistentes (2)')));
  const names = () => [...document.querySelectorAll<HTMLTextAreaElement>('.copy textarea')];
  await write(names()[0]!, 'Segundo');
  await click(one('button', /^Repetir sección/));
  expect(copies()).toEqual(['Asistentes (2)', 'Asistentes (3)']);
  await click(one('button', 'Quitar Asistentes (2)'));
  await click(one('button', 'Quitar', await until(() => one('dialog', '¿Quitar esta copia?'))));
  expect(copies()).toEqual(['Asistentes (2)']);
  expect(names().map(({ value }) => value)).toEqual(['']);
  const [reference] = document.querySelectorAll('.link-reference');
  expect(reference?.querySelector('a')?.rel).toContain('noopener');
  expect(reference?.textContent).toContain('cultura.valledeegues.example');
});
