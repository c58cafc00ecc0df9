// What becomes of XLSForms as people write them.
import { describe, expect, it } from 'vitest';
import type { Question } from '../../forms/definition/form.ts';
import { CONDITIONS, GROUPS, HOUSEHOLD, LANGUAGES, UNHELD, WIDGETS } from '../../testing/xlsform-examples.ts';
import { TEST_WORDS } from '../../testing/xlsform-words.ts';
import { readXlsForm, type XlsFormSheets } from './read-xlsform.ts';

const read = (sheets: XlsFormSheets) => {
  const { definition, lines } = readXlsForm(sheets, { words: TEST_WORDS, title: 'Archivo' });
  if (!definition) throw new Error(JSON.stringify(lines));
  return {
    definition,
    lines: lines.map(({ row, column, reason, text }) => `${row} ${column}: ${reason} ${text}`),
  };
};

const short = ({ title, kind, required }: Question) => `${kind}${required ? '!' : ''} ${title.text}`;
const sectionsOf = (sheets: XlsFormSheets) =>
  read(sheets).definition.sections.map(({ title, repeatable, conditional, questions, conditions }) => [
    `${title.text}${repeatable ? ' (repeats)' : ''}${conditional ? ' (conditional)' : ''}`,
    ...questions.map(short),
    ...conditions.map(({ text, questions: opened }) => [text.text, ...opened.map(short)]),
  ]);

describe('questions', () => {
  it('X38.40 X38.41 words of ours stand in the languages of the file, whoever brings it in', () => {
    const english = { other: 'Other', specify: 'which one?', agree: 'I agree', time: 'time' };
    const words = { ...TEST_WORDS, in: (code: string) => (code === 'en' ? english : null) };
    const sheets: XlsFormSheets = {
      survey: [
        ['type', 'name', 'label::English (en)', 'label::Español (es)'],
        ['acknowledge', 'ok', 'Terms', 'Condiciones'],
        ['dateTime', 'seen', 'Seen', 'Visto'],
        ['select_one fruit or_other', 'fruit', 'Fruit', ''],
      ],
      choices: [
        ['list_name', 'name', 'label::English (en)', 'label::Español (es)'],
        ['fruit', 'pear', 'Pear', 'Pera'],
      ],
      settings: [['default_language'], ['English (en)']],
    };
    const spanish = { ...words, in: (code: string) => (code === 'es' ? TEST_WORDS : words.in(code)) };
    const { definition } = readXlsForm(sheets, { words: spanish, title: 'Archivo' });
    const [terms, , time, fruit, specify] = definition?.sections[0]?.questions ?? [];
    expect(terms?.options).toMatchObject([{ text: { text: 'I agree', in: { es: 'De acuerdo' } } }]);
    expect(time?.title).toEqual({ text: 'Seen (time)', in: { es: 'Visto (hora)' } });
    expect(fruit?.options[1]?.text).toEqual({ text: 'Other', in: { es: 'Otro' } });
    // A title without a translation keeps the form's own text.
    expect(specify?.title).toEqual({ text: 'Fruit: which one?' });
  });

  it('X38.40 each type becomes its kind of question, under old and new names', () => {
    expect(sectionsOf(WIDGETS)).toEqual([
      [
        'Controles',
        'text Un texto',
        'integer Un entero',
        'decimal Un decimal',
        'integer De uno a diez',
        'decimal Una nota',
        'single-choice Una fruta',
        'multiple-choice Varias frutas',
        'yes-no ¿Le gusta?',
        'date Un día',
        'time Una hora',
        'date Un momento',
        'time Un momento (hora)',
        'text Una foto',
        'text Una película',
        'text Un anexo',
        'multiple-choice Acepto las condiciones',
        'text Un código',
        'link Sitio de internet',
      ],
    ]);
    const { definition } = read(WIDGETS);
    const question = (title: string) =>
      definition.sections[0]?.questions.find((one) => one.title.text === title);
    expect(definition.title).toEqual({ text: 'Controles' });
    expect(definition.description).toEqual({ text: 'Muestra de controles' });
    expect(question('Una fruta')).toMatchObject({
      id: 'fruta',
      searchable: true,
      options: [
        { id: 'manzana', text: { text: 'Manzana' } },
        { id: 'pera', text: { text: 'Pera' } },
      ],
    });
    expect([question('Un día')?.startsEmpty, question('Una hora')?.startsEmpty]).toEqual([false, true]);
    expect(question('Una foto')).toMatchObject({
      allowsImage: true,
      allowsVideo: false,
      allowsDocument: false,
    });
    expect(question('Un código')).toMatchObject({ kind: 'text', scansCode: true });
    expect(question('Una película')).toMatchObject({ allowsImage: false, allowsVideo: true });
    expect(question('Un anexo')).toMatchObject({ allowsDocument: true });
    expect(definition.options).toMatchObject({ geolocation: true, digitalSignature: true });
    expect(definition.signatures).toEqual([
      { title: 'Firma del vecino', type: 'draw', signatory: 'citizen', required: false },
    ]);
  });

  it('X38.42 what a question of ours does not have is named with its row, its column and the cell', () => {
    const { definition, lines } = read(UNHELD);
    expect(definition.sections[0]?.questions.map(short)).toEqual([
      'text! Nombre',
      'integer Edad',
      'single-choice Ciudad',
      'text Foto',
    ]);
    expect(lines).toEqual([
      '1 mi columna: column-unknown mi columna',
      '2 type: metadata start',
      '3 type: metadata deviceid',
      '4 hint: hint Como en el documento',
      '4 constraint: constraint string-length(.) > 2',
      '4 constraint_message: message Muy corto',
      '4 default: default Ana',
      '5 constraint: constraint . >= 0 and . < 120',
      '5 read_only: read-only true',
      "5 required: required-expression ${nombre} != ''",
      '6 choice_filter: choice-filter provincia=${provincia}',
      '6 media::image: media mapa.png',
      '6 appearance: appearance quick',
      '7 type: calculation doble',
      '8 type: audio voz',
      '9 type: geometry parcela',
      '10 type: rank orden',
      '11 type: outside-list calle',
      '12 required: required-file foto',
    ]);
  });

  it('X38.42 a type that changes on the way is named too', () => {
    expect(read(WIDGETS).lines).toEqual([
      '6 parameters: parameters start=1 end=10 step=1',
      '7 parameters: parameters start=0 end=10 step=0.5',
      '13 type: date-and-time momento',
      '21 type: location punto',
      '2 form_id: setting controles',
    ]);
  });
});

describe('sections', () => {
  it('X38.41 groups and repeats become sections, and what is nested stands behind them or in them', () => {
    const { definition, lines } = read(GROUPS);
    expect(sectionsOf(GROUPS)).toEqual([
      ['Archivo', 'text Antes'],
      ['Datos', 'text Nombre'],
      ['Domicilio', 'text Calle'],
      ['Datos', 'text Después', 'text Otro'],
      ['Personas (repeats)', 'text Nombre', 'integer Edad'],
    ]);
    expect(definition.sections[1]?.description).toEqual({ text: 'Complete todo' });
    expect(lines).toEqual([
      '3 type: group-split Datos',
      '6 type: group-nested Domicilio',
      '14 repeat_count: repeat-count 3',
      '16 label: group-in-repeat Edades',
      '19 type: repeat-nested oficios',
    ]);
    const ids = definition.sections.flatMap(({ questions }) => questions.map(({ id }) => id));
    expect(ids).toEqual(['antes', 'nombre', 'calle', 'despues', 'otro', 'nombre_2', 'edad']);
  });

  it('X38.41 what the options of a select open becomes a conditional section; other conditions are named', () => {
    expect(sectionsOf(CONDITIONS)).toEqual([
      [
        'Animales (conditional)',
        ['Perro', 'text Raza del perro', 'integer! ¿Cuántas vacunas?'],
        ['Gato', 'integer ¿Cuántos gatos?', 'text Color', 'integer! ¿Cuántas vacunas?'],
        ['Ninguno'],
      ],
      ['Destino (conditional)', ['Obra', 'text Motivo'], ['Comercio']],
      ['Archivo', 'text Final', 'text Tarde'],
    ]);
    const { definition, lines } = read(CONDITIONS);
    expect(definition.sections[0]).toMatchObject({
      prompt: { text: '¿Qué animales tiene?' },
      required: true,
      single: false,
    });
    expect(definition.sections[1]).toMatchObject({ prompt: { text: '' }, required: false, single: true });
    expect(lines).toEqual([
      '7 relevant: relevant ${cuantos} = 1',
      "9 relevant: relevant-twice selected(${tiene}, 'perro') or selected(${tiene}, 'gato')",
      "14 relevant: relevant ${destino} = '2'",
    ]);
  });

  it('X38.41 every language keeps its texts, and the default one is the text of the form', () => {
    const { definition, lines } = read(LANGUAGES);
    const [section] = definition.sections;
    expect(section?.questions[0]?.title).toEqual({ text: 'Nombre', in: { en: 'Name', ek: 'Izena' } });
    expect(section?.questions[1]?.title).toEqual({ text: 'Zone', in: { en: 'Zone' } });
    expect(section?.questions[1]?.options.map(({ text }) => text)).toEqual([
      { text: 'Norte', in: { en: 'North' } },
      { text: 'Sur', in: { en: 'South' } },
    ]);
    expect(section?.description).toEqual({ text: 'Gracias', in: { en: 'Thanks' } });
    expect(lines).toEqual([
      '1 label::Klingon: language-unknown Klingon',
      '3 label::English (en): label-other-language Zone',
      '4 type: note-moved gracias',
      '2 version: setting 7',
    ]);
  });

  it('X38.40 X38.42 a survey of households is carried over whole, but for what is named', () => {
    expect(sectionsOf(HOUSEHOLD)).toEqual([
      ['Vivienda', 'single-choice! Material de las paredes', 'integer! Cuartos'],
      ['Miembro del hogar (repeats)', 'text! Nombre', 'integer Edad de ${nombre}', 'single-choice ¿Estudia?'],
      ['Cierre', 'single-choice ¿Podemos volver?', 'text ¿Podemos volver?: ¿Cuál?'],
    ]);
    const { definition, lines } = read(HOUSEHOLD);
    expect(definition.description.text).toBe('Buenos días. Esta encuesta es voluntaria.');
    expect(definition.sections[2]?.questions[0]?.options.map(({ text }) => text.text)).toEqual([
      'Sí',
      'No',
      'Otro',
    ]);
    expect(lines).toEqual([
      '2 type: metadata today',
      '10 label: reference Edad de ${nombre}',
      '11 relevant: relevant ${edad} < 18',
      '14 type: or-other volver',
      '15 type: location lugar',
      '2 form_id: setting hogares',
      '2 version: setting 2026',
    ]);
  });
});
