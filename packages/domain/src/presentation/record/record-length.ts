// Cuts a record to the highest allowed number of pages before anything is drawn; a note says that the rest is
// left out. The length is estimated from letters and lines, slightly too high, so that nobody has to wait for
// a drawing first.
// rules: X27.07
import type {
  RecordAnswer,
  RecordBlock,
  RecordGroup,
  RecordSection,
  RecordSheet,
  RecordTable,
} from './record.ts';
import type { RecordOptions } from './record-options.ts';

export const RECORD_PAGES_MAX = 200;

/**
 * In points (1/72 inch): height of the text area of a page and width of an answer, as in the templates. A roll is measured in
 * pages of A4, too.
 */
const PAPER = { a4: { height: 734, width: 308 }, portable: { height: 788, width: 198 } } as const;
const LETTER_SIZE = { small: 8.5, medium: 10, large: 12 } as const;
/** Height of a line with its spacing, as a multiple of the letter size. */
const LINE_HEIGHT = { small: 1.13, medium: 1.21, large: 1.46 } as const;
/** Width of an ordinary letter, as a multiple of the letter size. */
const LETTER_WIDTH = 0.5;
/** How full a page gets on average, because lines end with a word and pages with a block. */
const FILLED = 0.8;
/** Width of a table as a multiple of the width of an answer: across the page, and across a page that lies. */
const TABLE_WIDTH = { upright: 1.5, wide: 2.3 } as const;
/** A group that takes at most this share of a page, by the estimate, which is high, is kept on one. */
const KEPT_SHARE = 0.9;
/** Lines taken by the label and spacing of an answer, and by a picture with its name. */
const AROUND_LINES = 2;
const PICTURE_LINES = 16;

interface Page {
  /** In ordinary letters. */
  readonly width: number;
  readonly lines: number;
}

/** The lines that are left; the functions of this file subtract from it. */
interface Room {
  readonly width: number;
  /** Lines of a group that is kept on one page. */
  readonly kept: number;
  lines: number;
}

export function fittedRecord(sheet: RecordSheet, note: string): RecordSheet {
  const page = pageOf(sheet.options);
  // A roll of paper has no pages to keep a group on.
  const kept = sheet.options.paper === 'portable' ? 0 : page.lines * KEPT_SHARE;
  const room: Room = { width: page.width, kept, lines: page.lines * RECORD_PAGES_MAX };
  const sections = whileRoom(sheet.sections, room, fittedSection);
  return { ...sheet, sections, ...(room.lines <= 0 && { continues: note }) };
}

function pageOf({ paper, textSize, spacing }: RecordOptions): Page {
  const { width, height } = PAPER[paper];
  const size = LETTER_SIZE[textSize];
  return {
    width: Math.floor(width / (size * LETTER_WIDTH)),
    lines: Math.floor((height / (size * LINE_HEIGHT[spacing])) * FILLED),
  };
}

/** Keeps as many items as there is room for; the last one may be cut. */
function whileRoom<Item>(
  items: readonly Item[],
  room: Room,
  fitted: (item: Item, room: Room) => Item,
): readonly Item[] {
  const kept: Item[] = [];
  for (const item of items) {
    if (room.lines <= 0) break;
    kept.push(fitted(item, room));
  }
  return kept;
}

function fittedSection(section: RecordSection, room: Room): RecordSection {
  room.lines -= AROUND_LINES;
  return { ...section, blocks: whileRoom(section.blocks, room, fittedBlock) };
}

function fittedBlock(block: RecordBlock, room: Room): RecordBlock {
  if (block.type === 'answer') return fittedAnswer(block, room);
  return block.type === 'group' ? fittedGroup(block, room) : fittedTable(block, room);
}

function fittedGroup(group: RecordGroup, room: Room): RecordGroup {
  const before = room.lines;
  room.lines -= AROUND_LINES;
  const blocks = whileRoom(group.blocks, room, fittedAnswer);
  return { ...group, kept: before - room.lines <= room.kept, blocks };
}

function fittedAnswer(answer: RecordAnswer, room: Room): RecordAnswer {
  room.lines -= AROUND_LINES;
  return {
    ...answer,
    texts: whileRoom(answer.texts, room, fittedText),
    pictures: whileRoom(answer.pictures, room, (picture) => {
      room.lines -= PICTURE_LINES;
      return picture;
    }),
    changes: whileRoom(answer.changes, room, fittedText),
  };
}

/** A row is kept whole, because every cell is short. */
function fittedTable(table: RecordTable, room: Room): RecordTable {
  const across = room.width * TABLE_WIDTH[table.wide ? 'wide' : 'upright'];
  const width = Math.max(1, Math.floor(across / Math.max(1, table.columns.length)));
  const rows = whileRoom(table.rows, room, (row) => {
    room.lines -= Math.max(1, ...row.map((cell) => Math.ceil((cell.length * 2) / width)));
    return row;
  });
  return { ...table, rows };
}

function fittedText(text: string, room: Room): string {
  room.lines -= 1;
  let column = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    column += letter === '\n' ? room.width : widthOf(letter);
    if (column < room.width) continue;
    column = 0;
    room.lines -= 1;
    if (room.lines <= 0) return text.slice(0, at + 1);
  }
  return text;
}

const CAPITAL = /\p{Lu}/u;

/** In ordinary letters. */
function widthOf(letter: string): number {
  if (letter > '\u2e80') return 2;
  return CAPITAL.test(letter) ? 1.4 : 1;
}
