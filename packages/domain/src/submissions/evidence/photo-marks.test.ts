// How marks are drawn over a photo of any size.
import { expect, it } from 'vitest';
import { drawnMark, type Mark, marksSvg } from './photo-marks.ts';

const SIZE = { width: 400, height: 200 };
const ENDS = { x1: 0.25, y1: 0.5, x2: 0.75, y2: 1, colour: 'red' } as const;
const text = (words: string, x: number, y: number): Mark => ({
  kind: 'text',
  text: words,
  x,
  y,
  colour: 'blue',
});
const pathOf = (mark: Mark) => {
  const drawn = drawnMark(mark, SIZE);
  return drawn.kind === 'line' ? drawn.path : '';
};

it('X39.64 shapes lie where their fractions say; an arrow points at its second end', () => {
  expect(pathOf({ kind: 'box', ...ENDS })).toBe('M 100 100 H 300 V 200 H 100 Z');
  expect(pathOf({ kind: 'circle', ...ENDS })).toBe(
    'M 100 150 A 100 50 0 1 0 300 150 A 100 50 0 1 0 100 150 Z',
  );
  expect(pathOf({ kind: 'arrow', ...ENDS })).toMatch(/^M 100 100 L 300 200 M [\d. ]+ L 300 200 L [\d. ]+$/);
});

it('X39.64 no text leaves the picture, however long it is and wherever it is put', () => {
  for (const [words, x, y] of [
    ['Grieta', 0, 0],
    ['Grieta', 1, 1],
    ['W'.repeat(60), 0.9, 0.5],
  ] as const) {
    const drawn = drawnMark(text(words, x, y), SIZE);
    if (drawn.kind !== 'text') throw new Error('no text');
    const half = (words.length * 0.62 * drawn.size) / 2;
    expect(drawn.x - half).toBeGreaterThanOrEqual(-1);
    expect(drawn.x + half).toBeLessThanOrEqual(SIZE.width + 1);
    expect(drawn.y - drawn.size / 2).toBeGreaterThanOrEqual(-0.1);
    expect(drawn.y + drawn.size / 2).toBeLessThanOrEqual(SIZE.height + 0.1);
  }
});

it('X39.65 what is laid over the photo says texts as they are, and never as markup', () => {
  const svg = marksSvg([text('<script>&"', 0.5, 0.5), { kind: 'box', ...ENDS }], SIZE);
  expect(svg).toContain('>&lt;script&gt;&amp;&quot;</text>');
  expect(svg).not.toContain('<script');
  expect(svg).toContain('viewBox="0 0 400 200"');
  expect(svg).toContain('d="M 100 100 H 300 V 200 H 100 Z" stroke="#d31d1d"');
  expect(marksSvg([text('grie\u0002ta\uffff', 0.5, 0.5)], SIZE)).toContain('>grie ta </text>');
});
