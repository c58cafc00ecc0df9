// Texts that a person reads come from packages/messages, so that they exist in every language and are easy to find.
// rules: X3.15

import { isProduct, type Law, offendingNodes } from '../../reading/law.ts';
import type { SyntaxNode } from '../../reading/source-file.ts';
import { argumentsOf, bare, child, isIdentifier, isMember, literalText } from '../../reading/syntax.ts';

const LETTER = /\p{L}/u;
/** Attributes that a person sees or hears; `primary`, `secondary` and `subheader` belong to list items and cards. */
const READ_ALOUD =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|title|placeholder|label|alt|helperText|primary|secondary|subheader|tooltip)$/;

export const textInMessages: Law = {
  name: 'text-in-messages',
  why: 'text that a person reads or hears comes from packages/messages, in every language.',
  appliesTo: (path) => path.startsWith('apps/web/src/') && isProduct(path),
  check: (file) =>
    offendingNodes(file, (node, [parent]) => {
      if (node.type === 'JSXText') return LETTER.test(String(node['value'])) ? 'a text' : undefined;
      if (node.type === 'JSXAttribute')
        return isReadAloud(node) ? writtenText(child(node, 'value')) : undefined;
      if (node.type === 'JSXExpressionContainer' && parent?.type !== 'JSXAttribute') return writtenText(node);
      if (
        node.type === 'CallExpression' &&
        isIdentifier(child(node, 'callee'), 'alert', 'confirm', 'prompt')
      ) {
        return writtenText(argumentsOf(node)[0]);
      }
      const isTitle =
        node.type === 'AssignmentExpression' && isMember(child(node, 'left'), 'document', 'title');
      return isTitle ? writtenText(child(node, 'right')) : undefined;
    }),
};

function isReadAloud(attribute: SyntaxNode): boolean {
  const name = child(attribute, 'name')?.['value'];
  return typeof name === 'string' && READ_ALOUD.test(name);
}

/** The text with letters that the code contains, also inside `{…}`, `a ? 'x' : 'y'`, `a && 'x'` and `a ?? 'x'`. */
function writtenText(value: SyntaxNode | undefined): string | undefined {
  const node = bare(value);
  switch (node?.type) {
    case 'JSXExpressionContainer':
      return writtenText(child(node, 'expression'));
    case 'ConditionalExpression':
      return writtenText(child(node, 'consequent')) ?? writtenText(child(node, 'alternate'));
    case 'BinaryExpression':
      return operandsShown(node).map(writtenText).find(Boolean);
    case 'TemplateLiteral':
      return (node['quasis'] as readonly SyntaxNode[]).map(writtenText).find(Boolean);
    default:
      return node !== undefined && LETTER.test(literalText(node) ?? '') ? 'a text' : undefined;
  }
}

/** The operands that a person may read: only the right one of `a && 'x'`, none of `===`. */
function operandsShown(node: SyntaxNode): readonly (SyntaxNode | undefined)[] {
  const [left, right] = [child(node, 'left'), child(node, 'right')];
  const operator = String(node['operator']);
  if (operator === '&&') return [right];
  return ['||', '??', '+'].includes(operator) ? [left, right] : [];
}
