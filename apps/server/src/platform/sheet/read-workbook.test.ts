// A spreadsheet from a stranger is read apart, and given up where it takes too long.
import { expect, it } from 'vitest';
import { asScanned } from '../../testing/files/as-scanned.ts';
import { workbookOf } from '../../testing/files/sheets.ts';
import { readWorkbook } from './read-workbook.ts';

it('X38.48 the sheets of a file come as texts by name; what takes too long is given up', async () => {
  const bytes = asScanned(await workbookOf({ survey: [['type'], ['text'], [1.5]], otra: [['a', 'b']] }));
  expect(await readWorkbook(bytes)).toEqual([
    { name: 'survey', table: [['type'], ['text'], ['1.5']] },
    { name: 'otra', table: [['a', 'b']] },
  ]);
  expect(await readWorkbook(bytes, { timeoutMs: 1 })).toBeNull();
});
