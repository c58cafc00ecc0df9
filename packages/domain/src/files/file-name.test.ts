import { expect, it } from 'vitest';
import { cleanFileName, extensionOf } from './file-name.ts';

it.each([
  ['Acta de inspección.pdf', 'Acta de inspección.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\ana\\foto.png', 'foto.png'],
  ['nul.pdf', '_nul.pdf'],
  ['CON', '_CON'],
  ['acta\0.pdf', 'acta.pdf'],
  ['factura\u202Efdp.exe', 'facturafdp.exe'],
  ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie_ x.pdf'],
  ['"><script>.pdf', '___script_.pdf'],
  ['...', 'archivo'],
  ['', 'archivo'],
  ['  plan   a .csv ', 'plan a.csv'],
  ['.htaccess', 'htaccess'],
  ['\u200B\u2066.pdf', 'pdf'],
  ['ñandú.PDF', 'ñandú.pdf'],
])('X14.01 the name %j is shown and given back as %j', (given, shown) => {
  expect(cleanFileName(given)).toBe(shown);
});

it('X14.01 a long name is cut between characters and keeps its extension', () => {
  const name = cleanFileName(`${'áé🌳'.repeat(100)}.kmz`);
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(120);
  expect(name).toMatch(/^[áé🌳]+\.kmz$/u);
  expect(name.isWellFormed()).toBe(true);
});

it('X14.01 the extension is the last one, in lower case', () => {
  expect(extensionOf('acta.pdf.EXE')).toBe('exe');
  expect(extensionOf('acta')).toBe('');
  expect(extensionOf('a.averyveryverylongend')).toBe('');
});
