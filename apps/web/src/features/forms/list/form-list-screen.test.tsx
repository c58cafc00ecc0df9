// @vitest-environment jsdom
// The list of forms and its dialogs: copying, deleting, publishing, and what is said where something goes wrong.
import { refused } from '../../../platform/testing/played-server.ts';
import { until } from '../../../platform/testing/draw.ts';
import { SMALL_FORM } from '@constancia/domain/testing/small-form.ts';
import { CLEARED_WHEN_PRIVATE } from '@constancia/domain/forms/edit/visibility.ts';
import { expect, it } from 'vitest';
import { choose as chooseOption, click, write } from '../../../platform/testing/act-on.ts';
import { all, one } from '../../../platform/testing/find.ts';
import { button, decide, openPage, press, says, titleField } from '../testing/forms-pages.tsx';
import { AREA, countryOf, OTHER_AREA, provinceOf, townOf } from '../../../app/testing/town.ts';
import { type FormsServer, startFormsServer } from '../testing/forms-server.ts';

const MENU = 'Más acciones: Zona guardada';
const BROKEN = () => Response.json({}, { status: 500 });

/** The list with the small form. */
async function opened(over: Parameters<typeof startFormsServer>[0] = {}, form = SMALL_FORM) {
  const server = startFormsServer(over);
  const id = server.store(form);
  await openPage('/listar');
  await until(() => button(MENU));
  return { server, id };
}

async function choose(entry: string): Promise<void> {
  await press(MENU);
  await click(await until(() => one('entry', entry)));
}

const shows = (text: string) => until(() => expect(says(text)).toBe(true));

it('X35.48 a filter that finds nothing is cleared where it says so, and spaces around its words make no difference', async () => {
  const { server } = await opened();
  const search = () => one('field', 'Nombre del formulario');
  await write(search(), 'nadie lo llamó así');
  await until(() => one('button', 'Limpiar el filtro'));
  expect(all('link', 'Nuevo formulario')).toHaveLength(1);
  await press('Limpiar el filtro');
  expect(search().value).toBe('');
  await shows('Total Formularios: 1');
  await write(search(), '  zona guardada  ');
  await until(() =>
    expect(server.asked.at(-1)?.url).toBe('/api/forms?text=zona+guardada&page=0&language=es'),
  );
  await shows('Total Formularios: 1');
});

async function askToDelete({ server, id }: { server: FormsServer; id: string }, submissionCount: number) {
  const version = server.forms.get(id)?.version;
  server.play({ 'GET /api/forms/:formId/deletion': { title: SMALL_FORM.title, version, submissionCount } });
  await choose('Eliminar');
  const count = () => one('dialog').querySelectorAll('dd')[1]?.textContent;
  await until(() => expect(count()).toBe(submissionCount === 0 ? 'Sin respuestas' : `${submissionCount}`));
}

it('P2.85 P4.22 P8.12 P8.13 X10.04 the confirmation names the form and how many submissions it has, and deletes what was seen', async () => {
  const list = await opened();
  const { server, id } = list;
  await askToDelete(list, 0);
  expect(one('dialog').textContent).toContain(
    'Esta acción eliminará el formulario y todas sus respuestas asociadas',
  );
  expect(one('dialog').querySelector('dd')?.textContent).toBe('Zona guardada');
  await press('Cancelar');
  await until(() => expect(all('dialog')).toEqual([]));
  await askToDelete(list, 2);
  const go = 'Eliminar «Zona guardada»';
  server.play({ 'DELETE /api/forms/:formId': BROKEN });
  await press(go);
  await shows('Ocurrió un error al borrar el formulario, por favor intente nuevamente');
  // Somebody else changes the form while the dialog is open.
  server.play({ 'DELETE /api/forms/:formId': refused('stale-version') });
  server.play({
    'GET /api/forms/:formId/deletion': { title: SMALL_FORM.title, version: 2, submissionCount: 2 },
  });
  await press(go);
  await shows('Otra persona cambió el formulario mientras tanto.');
  server.play({
    'DELETE /api/forms/:formId': () => {
      server.forms.delete(id);
      return { id, outcome: 'hidden', submissionCount: 2 };
    },
  });
  await press(go);
  await shows('El formulario se eliminó correctamente');
  await until(() => expect(all('button', MENU)).toEqual([]));
  expect(server.sent().map(({ query }) => query['version'])).toEqual(['1', '1', '2']);
});

it('X10.10 X10.05 a form that somebody has deleted since is said to be gone, and leaves the list', async () => {
  const { server, id } = await opened();
  server.play({ 'GET /api/forms/:formId/deletion': refused('form-not-found') });
  server.forms.delete(id);
  await choose('Eliminar');
  await shows('El formulario ya no existe: otra persona lo eliminó.');
  await press('Cancelar');
  await until(() => expect(all('button', MENU)).toEqual([]));
});

const AREAS = [AREA, OTHER_AREA];
const COUNTRIES = [
  countryOf('ar', 'Argentina', [provinceOf('cba', 'Córdoba', [townOf(AREAS)]), provinceOf('mza', 'Mendoza')]),
  countryOf('es', 'España', [
    provinceOf('na', 'Navarra', [townOf(AREAS, { id: 'MunEgues901234567890', name: 'Egües' })]),
  ]),
];

const SOURCE = {
  title: SMALL_FORM.title,
  municipality: { id: 'Mun45678901234567890', name: 'Villa María' },
  losesIncidents: true,
  losesHeaderImageElsewhere: false,
};

it('P2.82 P2.84 P8.09 P8.10 others copy into their own areas; what goes wrong is said', async () => {
  const { server } = await opened();
  server.play({ 'GET /api/forms/:formId/duplication': BROKEN });
  await choose('Duplicar');
  await shows(
    'Ocurrió un error al duplicar el formulario, por favor recargue la página en inténtelo nuevamente',
  );
  expect(button('Duplicar').matches(':disabled')).toBe(true);
  server.play({ 'GET /api/forms/:formId/duplication': SOURCE });
  await press('Reintentar');
  await shows('esta opción debe configurarse editando el formulario una vez duplicado');
  expect(one('dialog').querySelectorAll('select')).toHaveLength(1);
  const area = () => one('field', 'Área municipal', one('dialog'));
  await chooseOption(area(), AREA.name);
  server.play({ 'POST /api/forms/:formId/duplicates': BROKEN });
  await press('Duplicar');
  await shows('Ocurrió un error al duplicar el formulario, por favor inténtelo nuevamente');
  expect(area().disabled).toBe(false);
  await press('Cancelar');
  await until(() => expect(document.activeElement).toBe(button(MENU)));
});

it('X35.47 a copy is given a title, and can be opened where it was made', async () => {
  await opened();
  await choose('Duplicar');
  const name = () => one('field', 'Título de la copia');
  await until(() => expect(name().value).toBe('Copia de Zona guardada'));
  await write(name(), 'Zona guardada en otoño');
  await chooseOption(one('field', 'Área municipal', one('dialog')), OTHER_AREA.name);
  await press('Duplicar');
  await shows('Total Formularios: 2');
  await click(await until(() => button('Abrir la copia')));
  await until(() => expect(titleField().value).toBe('Zona guardada en otoño'));
});

it('X40.61 P2.75 P2.81 P2.83 P2.84 P5.01 P8.11 P4.30 an administrator copies through country, province, municipality and area', async () => {
  const { server } = await opened({ acrossMunicipalities: true });
  server.play({ 'GET /api/territory': { countries: COUNTRIES } });
  await choose('Duplicar');
  const list = (name: string) => one('field', name, one('dialog'));
  const LATER = ['Provincia', 'Municipio', 'Área municipal'];
  await until(() => expect(list('País').disabled).toBe(false));
  expect(LATER.map((name) => list(name).disabled)).toEqual([true, true, true]);
  await press('Duplicar');
  await shows('Debe seleccionar un Área Municipal');
  expect(document.activeElement).toBe(list('País'));
  await chooseOption(list('País'), 'Argentina');
  expect(list('Municipio').disabled).toBe(true);
  await press('Duplicar');
  expect(document.activeElement).toBe(list('Provincia'));
  await chooseOption(list('Provincia'), 'Córdoba');
  await chooseOption(list('Municipio'), 'Villa María');
  await chooseOption(list('Área municipal'), AREA.name);
  // What was chosen below another country is given up; the only province and municipality of this one are chosen.
  await chooseOption(list('País'), 'España');
  const chosen = (name: string) => list(name).selectedOptions[0]?.text;
  expect(['Provincia', 'Municipio'].map(chosen)).toEqual(['Navarra', 'Egües']);
  expect(list('Área municipal').value).toBe('');
  await chooseOption(list('Área municipal'), OTHER_AREA.name);
  const reply = Promise.withResolvers<void>();
  const { play, playUsual } = server;
  play({ 'POST /api/forms/:formId/duplicates': () => reply.promise.then(() => refused('form-not-found')) });
  await press('Duplicar');
  expect(button('Duplicando...').disabled).toBe(true);
  reply.resolve();
  await until(() => button('Duplicar'));
  playUsual('POST /api/forms/:formId/duplicates');
  await press('Duplicar');
  await shows('El Formulario fue duplicado correctamente');
  await shows('Total Formularios: 2');
  const copy = await until(() => one('row', /^Copia de Zona guardada/));
  expect(copy.textContent).toContain(OTHER_AREA.name);
  expect(copy.querySelectorAll('svg[role=img] title')[0]?.textContent).toBe('Formulario duplicado');
  const [id = ''] = [...server.forms.keys()].slice(1);
  server.play({
    'GET /api/forms/:formId/deletion': {
      title: { text: 'Copia de Zona guardada' },
      version: 1,
      submissionCount: 0,
    },
    'DELETE /api/forms/:formId': () => {
      server.forms.delete(id);
      return { id, outcome: 'removed', submissionCount: 0 };
    },
  });
  await press('Más acciones: Copia de Zona guardada');
  await click(await until(() => one('entry', 'Eliminar')));
  await shows('Sin respuestas');
  await press('Eliminar «Copia de Zona guardada»');
  await shows('Total Formularios: 1');
});

it('X31.72 P4.14 a form with nothing to clear goes private and public immediately', async () => {
  const { server, id } = await opened(
    {},
    { ...SMALL_FORM, options: { ...SMALL_FORM.options, publicAccess: true } },
  );
  server.play({ 'GET /api/forms/:formId/visibility': { cleared: [] } });
  server.play({
    'PUT /api/forms/:formId/visibility': ({ body }) => {
      const { version, public: isPublic } = body as { version: number; public: boolean };
      const options = { ...SMALL_FORM.options, publicAccess: isPublic };
      server.store({ ...SMALL_FORM, options }, { id, version: version + 1 });
      return { id, version: version + 1, public: isPublic };
    },
  });
  const scope = /^Público: Zona guardada|Zona guardada/;
  await click(one('box', scope));
  await until(() => expect(one('box', scope).checked).toBe(false));
  expect(all('dialog')).toEqual([]);
  await click(one('box', scope));
  await shows('«Zona guardada» ahora es público');
  expect(one('box', scope).checked).toBe(true);
});

it('X31.72 P4.14 E4.37 going private names what it clears, can be declined, and is undone with all of it', async () => {
  const isPublic = { ...SMALL_FORM.options, publicAccess: true };
  const { server, id } = await opened({}, { ...SMALL_FORM, options: isPublic });
  const switched = (publicAccess: boolean) => {
    const { version } = server.forms.get(id)!;
    const options = { ...SMALL_FORM.options, publicAccess };
    server.store({ ...SMALL_FORM, options }, { id, version: version + 1 });
    return { id, version: version + 1, public: publicAccess };
  };
  server.play({
    'GET /api/forms/:formId/visibility': { cleared: [...CLEARED_WHEN_PRIVATE] },
    'PUT /api/forms/:formId/visibility': () => switched(false),
    'POST /api/forms/:formId/visibility/undo': () => switched(true),
  });
  const scope = () => one('box', /Zona guardada/);
  const ask = async () => {
    await click(scope());
    return until(() => one('dialog', '¿Hacer privado «Zona guardada»?'));
  };
  expect((await ask()).textContent).toContain(
    '«Descarga automática», «Comprobante propio», «Texto del comprobante»',
  );
  await decide('Cancelar');
  expect(scope().checked).toBe(true);
  expect(server.sent()).toEqual([]);
  await ask();
  await decide('Hacer privado');
  await until(() => expect(scope().checked).toBe(false));
  const notice = await until(() => one('status', /«Zona guardada» ahora es privado/));
  await click(one('button', 'Deshacer', notice));
  await shows('El formulario quedó como estaba');
  await until(() => expect(scope().checked).toBe(true));
  expect(server.sent().map(({ endpoint, body }) => [endpoint, body])).toEqual([
    ['PUT /api/forms/:formId/visibility', { version: 1, public: false }],
    ['POST /api/forms/:formId/visibility/undo', { version: 2 }],
  ]);
});

it('X38.22 X38.20 only a public form has a poster in its menu', async () => {
  await opened();
  await press(MENU);
  expect(all('entry', 'Descargar JSON')).toHaveLength(1);
  expect(all('entry', 'Cartel con código QR')).toEqual([]);
});

it('X38.22 a poster that cannot be made says so', async () => {
  const { server } = await opened(
    {},
    { ...SMALL_FORM, options: { ...SMALL_FORM.options, publicAccess: true } },
  );
  server.play({ 'GET /api/forms/:formId/poster': BROKEN });
  await choose('Cartel con código QR');
  await until(() => expect(says('No se pudo hacer el cartel.')).toBe(true));
});
