// Finds texts that no code asks for. A code stands in quotes, or begins a template whose values make the rest of it:
// 'mail.sent', `audit.action-${action}`. Issues and problems are asked for by the code behind their dot.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { TEXTS } from '@constancia/messages/catalogues.ts';
import { PAPER_TEXTS } from '@constancia/messages/paper-texts.ts';
import { expect, it } from 'vitest';
import { projectFiles } from '../laws/reading/project-files.ts';

const QUOTED = /['"`]([A-Za-z][\w.-]*)['"`]/g;
const TEMPLATE = /`([A-Za-z][\w.-]*\$\{[^`]*)`/g;
const VALUE = /\$\{(?:[^{}]|\{[^{}]*\})*\}/;
const BY_CODE = /^(?:issue|problem)\./;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What a template can become: anything in place of each value. */
const shapeOf = (template: string) => new RegExp(`^${template.split(VALUE).map(escaped).join('.+')}$`);

/** `sources`: the code of the product, without the texts themselves and without tests. */
function unusedTexts(codes: readonly string[], sources: readonly string[]): readonly string[] {
  const quoted = new Set<string>();
  const shapes: RegExp[] = [];
  for (const source of sources) {
    for (const [, code = ''] of source.matchAll(QUOTED)) quoted.add(code);
    for (const [, template = ''] of source.matchAll(TEMPLATE)) shapes.push(shapeOf(template));
  }
  // A text for one is used where the text for any number is.
  const asked = (code: string) => code.replace(/\.one$/, '');
  // A template of nothing but a beginning like `issue.${code}` would use every issue.
  const used = (code: string) =>
    BY_CODE.test(code)
      ? quoted.has(code) || quoted.has(code.replace(BY_CODE, ''))
      : quoted.has(code) || shapes.some((shape) => shape.test(code));
  return codes.filter((code) => !used(asked(code)));
}

const ROOT = resolve(import.meta.dirname, '../..');
const PRODUCT = /^(?:apps\/(?:web|server)|packages\/[a-z]+)\/src\/.*\.tsx?$/;
const CATALOGUE = /^packages\/messages\/src\/[a-z]{2}\//;
const TEST = /\.(?:test|spec)\.tsx?$|\/(?:testing|gallery)\//;

it('X34.31 every text is asked for by the product', async () => {
  const paths = projectFiles(ROOT).filter(
    (path) => PRODUCT.test(path) && !CATALOGUE.test(path) && !TEST.test(path),
  );
  expect(paths.length).toBeGreaterThan(500);
  const pieces = await Promise.all(Object.values(TEXTS.es).map((load) => load()));
  const codes = [...pieces, ...Object.values(PAPER_TEXTS.es)].flatMap((texts) => Object.keys(texts));
  expect(codes.length).toBeGreaterThan(2_000);
  const sources = paths.map((path) => readFileSync(join(ROOT, path), 'utf8'));
  expect(unusedTexts([...new Set(codes)], sources)).toEqual([]);
});

it('X34.31 a text that nothing asks for is found; a template asks for all that it can become', () => {
  const sources = [
    "t('mail.sent'); t(`audit.action-${action}`); const a = { code: 'too-large' };",
    't(`files.${kind}-${isNew ? `new` : `old`}`)',
  ];
  const codes = [
    'mail.sent',
    'mail.gone',
    'audit.action-read',
    'audit.title',
    'issue.too-large',
    'issue.other',
  ];
  expect(unusedTexts(codes, sources)).toEqual(['mail.gone', 'audit.title', 'issue.other']);
  expect(unusedTexts(['files.image-saved'], ['t(`files.${kind}-saved`)'])).toEqual([]);
  expect(unusedTexts(['files.image-lost'], ['t(`files.${kind}-saved`)'])).toEqual(['files.image-lost']);
});
