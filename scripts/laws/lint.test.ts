// Tries the laws that oxlint enforces on small trees, with the repository's own configuration.

import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exampleTree } from '../testing/example-tree.ts';

const repository = resolve(import.meta.dirname, '../..');
const TSCONFIG =
  '{ "compilerOptions": { "strict": true, "target": "es2024", "module": "esnext", "noEmit": true } }';

/** Of each file the names of the rules that it breaks, each once; one that breaks none has none. */
function broken(files: Readonly<Record<string, string>>): Readonly<Record<string, readonly string[]>> {
  const root = exampleTree({ ...files, 'tsconfig.json': TSCONFIG });
  copyFileSync(join(repository, '.oxlintrc.jsonc'), join(root, '.oxlintrc.jsonc'));
  const rules = Object.fromEntries(Object.keys(files).map((path) => [path, new Set<string>()]));
  for (const { code, filename } of lint(root).diagnostics)
    (rules[filename] ??= new Set()).add(/\((.*)\)/.exec(code)?.[1] ?? code);
  return Object.fromEntries(Object.entries(rules).map(([path, names]) => [path, [...names]]));
}

function lint(cwd: string): { diagnostics: readonly { code: string; filename: string }[] } {
  const oxlint = join(repository, 'node_modules/oxlint/bin/oxlint');
  try {
    return JSON.parse(
      execFileSync(process.execPath, [oxlint, '--type-aware', '-f', 'json'], { cwd }).toString(),
    );
  } catch (error) {
    // oxlint exits with an error when it found something; its report is on standard output all the same.
    return JSON.parse(String((error as { stdout: unknown }).stdout));
  }
}

const lines = (count: number, line: string): string => `${line}\n`.repeat(count);
/** Files of the domain, and of a feature of the server. */
const domain = (name: string): string => `packages/domain/src/forms/definition/${name}.ts`;
const server = (name: string): string => `apps/server/src/features/forms/${name}.ts`;

describe('the linter', () => {
  it('X3.19 refuses default exports, except where a tool asks for one', () => {
    expect(
      broken({
        [domain('by-default')]: 'export default function form(): void {}\n',
        [domain('by-name')]: 'export function form(): void {}\n',
        'vite.config.ts': 'export default {};\n',
      }),
    ).toEqual({
      [domain('by-default')]: ['no-default-export'],
      [domain('by-name')]: [],
      'vite.config.ts': [],
    });
  });

  it('X3.20 refuses a file of more than 400 lines of code', () => {
    const numbered = (count: number): string =>
      Array.from({ length: count }, (_, index) => `export const a${index} = 1;`).join('\n');
    expect(
      broken({
        [domain('long')]: numbered(401),
        [domain('explained')]: `${numbered(400)}\n${lines(100, '// why')}\n\n`,
      }),
    ).toEqual({ [domain('long')]: ['max-lines'], [domain('explained')]: [] });
  });

  it('X3.20 refuses a function of more than 90 lines of code', () => {
    const body = (count: number): string =>
      `export function f(g: () => void): void {\n${lines(count, 'g();')}}\n`;
    expect(broken({ [domain('long')]: body(91), [domain('short')]: body(80) })).toEqual({
      [domain('long')]: ['max-lines-per-function'],
      [domain('short')]: [],
    });
  });

  it('X3.20 refuses more than three parameters', () => {
    expect(
      broken({
        [domain('four')]: 'export const f = (a: 1, b: 1, c: 1, d: 1): number => a + b + c + d;\n',
        [domain('three')]: 'export const f = (a: 1, b: 1, c: 1): number => a + b + c;\n',
      }),
    ).toEqual({ [domain('four')]: ['max-params'], [domain('three')]: [] });
  });

  it('X3.21 refuses a promise that nobody waits for', () => {
    const text = 'async function save(): Promise<void> {}\nexport async function f(): Promise<void> {\n';
    expect(
      broken({
        [server('floating')]: `${text}  save();\n}\n`,
        [server('awaited')]: `${text}  await save();\n}\n`,
      }),
    ).toEqual({ [server('floating')]: ['no-floating-promises'], [server('awaited')]: [] });
  });

  it('X3.21 refuses types imported as values, loose comparisons and a switch that misses a case', () => {
    const other = "import { Form } from './form.ts';\nexport const f = (form: Form): Form => form;\n";
    const choose =
      "export function f(a: 'x' | 'y'): number {\n  switch (a) {\n    case 'x':\n      return 1;\n";
    expect(
      broken({
        [server('value')]: other,
        [server('type')]: other.replace('{ Form }', '{ type Form }'),
        [server('loose')]: 'export const f = (a: string): boolean => a == "x";\n',
        [server('strict')]: 'export const f = (a: string): boolean => a === "x";\n',
        [server('missed')]: `${choose}  }\n  return 2;\n}\n`,
        [server('every')]: `${choose}    case 'y':\n      return 2;\n  }\n}\n`,
      }),
    ).toEqual({
      [server('value')]: ['consistent-type-imports'],
      [server('type')]: [],
      [server('loose')]: ['eqeqeq'],
      [server('strict')]: [],
      [server('missed')]: ['switch-exhaustiveness-check'],
      [server('every')]: [],
    });
  });

  it('X3.21 keeps the packages free of browser, process, clock and randomness', () => {
    const cases = [
      ["export const f = (): unknown => fetch('/');\n", 'no-restricted-globals'],
      ['export const f = (): unknown => window.location;\n', 'no-restricted-globals'],
      ['export const f = (): unknown => process.argv;\n', 'no-restricted-globals'],
      ['export const f = (): number => Math.random();\n', 'no-restricted-properties'],
      ['export const f = (): number => Date.now();\n', 'no-restricted-properties'],
      ["export const f = (): void => console.log('x');\n", 'no-console'],
    ] as const;
    const script = (name: string): string => `scripts/${name}.ts`;
    const each = <Of>(path: typeof domain, of: (at: (typeof cases)[number]) => Of) =>
      cases.map((at, index) => [path(`case-${index}`), of(at)] as const);
    const text = ([its]: (typeof cases)[number]) => its;
    expect(broken(Object.fromEntries([...each(domain, text), ...each(script, text)]))).toEqual(
      Object.fromEntries([...each(domain, ([, rule]) => [rule]), ...each(script, () => [])]),
    );
  });
});
