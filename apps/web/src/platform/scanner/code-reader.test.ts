// Reading codes without the help of the browser, from pictures of codes that others draw.
import { create } from 'qrcode';
import { expect, it } from 'vitest';
import { codeIn } from './code-reader.ts';

/** A picture of dark and light modules with a margin, each of so many pixels. */
function pictureOf(
  isDark: (column: number, row: number) => boolean,
  [columns, rows]: [number, number],
  side = 4,
) {
  const margin = 10;
  const [width, height] = [(columns + 2 * margin) * side, (rows + 2 * margin) * side];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [column, row] = [Math.floor(x / side) - margin, Math.floor(y / side) - margin];
      const isInside = column >= 0 && column < columns && row >= 0 && row < rows;
      if (isInside && isDark(column, row)) data.fill(20, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  return { data, width, height };
}

function qrOf(text: string) {
  const { modules } = create(text);
  return pictureOf((column, row) => modules.get(row, column) === 1, [modules.size, modules.size]);
}

/** Left digits with odd (A) and even (B) parity, right digits, and which parities the first digit chooses (GS1, EAN-13). */
const A = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const mirrored = (bits: string) => [...bits].toReversed().join('');
const inverted = (bits: string) => [...bits].map((bit) => (bit === '1' ? '0' : '1')).join('');
const RIGHT = A.map(inverted);
const B = RIGHT.map(mirrored);
const PARITIES = [
  'AAAAAA',
  'AABABB',
  'AABBAB',
  'AABBBA',
  'ABAABB',
  'ABBAAB',
  'ABBBAA',
  'ABABAB',
  'ABABBA',
  'ABBABA',
];

function ean13Of(code: string) {
  const digits = [...code].map(Number);
  const parities = PARITIES[digits[0] ?? 0] ?? '';
  const left = digits.slice(1, 7).map((digit, at) => (parities[at] === 'A' ? A : B)[digit]);
  const bars = ['101', ...left, '01010', ...digits.slice(7).map((digit) => RIGHT[digit]), '101'].join('');
  return pictureOf((column) => bars[column] === '1', [bars.length, 40]);
}

it('X39.66 X31.13 QR codes are read, with letters of every language', () => {
  for (const text of ['https://formularios.example/f/0aB1c2D3e4', 'Medidor n.º 7791 · Peñaloza', 'VM4378'])
    expect(codeIn(qrOf(text), 'qr')).toBe(text);
});

it('X39.66 bar codes are read where they are wanted, and not at the door, where only tickets count', () => {
  expect(codeIn(ean13Of('7791234567898'), 'any')).toBe('7791234567898');
  expect(codeIn(ean13Of('7791234567898'), 'qr')).toBe('');
  expect(codeIn(qrOf('VM4378'), 'any')).toBe('VM4378');
});

it('X39.66 a picture without a code, and a code with a wrong check digit, are nothing', () => {
  expect(
    codeIn(
      pictureOf(() => false, [40, 40]),
      'any',
    ),
  ).toBe('');
  expect(
    codeIn(
      pictureOf((column, row) => (column * 7 + row * 3) % 5 < 2, [60, 60]),
      'any',
    ),
  ).toBe('');
  expect(codeIn(ean13Of('7791234567890'), 'any')).toBe('');
});
