// The sections of a record: answers, conditions, and copies, which become a table where they fit and follow
// one another otherwise.
// rules: R2.057, R2.058, R2.067-R2.069, X18.09
import type { Display } from '../../questions/question-type.ts';
import type {
  AnswerHistory,
  Block,
  ConditionBlock,
  CopyBlock,
  QuestionBlock,
  SubmissionTree,
  TreeSection,
} from '../submission-tree.ts';
import type {
  RecordAnswer,
  RecordBlock,
  RecordFile,
  RecordGroup,
  RecordSection,
  RecordTable,
} from './record.ts';
import type { RecordOptions } from './record-options.ts';
import type { RecordWords } from './record-words.ts';

/** Columns that stay readable side by side on an upright page, and on one that lies. */
const COLUMNS_UPRIGHT = 6;
const COLUMNS_MAX = 10;
/** Characters of an answer that fit in a cell, of a few columns and of many. */
const CELL_MAX = 160;
const NARROW_CELL_MAX = 60;

interface SectionsInput {
  readonly tree: SubmissionTree;
  readonly options: RecordOptions;
  readonly words: RecordWords;
  readonly localMoment: (iso: string) => { readonly date: string; readonly time: string };
}

export function recordSections(input: SectionsInput): readonly RecordSection[] {
  return input.tree.sections
    .map((section) => ({
      title: section.title || input.words.untitledSection,
      description: section.description,
      prompt: section.prompt,
      blocks: blocksOf(input, section),
    }))
    .filter(({ blocks }) => blocks.length > 0 || input.options.unanswered === 'shown');
}

function blocksOf(input: SectionsInput, { blocks }: TreeSection): readonly RecordBlock[] {
  const copies = blocks.filter((block): block is CopyBlock => block.type === 'copy');
  const own = blocks.filter((block): block is QuestionBlock => block.type === 'question');
  if (copies.length === 0) return blocks.flatMap((block) => blockOf(input, block));
  const table = tableOf(input, own, copies);
  if (table) return [table];
  const first: CopyBlock = { type: 'copy', id: '', number: 1, blocks: own };
  return [first, ...copies].flatMap((copy) => copyOf(input, copy));
}

function blockOf(input: SectionsInput, block: Block): readonly RecordBlock[] {
  if (block.type === 'question') return answersOf(input, [block]);
  return block.type === 'condition' ? conditionOf(input, block) : copyOf(input, block);
}

function conditionOf(input: SectionsInput, block: ConditionBlock): readonly RecordGroup[] {
  if (!block.ticked && input.options.unanswered === 'hidden') return [];
  const note = block.ticked ? '' : input.words.notTicked;
  return [{ type: 'group', title: block.label, note, kept: false, blocks: answersOf(input, block.blocks) }];
}

function copyOf(input: SectionsInput, block: CopyBlock): readonly RecordGroup[] {
  const blocks = answersOf(input, block.blocks);
  if (blocks.length === 0) return [];
  return [{ type: 'group', title: input.words.copy(block.number), note: '', kept: false, blocks }];
}

function answersOf(input: SectionsInput, blocks: readonly QuestionBlock[]): readonly RecordAnswer[] {
  const shown = input.options.unanswered === 'shown' ? blocks : blocks.filter(isAnswered);
  return shown.map((block) => answerOf(input, block));
}

function isAnswered({ display, attachments, history }: QuestionBlock): boolean {
  return display.kind !== 'none' || attachments.length > 0 || history !== null;
}

function answerOf(input: SectionsInput, block: QuestionBlock): RecordAnswer {
  const { words } = input;
  const { label, reference, display, attachments } = block;
  const files = attachments.map(({ type, key }): RecordFile & { readonly type: string } => ({
    type,
    key,
    label: words[type],
  }));
  const plain = ({ key, label: name }: RecordFile): RecordFile => ({ key, label: name });
  // A picture alone is an answer, so 'There is no answer.' must not stand below it.
  const alone = display.kind === 'none' && attachments.length > 0;
  return {
    type: 'answer',
    label,
    reference: reference.kind === 'link' ? reference.href : '',
    texts: alone ? [] : textsOf(display, words),
    layout: layoutOf(display),
    href: display.kind === 'link' ? display.href : '',
    pictures: files.filter(({ type }) => type === 'image').map(plain),
    files: files.filter(({ type }) => type !== 'image').map(plain),
    changes: block.history ? changesOf(input, block.history) : [],
  };
}

function layoutOf({ kind }: Display): RecordAnswer['layout'] {
  return kind === 'word' ? 'text' : kind;
}

function textsOf(display: Display, words: RecordWords): readonly string[] {
  switch (display.kind) {
    case 'none':
      return [words.noAnswer];
    case 'word':
      return [words[display.code]];
    case 'list':
      return display.items;
    case 'text':
    case 'link':
      return [display.text];
  }
}

function changesOf({ words, localMoment }: SectionsInput, { entries }: AnswerHistory): readonly string[] {
  return entries.map(({ position, display, attachments, made }) => {
    const files = attachments.map(({ type }) => words[type]);
    // As with the answer itself, a file alone is one.
    const texts = display.kind === 'none' && files.length > 0 ? [] : textsOf(display, words);
    const said = [...texts, ...files].join(', ');
    const name = position === 'original' ? words.original : position === 'current' ? words.current : '';
    const { date, time } = made ? localMoment(made.at) : { date: '', time: '' };
    const who = made ? words.changedBy(made.by, `${date} - ${time}`) : '';
    const head = [name, who].filter((piece) => piece !== '').join(' · ');
    return `${head}: ${said}`;
  });
}

/** Null when a table would not fit or would lose something: files, edits, long texts, too many questions. */
function tableOf(
  { options, words }: SectionsInput,
  own: readonly QuestionBlock[],
  copies: readonly CopyBlock[],
): RecordTable | null {
  const rows = [own, ...copies.map(({ blocks }) => blocks)];
  const wide = own.length > COLUMNS_UPRIGHT;
  const most = wide ? NARROW_CELL_MAX : CELL_MAX;
  const fits = rows.every((row) => row.every((block) => fitsCell(block, most)));
  if (options.paper === 'portable' || own.length > COLUMNS_MAX || !fits) return null;
  return {
    type: 'table',
    wide,
    columns: own.map(({ label }) => label),
    rows: rows.map((row) =>
      row.map((block) => (isAnswered(block) ? textsOf(block.display, words).join(', ') : '')),
    ),
  };
}

function fitsCell({ display, attachments, history, reference }: QuestionBlock, most: number): boolean {
  if (attachments.length > 0 || history !== null || display.kind === 'link' || reference.kind === 'link')
    return false;
  if (display.kind === 'text') return display.text.length <= most;
  return display.kind !== 'list' || display.items.join(', ').length <= most;
}
