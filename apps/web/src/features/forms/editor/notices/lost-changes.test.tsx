// @vitest-environment jsdom
// Changes that can no longer be saved where they were made: they are shown, kept over a reload, and go on as a copy.
import { refused } from '../../../../platform/testing/played-server.ts';
import { until } from '../../../../platform/testing/draw.ts';
import { EDITABLE_FORM, SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import { expect, it } from 'vitest';
import { click, write } from '../../../../platform/testing/act-on.ts';
import { all, one } from '../../../../platform/testing/find.ts';
import {
  addSection,
  chooseArea,
  editorOf,
  shownAt,
  openEditor,
  openPage,
  press,
  save,
  saved,
  says,
  titleField,
} from '../../testing/forms-pages.tsx';
import { AREA, OTHER_AREA } from '../../../../app/testing/town.ts';
import { startFormsServer } from '../../testing/forms-server.ts';

const panel = () => all('alert', /Sus cambios no se pueden guardar en este formulario/)[0];

/** A form that is open in the editor, with changes. */
async function begun(form: typeof SMALL_FORM, title: string) {
  const server = startFormsServer({ areas: [AREA, OTHER_AREA] });
  const id = server.store(form);
  await openEditor(editorOf(id));
  await write(titleField(), title);
  return { server, id };
}

async function savedAsCopy(title: string): Promise<void> {
  await press('Guardar como copia');
  await until(() => expect(titleField().value).toBe(`Copia de ${title}`));
}

it('X31.66 E4.23 a submission to an editable form keeps what cannot be saved as a copy', async () => {
  const { server, id } = await begun(EDITABLE_FORM, 'Zona guardada');
  await addSection('Sección que llega tarde');
  server.store(EDITABLE_FORM, { id, submissionCount: 1 });
  const issue = { code: 'structure-locked', at: { field: 'sections' } };
  server.play({ 'PUT /api/forms/:formId': refused('form-invalid', { issues: [issue] }) });
  await save();
  expect(panel()?.textContent).toContain('Sección que llega tarde');
  await click(one('button', 'Descartar mis cambios', panel()));
  expect(panel()).toBeUndefined();
  expect(says('Sección que llega tarde')).toBe(false);
  server.playUsual('PUT /api/forms/:formId');
  await write(titleField(), 'Zona guardada y abierta');
  expect((await saved(server, id)).title.text).toBe('Zona guardada y abierta');
});

it('X31.66 E8.01 changes to a form that was deleted go on as a copy, also after a reload', async () => {
  const { server, id } = await begun(SMALL_FORM, 'Zona que se elimina');
  server.play({
    'PUT /api/forms/:formId': refused('form-not-found'),
    'GET /api/forms/:formId': refused('form-not-found'),
  });
  await save();
  expect(panel()?.textContent).toContain('Alguien eliminó el formulario');
  expect(titleField().readOnly).toBe(true);
  await openPage(editorOf(id));
  const lost = await until(() => one('alert', /No existe el formulario que se intenta cargar/));
  expect(lost.textContent).toContain('conserva cambios sin guardar de «Zona que se elimina»');
  await savedAsCopy('Zona que se elimina');
  await save();
  await until(() => expect(shownAt()).toBe('/listar'));
  expect(server.sent().at(-1)).toMatchObject({ endpoint: 'POST /api/forms', body: { copyOf: id } });
});

it('X31.66 E4.18 changes to a form that went to an area of others lock at once and go on as a copy', async () => {
  const { server, id } = await begun(SMALL_FORM, 'Zona que cambia de área');
  server.store(SMALL_FORM, { id, version: 2, areaId: 'Aje45678901234567890' });
  server.play({
    'PUT /api/forms/:formId': refused('form-outside-areas'),
    'GET /api/forms/:formId': refused('form-outside-areas'),
  });
  await save();
  await until(() => expect(document.activeElement).toBe(panel()));
  expect(one('region', /^Sus cambios/, panel()).textContent).toContain('Zona que cambia de área');
  expect(titleField().readOnly).toBe(true);
  await openPage(editorOf(id));
  const lost = await until(() => one('alert', /conserva cambios sin guardar/));
  expect(lost.textContent).toContain('«Zona que cambia de área»');
  await savedAsCopy('Zona que cambia de área');
  await chooseArea(OTHER_AREA.name);
  await save();
  await until(() => expect(shownAt()).toBe('/listar'));
  expect(says('El formulario fue creado correctamente')).toBe(true);
});
