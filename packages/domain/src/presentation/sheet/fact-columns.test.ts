import { describe, expect, it } from 'vitest';
import { aForm, aQuestion } from '../../testing/a-form.ts';
import { csvText } from '../../text/csv.ts';
import { factCells, factColumnsOf, NO_FACTS, type ParticularFacts } from './fact-columns.ts';
import { fileNames, safeName } from './file-names.ts';

const plain = aForm().withSection('s', aQuestion('name', 'text'));
const cells = factCells({
  payment: { 'to-validate': 'Pendiente', paid: 'Pagado', rejected: 'Rechazado' },
  position: {
    refused: { denied: 'No permitida', unavailable: 'No disponible', timeout: 'Tarde' },
    worse: (limit) => `peor que ${limit} m`,
  },
  photo: { taken: (moment) => `tomada ${moment}`, added: (moment) => `agregada ${moment}` },
  marked: 'con marcas',
  timeZone: 'America/Argentina/Cordoba',
  accuracyLimit: 50,
});

describe('X33.21 the columns beside the answers', () => {
  it('X33.21 are there when a version asks for them, in one order', () => {
    expect(factColumnsOf([plain.build()])).toEqual([]);
    const asking = plain.withOptions({
      geolocation: true,
      citizen: true,
      addPaymentGateway: true,
      incidents: true,
    });
    expect(factColumnsOf([plain.build(), asking.build()])).toEqual([
      'person',
      'document-number',
      'address',
      'latitude',
      'longitude',
      'payment',
      'incident',
    ]);
    const located = { ...asking.build(), incidents: { ...asking.build().incidents, incidentTypeId: 4 } };
    expect(factColumnsOf([located])).toContain('asset');
  });

  it('X33.21 are empty where nothing was given', () => {
    const given = Object.values(cells).map((cell) => cell(NO_FACTS).type);
    expect(given).toEqual(Array.from({ length: 21 }, () => 'empty'));
  });

  it('X33.21 say what a person would: the business name alone, the payment that counts, who signed', () => {
    const citizen = { firstName: 'Almacén SA', lastName: 'Dummy', documentNumber: '30123456789' };
    const asset = { id: 7, name: 'Luminaria 7', type: 'Alumbrado', address: '' };
    const signed = (signatory: string, image = 'x.png') => ({ slot: 0, image, signatory, imageId: '' });
    const facts = {
      ...NO_FACTS,
      citizen: citizen as ParticularFacts['citizen'],
      asset,
      location: { address: 'Calle 1', latitude: -32.4123456, longitude: 0 },
      incidentNumber: 'INC-7',
      signatures: [signed('Ana'), signed('', ''), signed('Luis')],
      orders: ['denied', 'paid'] as const,
    };
    const shown = (column: keyof typeof cells) => {
      const cell = cells[column](facts);
      return 'text' in cell ? cell.text : cell.type;
    };
    expect(shown('person')).toBe('Almacén SA');
    expect(shown('document-number')).toBe('30123456789');
    expect(shown('asset')).toBe('Luminaria 7 - Alumbrado');
    expect([shown('latitude'), shown('longitude')]).toEqual(['-32,412346', '0,000000']);
    expect(shown('incident')).toBe('INC-7');
    expect(shown('signatures')).toBe('Ana\nLuis');
    expect(shown('payment')).toBe('Pagado');
  });
});

describe('X39.45 the columns of when and where it was answered', () => {
  it('X39.45 are there where a version asks for them', () => {
    expect(factColumnsOf([plain.with({ recordsTimes: true }).build()])).toEqual([
      'started-at',
      'ended-at',
      'duration',
    ]);
    expect(factColumnsOf([plain.with({ recordsPosition: true }).build(), plain.build()])).toEqual([
      'start-position',
      'end-position',
      'distance',
    ]);
  });

  it('X39.45 say times of the municipality, positions with accuracy or why there is none, and metres', () => {
    const start = { latitude: -32.4, longitude: -63.2, accuracy: 80 };
    const times = { startedAt: '2026-03-01T10:00:00.000Z', endedAt: '2026-03-01T10:05:00.000Z' };
    const shown = (evidence: ParticularFacts['evidence'], column: keyof typeof cells) => {
      const cell = cells[column]({ ...NO_FACTS, evidence });
      return 'text' in cell ? cell.text : cell.type;
    };
    const both = { ...times, start, end: { ...start, latitude: -32.401, accuracy: 5 } };
    expect(shown(both, 'started-at')).toBe('01/03/2026 - 07:00');
    expect(shown(both, 'ended-at')).toBe('01/03/2026 - 07:05');
    expect(shown(both, 'duration')).toBe('0:05:00');
    expect(shown(both, 'start-position')).toBe('-32.400000, -63.200000 (±80 m) – peor que 50 m');
    expect(shown(both, 'end-position')).toBe('-32.401000, -63.200000 (±5 m)');
    expect(shown(both, 'distance')).toBe('111');
    expect(shown({ start, end: { refused: 'denied' } }, 'end-position')).toBe('No permitida');
    expect(shown({ start, end: { refused: 'denied' } }, 'distance')).toBe('empty');
  });
});

describe('X39.62 the column of when and where photos were taken', () => {
  it('X39.62 is there where a version asks for it', () => {
    expect(factColumnsOf([plain.with({ stampsPhotos: true }).build(), plain.build()])).toEqual(['photos']);
  });

  it('X39.62 says it of each photo under its name in the archive, and nothing of other files', () => {
    const here = { latitude: -32.4, longitude: -63.2, accuracy: 80 };
    const at = '2026-03-01T10:00:00.000Z';
    const cell = cells.photos({
      ...NO_FACTS,
      files: [
        { key: 'a/b.jpg', name: 'Frente.jpg', photo: { origin: 'taken', at, position: here } },
        { key: 'a/c.pdf', name: 'Plano.pdf', photo: null },
        { key: 'a/d.jpg', name: '', photo: { origin: 'added', at, position: { refused: 'denied' } } },
      ],
    });
    expect(cell).toMatchObject({
      text: [
        '01 Frente.jpg: tomada 01/03/2026 - 07:00 · -32.400000, -63.200000 (±80 m) – peor que 50 m',
        '03.jpg: agregada 01/03/2026 - 07:00 · No permitida',
      ].join('\n'),
    });
  });
});

it('X39.65 the column of photos names those with marks, also where it is not known when they were taken', () => {
  const marks = [{ kind: 'box', x1: 0, y1: 0, x2: 1, y2: 1, colour: 'red' }] as const;
  const photo = { origin: 'taken', at: '2026-03-01T10:00:00.000Z', position: { refused: 'denied' } } as const;
  const files = [
    { key: 'a/b.jpg', name: 'Frente.jpg', photo, marks },
    { key: 'a/c.jpg', name: 'Fondo.jpg', photo: null, marks },
    { key: 'a/d.jpg', name: 'Techo.jpg', photo: null, marks: null },
  ];
  expect(cells.photos({ ...NO_FACTS, files })).toMatchObject({
    text: '01 Frente.jpg: tomada 01/03/2026 - 07:00 · No permitida · con marcas\n02 Fondo.jpg: con marcas',
  });
});

it('X33.22 file names are numbered and hold nothing that leaves their folder or that a file system refuses', () => {
  expect(
    fileNames([
      { key: 'a/b.jpg', name: '../../etc/passwd' },
      { key: 'a/c.jpg', name: 'Frente.JPG' },
      { key: 'a/d.pdf', name: '' },
      { key: 'a/e.pdf', name: 'con\u202Efdp.exe' },
      { key: 'a/f.jpg', name: `${'ñ'.repeat(300)}.jpg` },
    ]),
  ).toEqual([
    '01 _.._etc_passwd.jpg',
    '02 Frente.JPG',
    '03.pdf',
    '04 con_fdp.exe',
    `05 ${'ñ'.repeat(100)}.jpg`,
  ]);
  expect(safeName('..')).toBe('');
});

it('X33.20 a cell that a spreadsheet would take for a formula is text, whatever it begins with', () => {
  for (const first of ['=', '+', '-', '@', '\t', '\r', '＝', '＠'])
    expect(csvText(`${first}1`).replace(/^"/, '')).toMatch(/^'/);
  expect([csvText('a;b'), csvText('di "sí"'), csvText('1-1')]).toEqual(['"a;b"', '"di ""sí"""', '1-1']);
});

describe('X39.84 the columns of the track of a visit', () => {
  const TRACK_COLUMNS = ['track-points', 'track-from', 'track-to', 'track-length'] as const;

  it('X39.84 are there where a version asks for it', () => {
    expect(factColumnsOf([plain.with({ recordsTrack: true }).build(), plain.build()])).toEqual(TRACK_COLUMNS);
  });

  it('X39.84 say points, times of the municipality and kilometres, and nothing where there is none', () => {
    const point = { at: '2026-03-01T10:00:00.000Z', latitude: -32.4, longitude: -63.2, accuracy: 8 };
    const track = [point, { ...point, at: '2026-03-01T10:05:00.000Z', latitude: -32.41 }];
    const shown = (evidence: ParticularFacts['evidence']) =>
      TRACK_COLUMNS.map((column) => {
        const cell = cells[column]({ ...NO_FACTS, evidence });
        return 'text' in cell ? cell.text : cell.type;
      });
    expect(shown({ track })).toEqual(['2', '01/03/2026 - 07:00', '01/03/2026 - 07:05', '1,11']);
    expect(shown({})).toEqual(['empty', 'empty', 'empty', 'empty']);
  });
});
