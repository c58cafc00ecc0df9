// A chart as a picture (SVG) on white, with its title, the form and the days, so that it can stand in a report.
// rules: X32.57
import { countText } from '../../../platform/number-format.ts';
import { showsPieLabels, slices } from '@constancia/domain/statistics/pie.ts';
import { t } from '../../../platform/texts.ts';
import type { Chart, ChartItem } from './chart.ts';
import { shareText } from './numbers.ts';
import { slicePath, sliceStrength } from './slice-path.ts';

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

const WIDTH = 960;
const MARGIN = 32;
const TOP = 104;
const ROW = 34;
const COLUMNS = 320;
const PIE = 340;
const NAME_LETTERS = 44;
const INK = '#1b2326';
const SOFT = '#4d5b60';
const ACCENT = '#0b5a5e';
const PALE = '#6f7e83';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const shortened = (text: string, letters: number) => {
  const all = [...text];
  return all.length > letters ? `${all.slice(0, letters - 1).join('')}…` : text;
};

interface Words {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly color?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly bold?: true;
}

function words(text: string, { x, y, size = 16, color = INK, anchor = 'start', bold }: Words): string {
  const weight = bold ? ' font-weight="700"' : '';
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${color}" text-anchor="${anchor}"${weight}>${escaped(text)}</text>`;
}

type Position = readonly [number, number];

const box = ([x, y]: Position, [width, height]: Position, color: string) =>
  `<rect x="${x}" y="${y}" width="${Math.max(0, width).toFixed(1)}" height="${Math.max(0, height).toFixed(1)}" fill="${color}"/>`;

function valueOf({ count, before }: ChartItem, { whole, wholeBefore = 0, decimals }: Chart): string {
  const now = t('statistics.value', { count, share: shareText(count, whole, decimals) });
  if (before === undefined) return now;
  const then = { count: before, share: shareText(before, wholeBefore, decimals) };
  return `${now}, ${t('statistics.value-before', then)}`;
}

function bars(chart: Chart): string {
  const most = Math.max(1, ...chart.items.map(({ count, before = 0 }) => Math.max(count, before)));
  const [from, room] = [380, 300];
  return chart.items
    .map((item, at) => {
      const y = TOP + at * ROW;
      const { before = 0 } = item;
      return [
        words(shortened(item.name, NAME_LETTERS), { x: MARGIN, y: y + 18 }),
        box([from, y + 4], [(room * item.count) / most, before > 0 ? 12 : 18], item.aside ? PALE : ACCENT),
        box([from, y + 17], [(room * before) / most, 6], PALE),
        words(valueOf(item, chart), { x: from + room + 12, y: y + 18, size: 14 }),
      ].join('');
    })
    .join('');
}

function columns({ items }: Chart): string {
  const most = Math.max(1, ...items.map(({ count, before = 0 }) => Math.max(count, before)));
  const step = (WIDTH - 2 * MARGIN) / Math.max(1, items.length);
  const floor = TOP + COLUMNS - 30;
  const height = (count: number) => ((COLUMNS - 60) * count) / most;
  const every = Math.ceil(items.length / 12);
  const drawn = items.map(({ name, count, before = 0 }, at) => {
    const x = MARGIN + at * step;
    const label =
      at % every === 0
        ? words(shortened(name, 12), {
            x: x + step / 2,
            y: floor + 20,
            size: 12,
            color: SOFT,
            anchor: 'middle',
          })
        : '';
    const number =
      count > 0 && items.length <= 31
        ? words(countText(count), {
            x: x + step / 2,
            y: floor - height(count) - 6,
            size: 12,
            anchor: 'middle',
          })
        : '';
    const old =
      before > 0
        ? `<line x1="${x}" x2="${x + step}" y1="${floor - height(before)}" y2="${floor - height(before)}" stroke="${PALE}" stroke-width="3"/>`
        : '';
    return (
      box([x + step * 0.1, floor - height(count)], [step * 0.8, height(count)], ACCENT) + old + label + number
    );
  });
  return `${drawn.join('')}<line x1="${MARGIN}" x2="${WIDTH - MARGIN}" y1="${floor}" y2="${floor}" stroke="${PALE}"/>`;
}

function pie(chart: Chart): string {
  const counts = chart.items.map(({ count }) => count);
  const drawn = slices(counts).map(
    ({ start, end }, at) =>
      `<path d="${slicePath(start, end, 150)}" fill="${chart.items[at]?.aside ? PALE : ACCENT}" fill-opacity="${sliceStrength(at)}" stroke="#fff" stroke-width="2"/>`,
  );
  const labels = showsPieLabels(counts)
    ? chart.items.map((item, at) => {
        const y = TOP + at * ROW;
        const mark = `<rect x="390" y="${y + 4}" width="16" height="16" fill="${item.aside ? PALE : ACCENT}" fill-opacity="${sliceStrength(at)}"/>`;
        return (
          mark +
          words(`${shortened(item.name, NAME_LETTERS)}: ${valueOf(item, chart)}`, { x: 416, y: y + 18 })
        );
      })
    : [];
  return `<g transform="translate(${MARGIN + 160} ${TOP + 160})">${drawn.join('')}</g>${labels.join('')}`;
}

function heightOf({ kind, items }: Chart): number {
  if (kind === 'columns') return COLUMNS;
  const rows = items.length * ROW;
  return kind === 'pie' ? Math.max(PIE, showsPieLabels(items.map(({ count }) => count)) ? rows : 0) : rows;
}

export function drawPicture(chart: Chart, about: string): Picture {
  const facts = (chart.facts ?? []).map(({ name, value }) => `${name}: ${value}`).join('   ');
  const height = TOP + heightOf(chart) + MARGIN;
  const drawn = { bars, columns, pie }[chart.kind](chart);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif">`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    words(shortened(chart.title, 80), { x: MARGIN, y: 40, size: 22, bold: true }),
    words(shortened(about, 110), { x: MARGIN, y: 64, size: 14, color: SOFT }),
    words(facts, { x: MARGIN, y: 88, size: 16 }),
    drawn,
    '</svg>',
  ].join('');
  return { width: WIDTH, height, svg };
}
