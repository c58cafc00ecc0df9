// A form of ours as the sheets of an XLSForm.
import { expect, it } from 'vitest';
import { aCondition, aForm, aQuestion, aSection, localized } from '../../testing/a-form.ts';
import { TEST_WORDS } from '../../testing/xlsform-words.ts';
import { writeXlsForm } from './write-xlsform.ts';

const write = (form: ReturnType<typeof aForm>) =>
  writeXlsForm(form.build(), { id: 'formulario1', version: 4 }, TEST_WORDS);

it('X39.66 a text whose code is read with the camera is a row barcode', () => {
  const { sheets } = write(
    aForm().withSections(
      aSection('s', {
        questions: [aQuestion('medidor', 'text', { scansCode: true }), aQuestion('a', 'text')],
      }),
    ),
  );
  const rows = sheets.survey.map(([type, name]) => `${type} ${name}`);
  expect(rows).toContain('barcode medidor');
  expect(rows).toContain('text a');
});

it('X38.45 sections are groups and repeats, conditions groups that a select opens, files rows of their own', () => {
  const { sheets, lines } = write(
    aForm()
      .with({ title: localized('Arbolado'), description: localized('Un árbol cada vez') })
      .withOptions({ geolocation: true, digitalSignature: true })
      .withSignature({ title: 'Vecina', type: 'draw', required: true })
      .withSections(
        aSection('datos', {
          title: localized('Datos', { en: 'Data' }),
          questions: [
            aQuestion('nombre', 'text', {
              title: localized('Nombre', { en: 'Name' }),
              required: true,
              allowsImage: true,
            }),
            aQuestion('1dia', 'date', { startsEmpty: true }),
            aQuestion('seco', 'yes-no'),
            aQuestion('mas', 'link', { link: 'https://ejemplo.org/a', linkTitle: 'Ordenanza' }),
          ],
        }),
      )
      .withRepeatableSection(
        'ramas',
        aQuestion('rama', 'single-choice', { options: ['Alta', 'Baja'], searchable: true }),
      )
      .withConditionalSection(
        'tramite',
        { single: true, required: true, prompt: localized('¿Qué desea?') },
        aCondition('alta', aQuestion('motivo', 'integer')),
        aCondition('baja'),
      ),
  );
  expect(sheets.survey).toEqual([
    ['type', 'name', 'label', 'label::English (en)', 'hint', 'required', 'relevant', 'appearance'],
    ['note', 'form_description', 'Un árbol cada vez', '', '', '', '', ''],
    ['begin_group', 'datos', 'Datos', 'Data', '', '', '', ''],
    ['text', 'nombre', 'Nombre', 'Name', '', 'yes', '', ''],
    ['image', 'nombre_image', 'Nombre', 'Name', '', '', '', ''],
    ['date', '_1dia', 'Pregunta 1dia', '', '', '', '', ''],
    ['select_one yes_no', 'seco', 'Pregunta seco', '', '', '', '', ''],
    ['text', 'mas', 'Pregunta mas', '', '[Ordenanza](https://ejemplo.org/a)', '', '', 'url'],
    ['end_group', '', '', '', '', '', '', ''],
    ['begin_repeat', 'ramas', 'Sección ramas', '', '', '', '', ''],
    ['select_one rama_options', 'rama', 'Pregunta rama', '', '', '', '', 'autocomplete'],
    ['end_repeat', '', '', '', '', '', '', ''],
    ['begin_group', 'tramite', 'Sección tramite', '', '', '', '', ''],
    ['select_one tramite_choice_options', 'tramite_choice', '¿Qué desea?', '', '', 'yes', '', ''],
    ['begin_group', 'alta', '', '', '', '', "${tramite_choice} = 'alta'", ''],
    ['integer', 'motivo', 'Pregunta motivo', '', '', '', '', ''],
    ['end_group', '', '', '', '', '', '', ''],
    ['end_group', '', '', '', '', '', '', ''],
    ['geopoint', 'location', 'Ubicación', '', '', '', '', ''],
    ['image', 'signature', 'Vecina', '', '', 'yes', '', 'signature'],
  ]);
  expect(sheets.choices).toEqual([
    ['list_name', 'name', 'label', 'label::English (en)'],
    ['yes_no', 'yes', 'Sí', ''],
    ['yes_no', 'no', 'No', ''],
    ['rama_options', 'rama-1', 'Alta', ''],
    ['rama_options', 'rama-2', 'Baja', ''],
    ['tramite_choice_options', 'alta', 'Condición alta', ''],
    ['tramite_choice_options', 'baja', 'Condición baja', ''],
  ]);
  expect(sheets.settings).toEqual([
    ['form_title', 'form_id', 'version'],
    ['Arbolado', 'formulario1', '4'],
  ]);
  expect(lines).toEqual([]);
});

it('X38.45 what an XLSForm cannot hold is named, with the row that lacks it', () => {
  const { lines } = write(
    aForm()
      .with({
        title: localized('Arbolado', { en: 'Trees' }),
        voucherText: 'Gracias',
        afterSending: localized('Le avisaremos'),
        checkFirst: true,
      })
      .withOptions({ publicAccess: true, digitalSignature: true })
      .withStates('Nuevo', 'Cerrado')
      .withSignature({ title: 'Inspector', signatory: 'intern' })
      .withSections(
        aSection('a', {
          relatedArea: 'Obras',
          questions: [aQuestion('b', 'text', { repeatable: true, purpose: 'email' })],
        }),
      )
      .withSection(
        'c',
        aQuestion('d', 'single-choice'),
        aQuestion('e', 'link', { link: 'javascript:alert(1)' }),
        aQuestion('f', 'text', { title: localized('') }),
      )
      .withConditionalSection('g', {}, aCondition('h')),
  );
  expect(
    lines.map(({ sheet, row, reason, text, values }) => [`${sheet} ${row} ${reason}`, values?.count ?? text]),
  ).toEqual([
    ['survey 2 out-related-area', 'Sección a'],
    ['survey 3 out-repeatable-question', 'Pregunta b'],
    ['survey 3 out-purpose', 'Pregunta b'],
    ['survey 6 out-choices', 'Pregunta d'],
    ['survey 7 out-link', 'Pregunta e'],
    ['survey 8 out-label', 'f'],
    ['survey 11 out-conditions', 'Sección g'],
    ['survey 13 out-signature', 'Inspector'],
    ['settings 2 out-options', 2],
    ['settings 2 out-states', 'Nuevo, Cerrado'],
    ['settings 2 out-texts', 'Gracias · Le avisaremos'],
    ['settings 2 out-languages', 'Trees'],
  ]);
});

it('X38.45 what is recorded while a form is answered is in no XLSForm, and is counted with its options', () => {
  const recorded = {
    recordsPosition: true,
    recordsTimes: true,
    recordsTrack: true,
    stampsPhotos: true,
  } as const;
  const { lines } = write(
    aForm()
      .with({ ...recorded, startsFromLastVisit: true, sectionSteps: true, accuracyLimit: 20 })
      .withSection('s', aQuestion('q', 'text')),
  );
  expect(lines.map(({ reason, values }) => [reason, values?.count])).toEqual([['out-options', 6]]);
});

it('X36.93 a signature has its title in every language, what a state reads like in another is in no column', () => {
  const { sheets } = write(
    aForm()
      .withOptions({ digitalSignature: true })
      .with({
        states: [{ id: 0, name: 'Recibida', in: { pt: 'Registrada' }, transitions: [] }],
        initialState: 0,
      })
      .withSignature({ title: 'Vecina', in: { en: 'Neighbour' }, type: 'draw', signatory: 'citizen' })
      .withSection('s', aQuestion('q', 'text')),
  );
  expect(sheets.survey[0]).toContain('label::English (en)');
  expect(sheets.survey.at(-1)?.slice(0, 4)).toEqual(['image', 'signature', 'Vecina', 'Neighbour']);
  expect(JSON.stringify(sheets)).not.toMatch(/Registrada|\(pt\)/);
});
