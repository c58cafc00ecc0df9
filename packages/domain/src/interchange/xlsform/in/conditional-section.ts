// A select and the rows behind it that its options open are a conditional section: each option is a condition with the
// questions that it opens.
// rules: X38.41, X38.42
import type { Condition, Question } from '../../../forms/definition/form.ts';
import { newSection } from '../../../forms/definition/new-form.ts';
import { type Localized, sameLocalized } from '../../../localized.ts';
import type { SheetRow } from '../sheets/open-sheet.ts';
import type { ChoiceList } from './choice-lists.ts';
import { isRequired, listOf } from './read-question.ts';
import { isBlank } from '../sheets/blank-text.ts';
import type { Reading } from './reading.ts';
import { readRelevance } from './relevance.ts';
import { reportUnheld } from './report-unheld.ts';
import { addRow, emptyFilling, type Frame, joined, type Making } from './section-maker.ts';
import type { ContainerNode, QuestionNode, SurveyNode } from './survey-tree.ts';

type SelectNode = QuestionNode & { readonly type: Extract<QuestionNode['type'], { kind: 'select' }> };

export interface SelectRun {
  readonly select: SelectNode;
  /** Rows and groups that directly follow the select and that its options open. */
  readonly opened: readonly (QuestionNode | ContainerNode)[];
}

/** Null when the node is no select, or nothing behind it is opened by it. */
export function selectRun(nodes: readonly SurveyNode[], index: number, { lists }: Reading): SelectRun | null {
  const node = nodes[index];
  if (node?.kind !== 'question' || node.type.kind !== 'select' || node.type.orOther) return null;
  const options = lists.get(node.type.list);
  if (!options) return null;
  let end = index + 1;
  for (let next = nodes[end]; next && isOpenedBy(next, node.row.cell('name'), options); next = nodes[end])
    end += 1;
  const opened = nodes.slice(index + 1, end);
  return opened.length === 0 ? null : { select: { ...node, type: node.type }, opened };
}

function isOpenedBy(node: SurveyNode, select: string, options: ChoiceList): boolean {
  const relevance = readRelevance(node.row.cell('relevant'));
  if (!relevance || relevance.select !== select || !relevance.options.every((option) => options.has(option)))
    return false;
  return (
    node.kind === 'question' || (node.kind === 'group' && node.nodes.every(({ kind }) => kind === 'question'))
  );
}

export interface Heading {
  readonly frame: Frame;
  readonly notes: readonly Localized[];
  /** Whether nothing else of its group stands before the section, so that it is the group. */
  readonly isWhole: boolean;
}

export function addConditionalSection({ select, opened }: SelectRun, heading: Heading, making: Making): void {
  const { reading, gathered } = making;
  const { frame, isWhole } = heading;
  const { row, type } = select;
  const label = reading.textOf(row, 'label');
  if (isBlank(label)) reading.report.add(row.at('label'), 'label-missing', row.cell('name'));
  reportUnheld(row, type, { report: reading.report, isSignature: false });
  const notes = [...heading.notes];
  const listed = listOf(row, type.list, reading);
  const questions = new Map([...listed.keys()].map((name) => [name, [] as Question[]]));
  for (const node of opened) {
    const options = readRelevance(node.row.cell('relevant'))?.options ?? [];
    if (options.length > 1)
      reading.report.add(node.row.at('relevant'), 'relevant-twice', node.row.cell('relevant'));
    for (const [time, option] of options.entries()) {
      const filling = emptyFilling(frame);
      addOpened(node, filling, time === 0 ? making : again(making));
      if (time === 0) notes.push(...filling.notes);
      questions.get(option)?.push(...filling.questions);
    }
  }
  gathered.sections.push({
    ...newSection(reading.idOf('section', (isWhole && frame.row?.cell('name')) || row.cell('name'), row)),
    title: isWhole ? frame.title : label,
    description: joined(notes),
    conditional: true,
    required: isRequired(row, reading),
    single: !type.multiple,
    prompt: isWhole && !sameLocalized(label, frame.title) ? label : { text: '' },
    conditions: [...listed].map(
      ([name, { text }]): Condition => ({
        id: reading.idOf('condition', name, row),
        text,
        questions: questions.get(name) ?? [],
      }),
    ),
  });
}

function addOpened(
  node: QuestionNode | ContainerNode,
  filling: ReturnType<typeof emptyFilling>,
  making: Making,
): void {
  const { report } = making.reading;
  if (node.kind === 'question') {
    addRow(node, filling, making);
    return;
  }
  const label = node.row.cell('label');
  if (label !== '') report.add(node.row.at('label'), 'group-in-condition', label);
  for (const inner of node.nodes) {
    reportRelevant(inner.row, making.reading);
    if (inner.kind === 'question') addRow(inner, filling, making);
  }
}

export function reportRelevant(row: SheetRow, { report }: Pick<Reading, 'report'>): void {
  const relevant = row.cell('relevant');
  if (relevant !== '') report.add(row.at('relevant'), 'relevant', relevant);
}

/** For a row that is read once more: it reports nothing a second time, and adds nothing to the form itself. */
function again({ reading, gathered }: Making): Making {
  return {
    reading: { ...reading, report: { ...reading.report, add: () => undefined } },
    gathered: { ...gathered, signatures: [] },
  };
}
