// The copy of a submission as the content of an e-mail: blocks made from its record, from which the text and
// the HTML are written.
// rules: A4.41, A4.43, A7.15, X19.05
import type { RecordAnswer, RecordBlock, RecordLine, RecordSheet } from '../presentation/record/record.ts';
import type { MailWords } from './mail-words.ts';

export interface MailContent {
  readonly language: string;
  readonly title: string;
  readonly municipality: string;
  readonly paragraphs: readonly string[];
  /** The sender's message; null when there is none. */
  readonly message: { readonly heading: string; readonly text: string } | null;
  readonly blocks: readonly MailBlock[];
  readonly footer: string;
}

export interface MailBlock {
  /** '' for none. */
  readonly title: string;
  readonly lines: readonly MailLine[];
}

export type MailLine =
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'pair'; readonly label: string; readonly values: readonly MailValue[] };

export interface MailValue {
  readonly text: string;
  /** http or https; '' for none. */
  readonly href: string;
}

export interface MailContentInput {
  readonly sheet: RecordSheet;
  readonly words: MailWords;
  /** The name of the sender. */
  readonly sender: string;
  readonly body: string;
  readonly record: 'attached' | 'too-large' | 'none';
}

export function mailContent({ sheet, words, sender, body, record }: MailContentInput): MailContent {
  const about = { attached: words.recordAttached, 'too-large': words.recordTooLarge, none: '' }[record];
  return {
    language: sheet.language,
    title: sheet.title,
    municipality: sheet.municipality,
    paragraphs: [words.intro, about].filter((text) => text !== ''),
    message: body === '' ? null : { heading: words.messageFrom(sender), text: body },
    blocks: blocksOf(sheet, words).filter(({ lines }) => lines.length > 0),
    footer: words.footer,
  };
}

function blocksOf(sheet: RecordSheet, words: MailWords): readonly MailBlock[] {
  return [
    { title: '', lines: sheet.facts.map(pairOf) },
    ...sheet.subjects.map(({ title, lines }) => ({ title, lines: lines.map(pairOf) })),
    ...sheet.sections.map(({ title, blocks }) => ({ title, lines: blocks.flatMap(blockLines) })),
    { title: '', lines: sheet.continues === '' ? [] : [{ type: 'heading', text: sheet.continues }] },
    {
      title: words.signatures,
      lines: sheet.signatures.map(({ title, name, note }) => pair(title, [plain(note || name)])),
    },
  ];
}

const plain = (text: string): MailValue => ({ text, href: '' });
const pair = (label: string, values: readonly MailValue[]): MailLine => ({ type: 'pair', label, values });
const pairOf = ({ label, value }: RecordLine): MailLine => pair(label, [plain(value)]);

function blockLines(block: RecordBlock): readonly MailLine[] {
  switch (block.type) {
    case 'answer':
      return [answerLine(block)];
    case 'group':
      return [
        { type: 'heading', text: [block.title, block.note].filter((text) => text !== '').join(' · ') },
        ...block.blocks.map(answerLine),
      ];
    case 'table':
      return block.rows.flatMap((row, position): readonly MailLine[] => [
        { type: 'heading', text: String(position + 1) },
        ...row.map((cell, column) => pair(block.columns[column] ?? '', [plain(cell)])),
      ]);
  }
}

function answerLine({ label, texts, href, pictures, files, changes }: RecordAnswer): MailLine {
  return pair(label, [
    ...texts.map((text) => ({ text, href })),
    ...[...pictures, ...files].map((file) => plain(file.label)),
    ...changes.map(plain),
  ]);
}
