// A test that can only pass proves nothing. When tests run, vitest's `requireAssertions` and the reporter of the
// journeys check that an assertion ran; this law finds what the source alone already shows.
// rules: X29.01, X29.02

import { type Law, offendingNodes } from '../../reading/law.ts';
import { isNode, type SourceFile, type SyntaxNode, walk } from '../../reading/source-file.ts';
import { argumentsOf, bare, child, isIdentifier, memberName } from '../../reading/syntax.ts';
import { isAssertion, isFunction, runnerOf, titleOf } from '../../reading/test-syntax.ts';

const TITLE_IDS_MAX = 8;
const ID = /^([PEARX]\d+\.\d{2,3}|W\d+)([-–]\S+)?[.:,]?$/;
const NOT_ALWAYS_RUN = ['only', 'skip', 'todo', 'fixme', 'fails', 'fail', 'skipIf', 'runIf', 'slow'];
/** Only root can run these tests: they give PostgreSQL to another user. `npm test` counts how many were skipped. */
const MAY_DEPEND_ON_MACHINE = ['apps/server/src/platform/embedded-postgres/embedded-postgres.test.ts'];
const MAYBE = ['IfStatement', 'ConditionalExpression', 'CatchClause', 'SwitchCase'];
const LOOPS = ['ForOfStatement', 'ForInStatement', 'WhileStatement'];
const OVER_ITEMS = ['forEach', 'map', 'flatMap', 'every', 'some', 'filter'];

export const testsAssert: Law = {
  name: 'tests-assert',
  why: 'a test has to be able to fail, and to say of which rule.',
  appliesTo: (path) => /\.(test|spec)\.tsx?$/.test(path),
  check(file) {
    const judge = (node: SyntaxNode): string | undefined => {
      if (isTautology(node)) return 'an assertion that is true of itself';
      const runner = runnerOf(node);
      if (runner === undefined) return undefined;
      const unsure = runner.modifiers.find((name) => NOT_ALWAYS_RUN.includes(name));
      if (unsure !== undefined && !MAY_DEPEND_ON_MACHINE.includes(file.path)) return `a test under ${unsure}`;
      if (idsOf(titleOf(node)) > TITLE_IDS_MAX) return `a title with more than ${TITLE_IDS_MAX} rules`;
      const body = argumentsOf(node).findLast(isFunction);
      if (body === undefined) return undefined;
      if (runner.kind === 'group') return holdsTests(body) ? undefined : 'a group without tests';
      return judgeTest(body, file);
    };
    return offendingNodes(file, judge);
  },
};

function idsOf(title: string | undefined): number {
  const words = title?.split(/\s+/) ?? [];
  const end = words.findIndex((word) => !ID.test(word));
  return end === -1 ? words.length : end;
}

function holdsTests(body: SyntaxNode): boolean {
  let found = false;
  walk([body], (node) => {
    found ||= runnerOf(node)?.kind === 'test';
  });
  return found;
}

function judgeTest(body: SyntaxNode, file: SourceFile): string | undefined {
  let asserts = false;
  let surely = false;
  walk([body], (node, ancestors) => {
    if (!isAssertion(node)) return;
    asserts = true;
    surely ||= !ancestors.some((above, at) => isMaybe(above, ancestors[at - 1] ?? node, file));
  });
  if (!asserts) return 'a test without an assertion';
  return surely ? undefined : 'only assertions that a condition or an empty list can leave out';
}

/** Whether this node may skip the assertion inside it. `below`: its child on the path to the assertion. */
function isMaybe(above: SyntaxNode, below: SyntaxNode, file: SourceFile): boolean {
  if (MAYBE.includes(above.type)) return below !== child(above, 'test');
  if (above.type === 'BinaryExpression')
    return /^(&&|\|\||\?\?)$/.test(String(above['operator'])) && below === child(above, 'right');
  if (above.type === 'ForStatement') return !countsToNumber(child(above, 'test'));
  if (LOOPS.includes(above.type)) return !isTable(bare(child(above, 'right')), file);
  const callee = child(above, 'callee');
  const name = memberName(callee);
  return (
    name !== undefined &&
    OVER_ITEMS.includes(name) &&
    below !== callee &&
    !isTable(bare(child(callee, 'object')), file)
  );
}

/** Whether a loop's test has a fixed end, like `index < 8` or `round < ROUNDS`. */
function countsToNumber(test: SyntaxNode | undefined): boolean {
  const end = child(test, 'right');
  return Number(end?.type === 'NumericLiteral' && end['value']) > 0 || isConstant(end);
}

function isConstant(node: SyntaxNode | undefined): boolean {
  return node?.type === 'Identifier' && /^[A-Z][A-Z0-9_]+$/.test(String(node['value']));
}

/** Whether the list is written out in the source, inline or as a constant, so that it is visibly not empty. */
function isTable(node: SyntaxNode | undefined, file: SourceFile): boolean {
  if (node?.type === 'ArrayExpression') return (node['elements'] as readonly unknown[]).length > 0;
  if (node?.type === 'Identifier')
    return isConstant(node) || isTable(constantCalled(String(node['value']), file), file);
  const [argument] = node === undefined ? [] : argumentsOf(node);
  const callee = child(node, 'callee');
  if (isIdentifier(child(callee, 'object'), 'Object'))
    return argument?.type === 'ObjectExpression' || isTable(bare(argument), file);
  return node?.type === 'ObjectExpression';
}

/** The initial value of the `const` with this name, anywhere in the file. */
function constantCalled(name: string, file: SourceFile): SyntaxNode | undefined {
  let found: SyntaxNode | undefined;
  walk(file.statements, (node) => {
    if (node.type === 'VariableDeclarator' && isIdentifier(child(node, 'id'), name))
      found ??= bare(child(node, 'init'));
  });
  return found?.type === 'ArrayExpression' || found?.type === 'ObjectExpression' ? found : undefined;
}

/** `expect(true)`, `expect(x).toBe(x)`. */
function isTautology(node: SyntaxNode): boolean {
  if (node.type !== 'CallExpression') return false;
  const callee = child(node, 'callee');
  if (isIdentifier(callee, 'expect'))
    return /^(Boolean|Numeric|String|Null)Literal$/.test(argumentsOf(node)[0]?.type ?? '');
  const expected = bare(child(callee, 'object'));
  if (expected?.type !== 'CallExpression' || !isIdentifier(child(expected, 'callee'), 'expect')) return false;
  const [of] = argumentsOf(expected);
  const [against] = argumentsOf(node);
  return of !== undefined && against !== undefined && sameCode(of, against);
}

function sameCode(one: unknown, other: unknown): boolean {
  const plain = (value: unknown): string =>
    JSON.stringify(value, (key, inner: unknown) => (key === 'span' || key === 'ctxt' ? undefined : inner));
  return isNode(one) && plain(one) === plain(other);
}
