// @vitest-environment jsdom
// Settings of a form that come from outside systems: areas of incidents, agendas, and what is said when one refuses.
import { refused, unreached } from '../../../../platform/testing/played-server.ts';
import { until } from '../../../../platform/testing/draw.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, it } from 'vitest';
import { choose, write } from '../../../../platform/testing/act-on.ts';
import { one } from '../../../../platform/testing/find.ts';
import {
  alerts,
  completeForm,
  editorOf,
  isOn,
  shownAt,
  NEW_FORM,
  openEditor,
  press,
  save,
  says,
  titleField,
  toggle,
  decide,
} from '../../testing/forms-pages.tsx';
import { type FormsServer, startFormsServer } from '../../testing/forms-server.ts';

const AREAS_OF = 'GET /api/areas/:areaId/incident-areas';
const AREAS = [
  { id: 701, description: 'Alumbrado Público' },
  { id: 702, description: 'Arbolado' },
  { id: 703, description: 'Higiene Urbana' },
];
const INCIDENTS = {
  username: 'gsoldevila',
  areaId: 702,
  incidentTypeId: 31,
  incidentTypeByState: [],
  public: false,
};
const FORM = aForm()
  .with({ title: { text: 'Zona con respuestas' }, incidents: INCIDENTS })
  .withOptions({ incidents: true, editableForm: true })
  .withSection('s', aQuestion('q1', 'text', { title: { text: 'Primera' } }))
  .build();

const area = () => one('field', 'Área de MuniGestion');
const optionsOf = (select: HTMLElement) => [...select.querySelectorAll('option')].map(({ text }) => text);

/** A new form that could be saved, and a server with areas of incidents. */
async function openNew(): Promise<FormsServer> {
  const server = startFormsServer();
  server.play({ [AREAS_OF]: { areas: AREAS } });
  await openEditor(NEW_FORM);
  await write(titleField(), 'Zona con incidentes');
  await completeForm();
  await press('Configuración');
  return server;
}

async function openStored(areas: typeof AREAS, submissionCount = 0) {
  const server = startFormsServer();
  server.play({ [AREAS_OF]: { areas } });
  const id = server.store(FORM, { submissionCount });
  await openEditor(editorOf(id));
  await until(area);
  return { server, id };
}

it('X9.07 E2.19 an area that the register no longer has is shown as such, an empty register says so', async () => {
  await openStored([]);
  expect(area().selectedOptions[0]?.text).toBe('Área 702 (ya no está en la lista)');
  await choose(area(), 'Seleccione…');
  expect(says('El municipio no tiene áreas en MuniGestion.')).toBe(true);
});

it('E4.31 E8.05 E8.06 E8.14 a type that cannot be created keeps the input', async () => {
  const server = await openNew();
  await toggle('Sincronizar con MuniGestion');
  await toggle('Crear incidentes');
  await choose(await until(area), 'Arbolado');
  server.play({ 'POST /api/forms': refused('incident-type-failed') });
  await save();
  expect(alerts()).toEqual([
    'Error al crear tipo de incidente en MuniGestión. Es posible que ya exista un tipo de incidente con el mismo nombre.',
  ]);
  expect(shownAt()).not.toBe('/listar');
  expect(area().selectedOptions[0]?.text).toBe('Arbolado');
  server.playUsual('POST /api/forms');
  await write(titleField(), 'Zona que no se repite');
  await save();
  await until(() => expect(shownAt()).toBe('/listar'));
  expect([...server.forms.values()].map(({ definition }) => definition.title.text)).toEqual([
    'Zona que no se repite',
  ]);
});

it('E4.67 E4.68 E4.69 a new title or area on a form with submissions is asked, and declining saves nothing', async () => {
  const { server, id } = await openStored(AREAS, 1);
  await write(one('field', 'Descripción'), 'Otra');
  await write(titleField(), 'Zona con otro título');
  await save();
  const question = one('dialog');
  expect(question.textContent).toContain(
    'Se creará un nuevo tipo de incidente y las respuestas se asociarán a él. El cambio se aplica solo a las respuestas nuevas.',
  );
  await decide('Cancelar');
  expect(titleField().value).toBe('Zona con otro título');
  expect(server.sent()).toEqual([]);
  await write(titleField(), 'Zona con respuestas');
  await choose(area(), 'Higiene Urbana');
  await save();
  await press('Guardar y crear');
  await until(() => expect(shownAt()).toBe('/listar'));
  expect(server.forms.get(id)?.definition).toMatchObject({
    description: { text: 'Otra' },
    incidents: { areaId: 703 },
  });
});

it('E2.17 E3.10 E4.53 E4.54 E4.61 E5.06 E9.14 an appointment takes an agenda and excludes the e-mail', async () => {
  const server = await openNew();
  const agendas = ['Castración de mascotas', 'Licencias de conducir'].map((name, at) => ({
    id: 317 + at,
    name,
    tenantUniqueName: 'villa-maria',
    appointmentData: { groupProcedureId: 317 + at, nombre: name },
  }));
  server.play({ 'GET /api/areas/:areaId/agendas': { agendas } });
  expect(one('field', 'Turno').disabled).toBe(true);
  await toggle('Envío por correo electrónico');
  await toggle('Portal del ciudadano');
  await toggle('Turno');
  expect(isOn('Envío por correo electrónico')).toBe(false);
  expect(one('field', 'Envío por correo electrónico').disabled).toBe(true);
  const agenda = await until(() => one('field', 'Agenda'));
  expect(optionsOf(agenda)).toEqual(['Seleccione…', 'Castración de mascotas', 'Licencias de conducir']);
  await save();
  expect(alerts()).toEqual(['Debe seleccionar una agenda']);
  expect(document.activeElement).toBe(agenda);
  await choose(agenda, 'Licencias de conducir');
  await save();
  await until(() => expect(shownAt()).toBe('/listar'));
  const [form] = server.forms.values();
  expect(form?.definition.appointment).toMatchObject({
    tenantUniqueName: 'villa-maria',
    appointmentData: { groupProcedureId: 318, nombre: 'Licencias de conducir' },
  });
});

it('E2.19 E3.59 E4.32 E5.09 E5.23 E7.10 X9.07 a synchronised form picks its area of incidents, and what is missing is said', async () => {
  const server = await openNew();
  expect(one('field', 'Crear incidentes').disabled).toBe(true);
  await toggle('Sincronizar con MuniGestion');
  server.play({ [AREAS_OF]: unreached });
  await toggle('Crear incidentes');
  await until(() => expect(alerts()[0]).toContain('No se pudo cargar la lista.'));
  server.play({ [AREAS_OF]: { areas: AREAS } });
  await press('Reintentar');
  await until(() =>
    expect(optionsOf(area())).toEqual(['Seleccione…', 'Alumbrado Público', 'Arbolado', 'Higiene Urbana']),
  );
  await save();
  expect(alerts()).toEqual(['Debe seleccionar un área para crear un incidente']);
  await until(() => expect(document.activeElement).toBe(area()));
  await choose(area(), 'Arbolado');
  await toggle('Un tipo de incidente por estado');
  await save();
  expect(alerts()).toEqual(['Debe crear más de un estado para generar tipos de incidente por estado']);
  expect(server.sent()).toEqual([]);
  await toggle('Un tipo de incidente por estado');
  await save();
  await until(() => expect(shownAt()).toBe('/listar'));
  const [form] = server.forms.values();
  expect(form?.definition.incidents).toMatchObject({ areaId: 702, incidentTypeByState: [] });
});
