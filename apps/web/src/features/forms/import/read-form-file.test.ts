// @vitest-environment jsdom
// Files that make a form in the browser, or none.
import { XLSFORM_BYTES_MAX } from '@constancia/domain/limits.ts';
import { formToDocument } from '@constancia/domain/interchange/forms/form-document.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { beforeAll, expect, it } from 'vitest';
import { loadStaffTexts, t } from '../../../platform/texts.ts';
import { readFormFile } from './read-form-file.ts';

beforeAll(loadStaffTexts);

const definition = aForm()
  .with({
    headerImage: 'imagenes/otra/a.png',
    incidents: { username: 'ana', areaId: 3, incidentTypeId: 9, incidentTypeByState: [], public: true },
  })
  .withOptions({ showHeaderImage: true, incidents: true, citizen: true, geolocation: true })
  .withStates('Nuevo', 'Cerrado')
  .withSection('s', aQuestion('q', 'single-choice', { options: ['Uno', 'Dos'] }))
  .build();

const written = formToDocument({
  id: 'form5678901234567890',
  areaPaths: [],
  area: null,
  municipality: null,
  createdAt: null,
  edits: [],
  duplicatedFrom: null,
  deleted: false,
  deletion: null,
  definition,
});
const fileOf = (content: string, name = 'formulario.json') => new File([content], name);

it('X38.53 the JSON of a form makes the form, without the picture and the incidents of where it comes from', async () => {
  const read = await readFormFile(fileOf(JSON.stringify(written)));
  const { showHeaderImage: _image, incidents: _incidents, ...options } = definition.options;
  expect(read).toMatchObject({
    name: 'formulario.json',
    lines: [],
    definition: {
      options: { ...options, showHeaderImage: false, incidents: false },
      headerImage: '',
      sections: definition.sections,
      states: definition.states,
    },
  });
  expect(read).toMatchObject({
    definition: { incidents: { username: '', areaId: -1, incidentTypeId: null } },
  });
});

it('X38.53 the JSON of a form in which something is wrong is refused by the field', async () => {
  const refused = async (change: object) => readFormFile(fileOf(JSON.stringify({ ...written, ...change })));
  const said = (field: string) => t('xlsform.json-refused', { name: 'formulario.json', field });
  expect(await refused({ secciones: 'ninguna' })).toBe(said('secciones'));
  expect(said('secciones')).toContain('secciones');
  const [section] = written['secciones'] as readonly object[];
  expect(await refused({ secciones: [section, section] })).toMatch(/secciones\[1\]/);
});

it('X38.50 what is no form, or too large, is named', async () => {
  const unreadable = t('xlsform.json-unreadable', { name: 'formulario.json' });
  for (const content of ['', '[]', '{"a":', '{"a":1}', 'null'])
    expect(await readFormFile(fileOf(content)), content).toBe(unreadable);
  const large = fileOf('x'.repeat(XLSFORM_BYTES_MAX + 1), 'grande.xlsx');
  expect(await readFormFile(large)).toBe(t('xlsform.too-large', { name: 'grande.xlsx', max: 4 }));
});
