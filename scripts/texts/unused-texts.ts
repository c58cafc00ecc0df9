// Finds texts that no code asks for. A code stands in quotes, or begins a template whose values make the rest of it:
// 'mail.sent', `audit.action-${action}`. Issues and problems are asked for by the code behind their dot.
// rules: X34.31

const QUOTED = /['"`]([A-Za-z][\w.-]*)['"`]/g;
const TEMPLATE = /`([A-Za-z][\w.-]*\$\{[^`]*)`/g;
const VALUE = /\$\{(?:[^{}]|\{[^{}]*\})*\}/;
const BY_CODE = /^(?:issue|problem)\./;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What a template can become: anything in place of each value. */
const shapeOf = (template: string) => new RegExp(`^${template.split(VALUE).map(escaped).join('.+')}$`);

/** `sources`: the code of the product, without the texts themselves and without tests. */
export function unusedTexts(codes: readonly string[], sources: readonly string[]): readonly string[] {
  const quoted = new Set<string>();
  const shapes: RegExp[] = [];
  for (const source of sources) {
    for (const [, code = ''] of source.matchAll(QUOTED)) quoted.add(code);
    for (const [, template = ''] of source.matchAll(TEMPLATE)) shapes.push(shapeOf(template));
  }
  // A template of nothing but a beginning like `issue.${code}` would use every issue.
  const used = (code: string) =>
    BY_CODE.test(code)
      ? quoted.has(code) || quoted.has(code.replace(BY_CODE, ''))
      : quoted.has(code) || shapes.some((shape) => shape.test(code));
  return codes.filter((code) => !used(code));
}
