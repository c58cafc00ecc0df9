// The tree of the survey as sections of ours, which do not nest: what is inside a group stands behind it.
// rules: X38.41, X38.42
import type { Localized } from '../../../localized.ts';
import { addConditionalSection, reportRelevant, selectRun } from './conditional-section.ts';
import { isBlank } from '../sheets/blank-text.ts';
import type { Reading } from './reading.ts';
import {
  addRow,
  closeFilling,
  emptyFilling,
  type Filling,
  type Gathered,
  type Making,
} from './section-maker.ts';
import type { ContainerNode, SurveyNode } from './survey-tree.ts';

export function readSections(nodes: readonly SurveyNode[], title: Localized, reading: Reading): Gathered {
  const gathered: Gathered = { sections: [], description: [], signatures: [], geolocation: false };
  const making = { reading, gathered };
  const filling = emptyFilling({ row: null, title, repeatable: false });
  // Notes before everything else introduce the form.
  const first = nodes.findIndex((node) => node.kind !== 'question' || !isNote(node));
  const introduction = nodes.slice(0, first < 0 ? nodes.length : first);
  for (const node of introduction) {
    reportRelevant(node.row, reading);
    if (node.kind === 'question') addRow(node, filling, making);
  }
  gathered.description.push(...filling.notes.splice(0));
  fill(nodes.slice(introduction.length), filling, making);
  closeFilling(filling, making);
  return gathered;
}

function isNote(node: Extract<SurveyNode, { kind: 'question' }>): boolean {
  return node.type.kind === 'simple' && node.type.type === 'note';
}

function fill(nodes: readonly SurveyNode[], filling: Filling, making: Making): void {
  const { reading, gathered } = making;
  const { frame } = filling;
  const before = gathered.sections.length;
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    if (!node) continue;
    reportRelevant(node.row, reading);
    const run = frame.repeatable ? null : selectRun(nodes, index, reading);
    if (run) {
      const isWhole =
        frame.row !== null && gathered.sections.length === before && filling.questions.length === 0;
      const notes = isWhole ? filling.notes.splice(0) : [];
      closeFilling(filling, making);
      addConditionalSection(run, { frame, notes, isWhole }, making);
      index += run.opened.length;
    } else if (node.kind === 'question') addRow(node, filling, making);
    else addContainer(node, filling, making);
  }
}

function addContainer(node: ContainerNode, filling: Filling, making: Making): void {
  const { report, textOf } = making.reading;
  const { row, nodes } = node;
  const title = textOf(row, 'label');
  const [appearance, count] = [row.cell('appearance'), row.cell('count')];
  if (appearance !== '') report.add(row.at('appearance'), 'appearance', appearance);
  if (count !== '') report.add(row.at('count'), 'repeat-count', count);
  const isInner = filling.frame.row !== null;
  if (node.kind === 'repeat' && filling.frame.repeatable) {
    report.add(row.at('type'), 'repeat-nested', row.cell('name'));
  } else if (node.kind === 'group' && (filling.frame.repeatable || (isInner && isBlank(title)))) {
    if (!isBlank(title)) report.add(row.at('label'), 'group-in-repeat', title.text);
    fill(nodes, filling, making);
  } else {
    if (isInner && node.kind === 'group') report.add(row.at('type'), 'group-nested', title.text);
    closeFilling(filling, making);
    const named = isBlank(title) && node.kind === 'repeat' && isInner ? filling.frame.title : title;
    const inner = emptyFilling({ row, title: named, repeatable: node.kind === 'repeat' });
    const before = making.gathered.sections.length;
    fill(nodes, inner, making);
    const isSplit = making.gathered.sections.length > before && inner.questions.length > 0;
    if (isSplit) report.add(row.at('type'), 'group-split', title.text);
    closeFilling(inner, making, nodes.length === 0);
  }
}
