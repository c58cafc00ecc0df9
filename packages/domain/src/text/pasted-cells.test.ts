import { expect, it } from 'vitest';
import { pastedColumn } from './pasted-cells.ts';

it('X35.36 of pasted lines the first cell of each is taken, with its own line breaks and quotation marks', () => {
  expect(pastedColumn('Name\nAge\r\nStreet\r\n')).toEqual(['Name', 'Age', 'Street']);
  expect(pastedColumn('Name\tNombre\nAge\tEdad')).toEqual(['Name', 'Age']);
  expect(pastedColumn('"Two\nlines"\n"a ""quoted"" word"\tb\nlast')).toEqual([
    'Two\nlines',
    'a "quoted" word',
    'last',
  ]);
  expect(pastedColumn('one\n\nthree')).toEqual(['one', '', 'three']);
  expect(pastedColumn('"open\nquote')).toEqual(['"open', 'quote']);
  expect(pastedColumn('')).toEqual([]);
});
