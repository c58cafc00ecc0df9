import { describe, expect, it } from 'vitest';
import { indexForm } from '../../submissions/answers/form-index.ts';
import { CONDITIONS, HOUSEHOLD, WIDGETS, xlsForm } from '../../testing/xlsform-examples.ts';
import { readXlsForm, type XlsFormSheets } from '../xlsform/read-xlsform.ts';
import { type CollectedFile, readCollected } from './read-collected.ts';

const words = { agree: 'Acepto', other: 'Otro', specify: 'cuál', time: 'hora' };

function formOf(sheets: XlsFormSheets) {
  const { definition } = readXlsForm(sheets, { words: words as never, title: 'F' });
  if (!definition) throw new Error('no form');
  return indexForm(definition);
}

/** A line is a row, and a bar stands between cells. */
const table = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
const file = (text: string, name = 'a.csv'): CollectedFile => ({ name, table: table(text) });
const reasons = ({ lines }: ReturnType<typeof readCollected>) =>
  lines.map(({ file: name, row, column, reason, text }) => [name, row, column, reason, text].join(' '));

describe('values', () => {
  const widgets = formOf(WIDGETS);

  it('X38.35 every kind of answer of an XLSForm is read as ODK and Kobo write it', () => {
    const read = readCollected(
      [
        file(`texto|entero|decimal|escala|nota|fruta|frutas|gusta|dia|hora|momento|acepta|codigo|web|punto|_uuid|_submission_time|_submitted_by
          Hola, vecina|12|3.5|7|1.5|pera|manzana pera|no|2026-02-03|07:30:00.000-03:00|2026-02-03T07:31:02.000-03:00|OK|779|https://a.example|-32.4 -63.2 210.5 4|u-1|2026-02-03T10:31:05|ana`),
      ],
      widgets,
    );
    expect(reasons(read)).toEqual([]);
    expect(read.submissions).toHaveLength(1);
    const [one] = read.submissions;
    expect(one).toMatchObject({
      identity: 'u-1',
      row: 2,
      createdAt: '2026-02-03T10:31:05.000Z',
      createdBy: 'ana',
      location: { latitude: -32.4, longitude: -63.2 },
    });
    expect(one?.answers.main).toEqual({
      texto: { value: 'Hola, vecina' },
      entero: { value: '12' },
      decimal: { value: '3,5' },
      escala: { value: '7' },
      nota: { value: '1,5' },
      fruta: { value: 'pera' },
      frutas: { value: ['manzana', 'pera'] },
      gusta: { value: 'no' },
      dia: { value: '03/02/2026' },
      hora: { value: '07:30' },
      momento: { value: '03/02/2026' },
      momento_time: { value: '07:31' },
      acepta: { value: ['OK'] },
      codigo: { value: '779' },
      web: { value: 'https://a.example' },
    });
  });

  it('X38.35 a multiple choice and a point in a column for each option and number; options by their texts', () => {
    const read = readCollected(
      [
        file(`fruta|frutas/manzana|frutas/pera|_punto_latitude|_punto_longitude|_punto_altitude|meta/instanceID|end
          Pera|0|1|-32.5|-63|0|uuid:u-1|2026-02-03 07:30:00
          manzana|1|1||||uuid:u-2|2026-02-03T07:30:00.5Z`),
      ],
      widgets,
    );
    expect(reasons(read)).toEqual([]);
    expect(
      read.submissions.map(({ answers: { main }, location, identity }) => [identity, main, location]),
    ).toEqual([
      ['u-1', { fruta: { value: 'pera' }, frutas: { value: ['pera'] } }, { latitude: -32.5, longitude: -63 }],
      ['u-2', { fruta: { value: 'manzana' }, frutas: { value: ['manzana', 'pera'] } }, null],
    ]);
  });

  it('X38.36 what is no answer is named with file, row, column and reason, and nothing is read', () => {
    const read = readCollected(
      [
        file(`entero|fruta|dia|hora|foto|otra|_uuid|_submission_time
          doce|uva|2026-02-30|tarde|casa.jpg|x|u-1|ayer
          1|pera||||||2026-02-03T10:31:05
          2|||||| u-1 |2026-02-03T10:31:05`),
      ],
      widgets,
    );
    expect(read.submissions).toEqual([]);
    expect(reasons(read)).toEqual(
      [
        'a.csv 1 otra column-unknown otra',
        'a.csv 2 foto file-named casa.jpg',
        'a.csv 3  identity-missing ',
        'a.csv 4  identity-repeated u-1',
        'a.csv 2 entero check doce',
        'a.csv 2 fruta check uva',
        'a.csv 2 dia check 2026-02-30',
        'a.csv 2 hora check tarde',
        'a.csv 2 _submission_time time-unread ayer',
      ].map((line) => line.replace('2026-02-30', '2026-02-30')),
    );
    const codes = read.lines.flatMap(({ issue }) => (issue ? [issue.code] : []));
    expect(codes).toEqual(['integer-invalid', 'option-unknown', 'date-invalid', 'time-invalid']);
    expect(new Set(read.lines.map(({ severity }) => severity))).toEqual(new Set(['not-carried', 'refused']));
  });

  it('X38.36 a table without answers, or of nothing at all, is refused', () => {
    expect(reasons(readCollected([file('_uuid|texto')], widgets))).toEqual(['a.csv 1  no-answers ']);
    expect(reasons(readCollected([], widgets))).toEqual([' 1  no-answers ']);
    const hostile = file(`__proto__|constructor|_uuid|end
      x|y|toString|2026-02-03T10:31:05`);
    expect(readCollected([hostile], widgets).submissions).toMatchObject([{ identity: 'toString' }]);
  });
});

describe('groups, conditions and repeats', () => {
  it('X38.35 names of groups stand before those of questions, with slashes or hyphens', () => {
    const index = formOf(
      xlsForm(
        'type | name | label\nbegin group | datos-casa | Datos |\ntext | calle-1 | Calle |\ninteger | pisos | Pisos |\nend group | | |',
      ),
    );
    const [slash, hyphen] = [
      file(
        'datos-casa/calle-1|datos-casa/pisos|KEY|SubmissionDate|SubmitterName\nMitre|2|uuid:k|2026-02-03T10:31:05.123Z|Ana',
      ),
      file(
        'datos-casa-calle-1|datos-casa-pisos|KEY|SubmissionDate|SubmitterName\nMitre|2|uuid:k|2026-02-03T10:31:05.123Z|Ana',
      ),
    ];
    const read = readCollected([slash], index);
    expect(reasons(read)).toEqual([]);
    expect(read.submissions).toEqual([
      {
        identity: 'k',
        file: 'a.csv',
        row: 2,
        createdAt: '2026-02-03T10:31:05.123Z',
        createdBy: 'Ana',
        answers: { ticked: {}, main: { 'calle-1': { value: 'Mitre' }, pisos: { value: '2' } }, rows: {} },
        location: null,
        attachments: [],
      },
    ]);
    expect(readCollected([hyphen], index).submissions).toEqual(read.submissions);
  });

  it('X38.35 a select that opens questions ticks its conditions, by a column, by one for each, or by what was answered', () => {
    const index = formOf(CONDITIONS);
    const ticks = (text: string) => {
      const read = readCollected([file(text)], index);
      return [reasons(read), read.submissions[0]?.answers.ticked, read.submissions[0]?.answers.main];
    };
    const rest = '_uuid|end';
    const values = 'u|2026-02-03T10:31:05Z';
    const expected = [[], { animales: ['perro'] }, { raza: { value: 'Galgo' } }];
    expect(ticks(`animales/tiene|animales/raza|${rest}\nperro|Galgo|${values}`)).toEqual(expected);
    expect(
      ticks(`animales/tiene/perro|animales/tiene/gato|animales/raza|${rest}\n1|0|Galgo|${values}`),
    ).toEqual(expected);
    expect(ticks(`animales/raza|${rest}\nGalgo|${values}`)).toEqual(expected);
    expect(ticks(`destino|motivo|${rest}\n1|Obra nueva|${values}`)).toEqual([
      [],
      { destino: ['1'] },
      { motivo: { value: 'Obra nueva' } },
    ]);
    expect(ticks(`destino|${rest}\n9|${values}`)[0]).toEqual([
      'a.csv 2 destino option-unknown 9',
      expect.stringContaining('check'),
    ]);
  });

  it('X38.35 X38.36 what repeats comes from a table of its own, by the submission it belongs to', () => {
    const index = formOf(HOUSEHOLD);
    const repeated = index.sections.find(({ section }) => section.repeatable);
    const [question] = repeated?.questions ?? [];
    const [name, section] = [question?.question.id ?? '', repeated?.section.id ?? ''];
    const main = file(
      'KEY|SubmissionDate\nuuid:a|2026-02-03T10:31:05Z\nuuid:b|2026-02-03T10:31:05Z',
      'main.csv',
    );
    const copies = file(
      `${name}|PARENT_KEY|KEY\nAna|uuid:a|1\nBeto|uuid:b|2\nCarla|uuid:a|3\nDora|uuid:a|4`,
      'main-personas.csv',
    );
    const read = readCollected([copies, main], index);
    expect(reasons(read)).toEqual([]);
    expect(read.submissions.map(({ answers }) => [answers.main[name]?.value, answers.rows])).toEqual([
      [
        'Ana',
        {
          [section]: [
            { id: 'copy_1', answers: { [name]: { value: 'Carla' } } },
            { id: 'copy_2', answers: { [name]: { value: 'Dora' } } },
          ],
        },
      ],
      ['Beto', {}],
    ]);
    const lost = file(`${name}|PARENT_KEY\nAna|uuid:z`, 'main-personas.csv');
    expect(reasons(readCollected([main, lost], index))).toEqual([
      'main-personas.csv 2 PARENT_KEY parent-unknown z',
    ]);
  });
});

describe('files of an archive', () => {
  const survey = xlsForm(
    `type | name | label
     image | foto | Foto
     file | papel | Papel
     text | nota | Nota`,
  );
  const index = formOf(survey);
  const read = (text: string, ...names: readonly string[]) =>
    readCollected([file(text)], index, { takesAuthors: true, media: new Set(names), offersVideo: false });

  it('X38.103 an answer gets the file that it names, once and of a kind that its question takes', () => {
    const { submissions, lines } = read(
      `foto|papel|nota|KEY|SubmissionDate
       a.jpg|b.pdf|c.jpg|1|2024-05-06T07:08:09Z`,
      'a.jpg',
      'b.pdf',
      'c.jpg',
    );
    expect(lines).toEqual([]);
    expect(submissions[0]?.answers.main).toEqual({
      foto: { image: 'a.jpg' },
      papel: { document: 'b.pdf' },
      nota: { value: 'c.jpg' },
    });
    expect(submissions[0]?.attachments).toEqual([
      { file: 'a.csv', row: 2, column: 'foto', name: 'a.jpg', kind: 'image' },
      { file: 'a.csv', row: 2, column: 'papel', name: 'b.pdf', kind: 'document' },
    ]);
  });

  it.each([
    ['lost.jpg', 'file-missing', 'not-carried'],
    ['film.mp4', 'file-not-taken', 'not-carried'],
    ['tool.exe', 'file-not-taken', 'not-carried'],
    ['../a.jpg', 'file-name-refused', 'refused'],
    ['/etc/a.jpg', 'file-name-refused', 'refused'],
    ['C:\\a.jpg', 'file-name-refused', 'refused'],
  ])('X38.103 %s is reported with its row and column: %s', (name, reason, severity) => {
    const { lines } = read(
      `foto|KEY|SubmissionDate\n${name}|1|2024-05-06T07:08:09Z`,
      'a.jpg',
      'film.mp4',
      name,
    );
    const known =
      reason === 'file-missing'
        ? read(`foto|KEY|SubmissionDate\n${name}|1|2024-05-06T07:08:09Z`).lines
        : lines;
    expect(known).toEqual([{ file: 'a.csv', row: 2, column: 'foto', reason, severity, text: name }]);
  });

  it('X38.103 a file that two answers name refuses the import', () => {
    const { submissions, lines } = read(
      `foto|KEY|SubmissionDate
       a.jpg|1|2024-05-06T07:08:09Z
       a.jpg|2|2024-05-06T07:08:09Z`,
      'a.jpg',
    );
    expect(submissions).toEqual([]);
    expect(lines).toMatchObject([{ row: 3, column: 'foto', reason: 'file-repeated', severity: 'refused' }]);
  });
});
