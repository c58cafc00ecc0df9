// Columns of ODK and Kobo whose names are there several times, in groups, in what repeats, or for a row that several options
// open: each answer reaches its own question, and what nothing asked is reported.
import { expect, it } from 'vitest';
import { indexForm } from '../../submissions/answers/form-index.ts';
import { xlsForm } from '../../testing/xlsform-examples.ts';
import { readXlsForm, type XlsFormSheets } from '../xlsform/read-xlsform.ts';
import { readCollected } from './read-collected.ts';

function formOf(sheets: XlsFormSheets) {
  const { definition } = readXlsForm(sheets, { words: {} as never, title: 'F' });
  if (!definition) throw new Error('no form');
  return indexForm(definition);
}

const file = (name: string, ...lines: readonly string[]) => ({
  name,
  table: lines.map((line) => line.split('|')),
});
const said = ({ lines }: ReturnType<typeof readCollected>) =>
  lines.map(({ file: name, row, column, reason, text }) => [name, row, column, reason, text].join(' '));

const GROUPS = formOf(
  xlsForm(
    `type | name | label
     begin group | madre | Madre
     text | nombre | Nombre
     select_multiple lenguas | lenguas | Lenguas
     end group | |
     begin group | otro-padre | Padre
     text | nombre | Nombre
     select_multiple lenguas | lenguas | Lenguas
     end group | |
     begin repeat | hijos | Hijos
     text | nombre | Nombre
     integer | edad | Edad
     end repeat | |`,
    `list_name | name | label
     lenguas | es | Español
     lenguas | gl | Galego`,
  ),
);
const AT = 'u|2026-02-03T10:31:05Z';

it.each([
  ['slashes', 'madre/nombre|otro-padre/nombre|_uuid|end'],
  ['hyphens', 'madre-nombre|otro-padre-nombre|_uuid|end'],
  ['no groups', 'nombre|nombre|_uuid|end'],
])('X38.35 a name that stands in two groups is a question of each, with %s before it', (_with, headings) => {
  const read = readCollected([file('f.csv', headings, `Ana|Beto|${AT}`)], GROUPS);
  expect(said(read)).toEqual([]);
  expect(read.submissions[0]?.answers.main).toEqual({
    nombre: { value: 'Ana' },
    nombre_2: { value: 'Beto' },
  });
});

it('X38.35 columns of options belong to the question of their group', () => {
  const headings = 'madre/lenguas/es|otro-padre/lenguas/gl|_uuid|end';
  const { submissions } = readCollected([file('f.csv', headings, `1|1|${AT}`)], GROUPS);
  expect(submissions[0]?.answers.main).toEqual({
    lenguas: { value: ['es'] },
    lenguas_2: { value: ['gl'] },
  });
});

it('X38.35 in the table of what repeats a name is that of the repeat, and a wrong answer is named by its own row', () => {
  const main = file('censo.csv', 'madre-nombre|KEY|SubmissionDate', 'Ana|uuid:u|2026-02-03T10:31:05Z');
  const table = (age: string) =>
    file('censo-hijos.csv', 'nombre|edad|PARENT_KEY', 'Eva|1|uuid:u', `Leo|${age}|uuid:u`, 'Mar|3|uuid:u');
  const read = readCollected([main, table('2')], GROUPS);
  expect(said(read)).toEqual([]);
  expect(read.submissions[0]?.answers).toEqual({
    ticked: {},
    main: { nombre: { value: 'Ana' }, nombre_3: { value: 'Eva' }, edad: { value: '1' } },
    rows: {
      hijos: [
        { id: 'copy_1', answers: { nombre_3: { value: 'Leo' }, edad: { value: '2' } } },
        { id: 'copy_2', answers: { nombre_3: { value: 'Mar' }, edad: { value: '3' } } },
      ],
    },
  });
  expect(said(readCollected([main, table('dos')], GROUPS))).toEqual(['censo-hijos.csv 3 edad check dos']);
});

const OPENED = formOf(
  xlsForm(
    `type | name | label | relevant
     begin group | finca | Finca |
     select_one cultivos | cultivo | Cultivo |
     integer | arboles | Árboles | \${cultivo} = 'olivo' or \${cultivo} = 'vid'
     end group | | |`,
    `list_name | name | label
     cultivos | olivo | Olivo
     cultivos | vid | Vid
     cultivos | nada | Nada`,
  ),
);

it('X38.35 X38.36 an answer that several options open goes to the one that was chosen; one that none opened is reported', () => {
  const answered = (crop: string) =>
    readCollected([file('f.csv', 'finca/cultivo|finca/arboles|_uuid|end', `${crop}|40|${AT}`)], OPENED);
  expect(answered('olivo').submissions[0]?.answers.main).toEqual({ arboles: { value: '40' } });
  expect(said(answered('vid'))).toEqual([]);
  expect(answered('vid').submissions[0]?.answers).toEqual({
    ticked: { finca: ['vid'] },
    main: { arboles_2: { value: '40' } },
    rows: {},
  });
  expect(said(answered('nada'))).toEqual(['f.csv 2 finca/arboles answer-hidden 40']);
  expect(answered('nada').submissions[0]?.answers.main).toEqual({});
});
