// Reads the rules of docs/spec, in their order, and the claims about them: built.md lists the rules that are built,
// and replaced.md those that the server design replaces.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allIds, sectionOf } from './rule-ids.ts';

const DOCUMENTS = ['product', 'editor', 'answering', 'review', 'safe-readings', 'extra'] as const;
const RULE = /^- (?:~~)?\*\*([A-Z]\d+(?:\.\d+)?)\*\*/gm;
const SECTION = /^## ([A-Z]\d+) (.+)$/gm;

export interface Rules {
  readonly ids: readonly string[];
  /** Section -> its title. */
  readonly sections: ReadonlyMap<string, string>;
  readonly built: readonly string[];
  readonly replaced: readonly string[];
  readonly problems: readonly string[];
}

export function readRules(root: string): Rules {
  const ids: string[] = [];
  const sections = new Map<string, string>([['W', 'Safe readings']]);
  const problems: string[] = [];
  for (const name of DOCUMENTS) {
    const text = readDocument(root, name);
    for (const [, id = ''] of text.matchAll(RULE)) {
      if (ids.includes(id)) problems.push(`docs/spec/${name}.md: ${id} stands there twice`);
      ids.push(id);
    }
    for (const [, section = '', title = ''] of text.matchAll(SECTION)) sections.set(section, title);
  }
  if (ids.length === 0) problems.push('docs/spec: holds no rule');
  const claims = (name: string, item: RegExp): readonly string[] =>
    [...readDocument(root, name).matchAll(item)].flatMap(([, list = '']) => {
      const { ids: claimed, unknown } = allIds(list, ids);
      problems.push(...unknown.map((id) => `docs/spec/${name}.md: unknown id ${id}`));
      return claimed;
    });
  const built = claims('built', /^- (.+)$/gm);
  const replaced = claims('replaced', /^- \*\*(.+?)\*\*/gm);
  return { ids, sections, built: unique(built), replaced: unique(replaced), problems };
}

/** The text of a rule, as one line. */
export function textOf(root: string, id: string): string {
  const rule = new RegExp(`^- (?:~~)?\\*\\*${id.replace('.', '\\.')}\\*\\*(.*(?:\\n  .*)*)`, 'm');
  const texts = DOCUMENTS.map((name) => rule.exec(readDocument(root, name))?.[1]);
  return (texts.find((text) => text !== undefined) ?? '').replaceAll(/\s+/g, ' ').trim();
}

export function titleOf(section: string, rules: Rules): string {
  return `${section} ${rules.sections.get(section) ?? ''}`.trim();
}

export function sectionsOf(rules: Rules): readonly string[] {
  return unique(rules.ids.map(sectionOf));
}

function readDocument(root: string, name: string): string {
  const path = join(root, 'docs/spec', `${name}.md`);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function unique<T>(items: readonly T[]): readonly T[] {
  return [...new Set(items)];
}
