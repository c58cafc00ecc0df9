// The rows of the survey as a tree: groups and repeats with what is in them. What does not fit together is refused here.
// rules: X38.40, X38.43
import type { Reporter } from '../report/report.ts';
import type { OpenSheet, SheetRow } from '../sheets/open-sheet.ts';
import { type Container, type RowType, rowType } from '../sheets/row-types.ts';

export interface QuestionNode {
  readonly kind: 'question';
  readonly row: SheetRow;
  readonly type: Extract<RowType, { kind: 'select' | 'simple' }>;
}

export interface ContainerNode {
  readonly kind: Container;
  readonly row: SheetRow;
  readonly nodes: readonly SurveyNode[];
}

export type SurveyNode = QuestionNode | ContainerNode;

interface Open {
  readonly container: Container | null;
  readonly row: SheetRow | null;
  readonly nodes: SurveyNode[];
  readonly names: Map<string, number>;
}

const opened = (container: Container | null, row: SheetRow | null): Open => ({
  container,
  row,
  nodes: [],
  names: new Map(),
});

export function readSurvey({ rows }: OpenSheet, report: Reporter): readonly SurveyNode[] {
  const root = opened(null, null);
  const stack = [root];
  const top = () => stack.at(-1) ?? root;
  for (const row of rows) {
    if (/^(yes|true|true\(\)|1)$/i.test(row.cell('disabled'))) continue;
    const type = typeOf(row, report);
    if (type?.kind === 'end') {
      if (top().container !== type.container) report.add(row.at('type'), 'end-unmatched', row.cell('type'));
      else close(stack);
      continue;
    }
    if (type?.kind !== 'dropped') checkName(row, top(), report);
    if (type?.kind === 'begin') stack.push(opened(type.container, row));
    else if (type?.kind === 'dropped')
      report.add(row.at('type'), type.reason, row.cell('name') || row.cell('type'));
    else if (type?.kind === 'select' || type?.kind === 'simple')
      top().nodes.push({ kind: 'question', row, type });
  }
  for (const { row } of stack) if (row) report.add(row.at('type'), 'begin-unmatched', row.cell('name'));
  // What is wrong inside of them is reported too, so that a file is corrected once; as if they had not begun, because
  // nobody knows where they end.
  for (const { nodes } of stack.splice(1)) root.nodes.push(...nodes);
  return root.nodes;
}

function close(stack: Open[]): void {
  const closed = stack.pop();
  if (closed?.container && closed.row)
    stack.at(-1)?.nodes.push({ kind: closed.container, row: closed.row, nodes: closed.nodes });
}

function typeOf(row: SheetRow, report: Reporter): RowType | null {
  const text = row.cell('type');
  const named = row.cell('name') || row.cell('label');
  const type = text === '' ? null : rowType(text);
  if (text === '' && named !== '') report.add(row.at('type'), 'type-missing', named);
  if (text !== '' && !type) report.add(row.at('type'), 'type-unknown', text);
  return type;
}

/** In a group names do not repeat; in two groups they may. */
function checkName(row: SheetRow, { names }: Open, report: Reporter): void {
  const name = row.cell('name');
  if (name === '') {
    if (row.cell('type') !== '')
      report.add(row.at('name'), 'name-missing', row.cell('label') || row.cell('type'));
    return;
  }
  const first = names.get(name);
  if (first === undefined) names.set(name, row.row);
  else report.add(row.at('name'), 'name-repeated', { text: name, values: { row: first } });
}
