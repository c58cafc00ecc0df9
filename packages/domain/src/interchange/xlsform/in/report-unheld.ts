// Reports every cell of a question's row that asks for something that our questions do not have.
// rules: X38.42
import { LINK_APPEARANCE, readLinkHint } from '../sheets/link-hint.ts';
import type { Reason } from '../report/reasons.ts';
import type { Reporter } from '../report/report.ts';
import type { SheetRow } from '../sheets/open-sheet.ts';
import type { QuestionNode } from './survey-tree.ts';

const COLUMNS: readonly (readonly [column: string, reason: Reason])[] = [
  ['hint', 'hint'],
  ['guidance', 'hint'],
  ['constraint', 'constraint'],
  ['message', 'message'],
  ['calculation', 'calculation'],
  ['trigger', 'calculation'],
  ['filter', 'choice-filter'],
  ['media', 'media'],
];

export interface UnheldOptions {
  readonly report: Reporter;
  readonly isSignature: boolean;
}

export function reportUnheld(
  row: SheetRow,
  type: QuestionNode['type'],
  { report, isSignature }: UnheldOptions,
): void {
  const add = (column: string, reason: Reason) => report.add(row.at(column), reason, row.cell(column));
  const [startsWith, appearance, readonly] = [
    row.cell('default'),
    row.cell('appearance'),
    row.cell('readonly'),
  ];
  const isLink = type.kind === 'simple' && type.type === 'text' && appearance === LINK_APPEARANCE;
  for (const [column, reason] of COLUMNS) {
    const cell = row.cell(column);
    if (cell !== '' && !(isLink && column === 'hint' && readLinkHint(cell))) add(column, reason);
  }
  if (startsWith !== '' && !isMoment(type, startsWith)) add('default', 'default');
  if (appearance !== '' && !isSignature && !isHeldAppearance(type, appearance))
    add('appearance', 'appearance');
  if (/^(yes|true|true\(\)|1)$/i.test(readonly)) add('readonly', 'read-only');
  if (row.cell('parameters') !== '' && !(type.kind === 'simple' && type.type === 'image'))
    add('parameters', 'parameters');
}

/** Our dates and times begin with the present moment where the author wants it. */
function isMoment(type: QuestionNode['type'], text: string): boolean {
  if (type.kind !== 'simple') return false;
  return (type.type === 'date' && text === 'today()') || (type.type === 'time' && text === 'now()');
}

function isHeldAppearance(type: QuestionNode['type'], appearance: string): boolean {
  if (type.kind === 'select')
    return /^(autocomplete|minimal|search)( (autocomplete|minimal|search))*$/.test(appearance);
  return type.type === 'text' && ['multiline', LINK_APPEARANCE].includes(appearance);
}
