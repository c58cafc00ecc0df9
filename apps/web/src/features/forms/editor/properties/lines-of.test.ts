import { expect, it } from 'vitest';
import { linesOf } from './lines-of.ts';

it('E3.48 E5.16 takes one option per line, trimmed, without the empty ones', () => {
  expect(linesOf(' Uno \r\n\r\n\tDos\n  \nTres cuatro')).toEqual(['Uno', 'Dos', 'Tres cuatro']);
  expect(linesOf(' \n ')).toEqual([]);
});
