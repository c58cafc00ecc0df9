// @vitest-environment jsdom
// The options of a form: what each brings, what depends on it or excludes it, and what is asked before.
import { until } from '../../../../platform/testing/draw.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { EDITABLE_FORM, SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import { expect, it } from 'vitest';
import { write } from '../../../../platform/testing/act-on.ts';
import { all, nameOf, one, saidOf } from '../../../../platform/testing/find.ts';
import {
  editorOf,
  isOn,
  NEW_FORM,
  openEditor,
  openPage,
  press,
  saved,
  says,
  toggle,
  decide,
} from '../../testing/forms-pages.tsx';
import { startFormsServer } from '../../testing/forms-server.ts';

async function openOptions(url: string): Promise<void> {
  await openEditor(url);
  await press('Configuración');
  await until(() => expect(document.activeElement).toBe(one('group', 'Configuración')));
}

it('E2.18 E2.23 E4.35 E4.36 E4.37 E4.53 E4.58 E4.60 what depends on the public form says so, and goes with it', async () => {
  startFormsServer();
  await openOptions(NEW_FORM);
  const later = 'El enlace aparece después de guardar el formulario por primera vez.';
  expect(one('field', 'Descarga automática').disabled).toBe(true);
  expect(saidOf(one('field', 'Descarga automática'))).toContain('Active antes el formulario público.');
  expect(says(later)).toBe(false);
  await toggle('Sincronizar con MuniGestion');
  expect(one('field', 'Asociar un ciudadano').disabled).toBe(false);
  await toggle('Formulario público');
  expect(says(later)).toBe(true);
  for (const excluded of ['Portal del ciudadano', 'Asociar un ciudadano']) {
    expect(one('field', excluded).disabled).toBe(true);
    expect(saidOf(one('field', excluded))).toContain('mientras el formulario es público');
  }
  await toggle('Descarga automática');
  await toggle('Comprobante propio');
  await write(one('field', 'Texto del comprobante'), 'Gracias por avisar');
  await toggle('Formulario público');
  expect(says(later)).toBe(false);
  expect([isOn('Descarga automática'), isOn('Comprobante propio')]).toEqual([false, false]);
  await toggle('Formulario público');
  await toggle('Comprobante propio');
  expect(one('field', 'Texto del comprobante').value).toBe('');
});

it('E2.12 E2.20 E2.22 E4.70 options bring what belongs to them; editable forms are asked about', async () => {
  startFormsServer();
  await openOptions(NEW_FORM);
  await toggle('Formulario público');
  for (const [name, brought] of [
    ['Limitar las respuestas', 'Número de respuestas'],
    ['Comprobante propio', 'Texto del comprobante'],
    ['Firmas', 'Título de la firma'],
    ['Código de descarga', 'Página de descarga'],
  ] as const) {
    expect(all('field', brought)).toEqual([]);
    await toggle(name);
    expect(all('field', brought)).toHaveLength(1);
  }
  expect(one('field', 'Página de descarga').value).toBe(new URL('/actas/consultar', location.href).href);
  await toggle('Formulario editable');
  await decide('Cancelar');
  expect(isOn('Formulario editable')).toBe(false);
  await toggle('Formulario editable');
  await decide('Activar');
  expect(isOn('Formulario editable')).toBe(true);
});

it('E4.75 E4.76 E4.77 E5.17 E9.02 signatures begin with one that stays, each for a citizen, drawn or uploaded, with a short title', async () => {
  startFormsServer();
  await openOptions(NEW_FORM);
  await toggle('Firmas');
  const titles = () => all('field', 'Título de la firma') as HTMLInputElement[];
  expect(titles()).toHaveLength(1);
  expect(all('button', /^Eliminar la firma/)).toEqual([]);
  await write(titles()[0]!, 'x'.repeat(45));
  expect(titles()[0]?.value).toBe('x'.repeat(40));
  await press('Agregar firma');
  expect(titles()).toHaveLength(2);
  expect(document.activeElement).toBe(titles()[1]);
  const added = one('group', 'Firma 2');
  expect(titles()[1]?.value).toBe('');
  expect(one('field', 'Cómo se firma', added).selectedOptions[0]?.text).toBe('Dibujada o imagen PNG');
  expect(one('field', 'Quién firma', added).selectedOptions[0]?.text).toBe('Ciudadano');
  expect(one('field', 'Firma obligatoria', added).checked).toBe(false);
  expect(all('button', 'Eliminar la firma 1')).toEqual([]);
  await press('Eliminar la firma 2');
  expect(titles().map(({ value }) => value)).toEqual(['x'.repeat(40)]);
});

it('X39.14 starting from the last visit is a switch that is saved, and the history names its change', async () => {
  const server = startFormsServer();
  const id = server.store(SMALL_FORM);
  await openOptions(editorOf(id));
  expect(isOn('Ofrecer las respuestas de la última visita')).toBe(false);
  await toggle('Ofrecer las respuestas de la última visita');
  expect(await saved(server, id)).toHaveProperty('startsFromLastVisit', true);
  await openPage(pathOf('formHistory', { id }));
  await until(() => expect(says('Respuestas de la última visita')).toBe(true));
});

it("E2.12 E3.37 'Configuración' has one entry for each flag that is offered", async () => {
  startFormsServer();
  await openOptions(NEW_FORM);
  const names = all('box', /^/, one('group', 'Configuración')).map(nameOf);
  expect(names).toHaveLength(27);
  expect(new Set(names)).toEqual(
    new Set([
      'Asociar un ciudadano',
      'Ciudadano obligatorio',
      'Comprobante propio',
      'Crear incidentes',
      'Código de descarga',
      'Descarga automática',
      'Editar respuestas firmadas',
      'Envío por correo electrónico',
      'Firmas',
      'Formulario editable',
      'Formulario público',
      'Fotos con fecha, hora y posición',
      'Imagen de encabezado',
      'Limitar las respuestas',
      'Ofrecer las respuestas de la última visita',
      'Pasarela de pago',
      'Pedir que se revise antes de enviar',
      'Portal del ciudadano',
      'Registrar el recorrido de la visita',
      'Registrar la hora de comienzo y de fin',
      'Registrar la posición',
      'Respuesta única',
      'Sincronizar con MuniGestion',
      'Turno',
      'Ubicación en el mapa',
      'Un tipo de incidente por estado',
      'Una sección por paso en el teléfono',
    ]),
  );
});

it('E4.44 E4.71 turning on the editing of signed submissions is asked; declining leaves it off', async () => {
  startFormsServer();
  await openOptions(NEW_FORM);
  const signed = 'Editar respuestas firmadas';
  expect(one('field', signed).disabled).toBe(true);
  await toggle('Firmas');
  await toggle(signed);
  expect(one('dialog').textContent).toContain(
    'Toda persona con permiso de edición podrá agregar, cambiar y eliminar respuestas aunque estén firmadas.',
  );
  await decide('Cancelar');
  expect(isOn(signed)).toBe(false);
  await toggle(signed);
  await decide('Activar');
  expect(isOn(signed)).toBe(true);
  await toggle('Firmas');
  await toggle('Firmas');
  expect(isOn(signed)).toBe(false);
});

it('X31.63 E4.18 turning editing off on a form with submissions says what follows, and can be declined', async () => {
  const server = startFormsServer();
  const id = server.store(EDITABLE_FORM);
  await openOptions(editorOf(id));
  // Without submissions the option can be turned on again later.
  await toggle('Formulario editable');
  expect(all('dialog')).toEqual([]);
  await press('Deshacer');
  server.store(EDITABLE_FORM, { id, submissionCount: 1 });
  await openOptions(editorOf(id));
  await toggle('Formulario editable');
  expect(one('dialog', '¿Desactivar «Formulario editable»?').textContent).toContain(
    'Después de guardar, nadie podrá cambiar preguntas',
  );
  await decide('Cancelar');
  expect(isOn('Formulario editable')).toBe(true);
  await toggle('Formulario editable');
  await decide('Desactivar');
  expect(isOn('Formulario editable')).toBe(false);
});

it('X28.01 X24.01 W1 a form that had no codes begins with eight characters, its author may choose three, and an old one keeps them', async () => {
  const server = startFormsServer();
  const id = server.store({ ...SMALL_FORM, options: { ...SMALL_FORM.options, publicAccess: true } });
  const EIGHT = '8 caracteres (recomendado)';
  const THREE = '3 caracteres (como hasta ahora)';
  await openOptions(editorOf(id));
  await toggle('Código de descarga');
  expect([isOn(EIGHT), isOn(THREE)]).toEqual([true, false]);
  expect((await saved(server, id)).recordCodeLength).toBe(8);
  await openOptions(editorOf(id));
  await toggle(THREE);
  expect((await saved(server, id)).recordCodeLength).toBe(3);
  await openOptions(editorOf(id));
  expect([isOn(EIGHT), isOn(THREE)]).toEqual([false, true]);
});
