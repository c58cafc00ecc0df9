import { randomBytes } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import readWorkbook from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { type XlsxCell, xlsxCell, xlsxFile } from './xlsx.ts';
import { type ZipEntry, type ZipOptions, zipArchive } from './zip.ts';

async function wholeOf(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

/** Rows in pages of a few, as the database gives them. */
async function* pagesOf(rows: readonly (readonly XlsxCell[])[], size: number) {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}

const ENTRIES: readonly ZipEntry[] = [
  { name: 'small.txt', content: [Buffer.from('áéí')] },
  { name: 'empty.txt', content: [] },
  { name: 'large.bin', content: [randomBytes(200_000), Buffer.alloc(70_000, 'x')] },
  { name: 'last.txt', content: [Buffer.from('end')] },
];

function contentsIn(archive: Buffer): Record<string, string> {
  const files = Object.entries(unzipSync(new Uint8Array(archive)));
  return Object.fromEntries(files.map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')]));
}

const CONTENTS = Object.fromEntries(
  ENTRIES.map(({ name, content }) => [name, Buffer.concat([...(content as Buffer[])]).toString('base64')]),
);
const archiveWith = (options: ZipOptions) => wholeOf(zipArchive(ENTRIES, options));
const countOf = (archive: Buffer, signature: string) =>
  archive.toString('latin1').split(signature).length - 1;
/** Extra field of an entry with three, two or one of: size, deflated size, position. */
const ZIP64_FIELD = { three: '\x01\0\x18\0', two: '\x01\0\x10\0', one: '\x01\0\x08\0' };
const ZIP64_END = 'PK\x06\x06';
const ZIP64_LOCATOR = 'PK\x06\x07';

it('X36.65 R7.31 what XML does not allow is left out of a cell and of a header, and the rest of the text stays', async () => {
  const odd = 'con\u0002torno\u001b \ufffe\uffffy\u007f <_x0041_>\nfin';
  const rows = pagesOf([[xlsxCell(odd), xlsxCell('\u0001')]], 1);
  const file = await wholeOf(xlsxFile({ name: 'Hoja', columns: [{ header: odd }, { header: 'B' }], rows }));
  const clean = 'contorno y <_x0041_>\nfin';
  const written = strFromU8(unzipSync(new Uint8Array(file))['xl/worksheets/sheet1.xml'] as Uint8Array);
  expect(written).not.toMatch(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/u);
  const [sheet] = await readWorkbook(file);
  expect(sheet?.data).toEqual([
    [clean, 'B'],
    [clean, null],
  ]);
});

it('X32.23 sizes and positions beyond the old limit are in zip64 records, and only those', async () => {
  const ordinary = await archiveWith({});
  expect(contentsIn(ordinary)).toEqual(CONTENTS);
  expect(countOf(ordinary, ZIP64_END)).toBe(0);
  const large = await archiveWith({ zip64From: 100_000 });
  expect(contentsIn(large)).toEqual(CONTENTS);
  expect(countOf(large, ZIP64_END)).toBe(1);
  expect(countOf(large, ZIP64_LOCATOR)).toBe(1);
  // Of the large entry both sizes, of the one after it the position.
  const directory = large.subarray(large.lastIndexOf('PK\x01\x02small.txt') + 1);
  expect(countOf(directory, ZIP64_FIELD.two)).toBe(1);
  expect(countOf(directory, ZIP64_FIELD.one)).toBe(1);
  expect(contentsIn(await archiveWith({ zip64From: 0 }))).toEqual(CONTENTS);
});

it('X33.22 as many files as the old records cannot count are counted in zip64 records', async () => {
  const many = await archiveWith({ zip64Entries: ENTRIES.length });
  expect(contentsIn(many)).toEqual(CONTENTS);
  expect([countOf(many, ZIP64_END), countOf(many, ZIP64_LOCATOR)]).toEqual([1, 1]);
  expect(many.readUInt16LE(many.length - 12)).toBe(0xffff);
  expect(countOf(await archiveWith({ zip64Entries: ENTRIES.length + 1 }), ZIP64_END)).toBe(0);
});

it('X32.22 content that breaks breaks the archive', async () => {
  async function* broken() {
    yield Buffer.alloc(100_000, 'x');
    throw new Error('broken in the middle');
  }
  await expect(wholeOf(zipArchive([{ name: 'a', content: broken() }]))).rejects.toThrow(
    'broken in the middle',
  );
});

it('X32.20 texts, numbers and formats arrive as they were given, in any column', async () => {
  const texts = [' a', 'b ', 'c\nd', '\te', '<&>"', '_x0041_', '_x', '=1+1', '😀', 'ñ'.repeat(32_767)];
  const columns = [...texts.map((_, at) => ({ header: `T${at}` })), { header: 'F', format: 'dd/mm/yyyy' }];
  const many = Array.from({ length: 800 }, (_, at) => ({ header: `N${at}` }));
  const row = [
    ...texts.map((text) => xlsxCell(text)),
    xlsxCell(45_351, 1),
    ...many.map((_, at) => xlsxCell(at / 8)),
  ];
  const file = await wholeOf(
    xlsxFile({ name: 'hoja', columns: [...columns, ...many], rows: pagesOf([row, row], 1) }),
  );
  const [sheet] = await readWorkbook(file, { trim: false });
  const expected = [...texts, new Date('2024-02-29T00:00:00.000Z'), ...many.map((_, at) => at / 8)];
  expect(sheet?.data).toEqual([[...columns, ...many].map(({ header }) => header), expected, expected]);
});

it('X32.23 rows beyond the limit of a sheet go on in further sheets under the same headers', async () => {
  const rows = Array.from({ length: 7 }, (_, row) => [xlsxCell(row)]);
  for (const size of [1, 3, 7]) {
    const file = await wholeOf(
      xlsxFile({ name: 'hoja', columns: [{ header: 'A' }], rows: pagesOf(rows, size) }, { rowsMax: 4 }),
    );
    expect((await readWorkbook(file)).map(({ sheet, data }) => [sheet, data.flat()])).toEqual([
      ['hoja', ['A', 0, 1, 2]],
      ['hoja_2', ['A', 3, 4, 5]],
      ['hoja_3', ['A', 6]],
    ]);
  }
  const empty = await wholeOf(xlsxFile({ name: 'hoja', columns: [{ header: 'A' }], rows: pagesOf([], 1) }));
  expect(strFromU8(unzipSync(new Uint8Array(empty))['xl/worksheets/sheet1.xml']!)).toContain('<row r="1">');
});

it('X36.65 columns are wide enough for their formats and headers, and the header filters the rows under it', async () => {
  const columns = [
    { header: 'ID' },
    { header: 'Fecha y hora', format: 'dd/mm/yyyy hh:mm' },
    { header: 'Superficie cubierta del local' },
    { header: 'ñ'.repeat(200) },
  ];
  const row = columns.map(() => xlsxCell(1));
  const file = await wholeOf(
    xlsxFile({ name: 'hoja', columns, rows: pagesOf([row, row, row], 2) }, { rowsMax: 3 }),
  );
  const sheets = unzipSync(new Uint8Array(file));
  const xml = strFromU8(sheets['xl/worksheets/sheet1.xml']!);
  expect([...xml.matchAll(/<col min="(\d+)" max="\1" width="(\d+)"/g)].map(([, , width]) => width)).toEqual([
    '10',
    '18',
    '33',
    '40',
  ]);
  expect(xml.indexOf('<cols>')).toBeLessThan(xml.indexOf('<sheetData>'));
  expect(xml).toMatch(/<\/sheetData><autoFilter ref="A1:D3"\/><\/worksheet>$/);
  expect(strFromU8(sheets['xl/worksheets/sheet2.xml']!)).toContain('<autoFilter ref="A1:D2"/>');
  expect((await readWorkbook(file)).map(({ data }) => data.length)).toEqual([3, 2]);
});
