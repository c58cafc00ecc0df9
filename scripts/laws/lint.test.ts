// Tries the laws that oxlint enforces on small trees, with the repository's own configuration.

import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exampleTree } from '../testing/example-tree.ts';

const repository = resolve(import.meta.dirname, '../..');
const TSCONFIG =
  '{ "compilerOptions": { "strict": true, "target": "es2024", "module": "esnext", "noEmit": true } }';

/** The names of the rules that the file breaks, each once. */
function broken(path: string, text: string): readonly string[] {
  const root = exampleTree({ [path]: text, 'tsconfig.json': TSCONFIG });
  copyFileSync(join(repository, '.oxlintrc.jsonc'), join(root, '.oxlintrc.jsonc'));
  return [...new Set(lint(root).diagnostics.map(({ code }) => /\((.*)\)/.exec(code)?.[1] ?? code))];
}

function lint(cwd: string): { diagnostics: readonly { code: string }[] } {
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
const form = 'packages/domain/src/forms/definition/form.ts';
const route = 'apps/server/src/features/forms/routes.ts';

describe('the linter', () => {
  it('X3.19 refuses default exports, except where a tool asks for one', () => {
    expect(broken(form, 'export default function form(): void {}\n')).toEqual(['no-default-export']);
    expect(broken(form, 'export function form(): void {}\n')).toEqual([]);
    expect(broken('vite.config.ts', 'export default {};\n')).toEqual([]);
  });

  it('X3.20 refuses a file of more than 400 lines of code', () => {
    const numbered = (count: number): string =>
      Array.from({ length: count }, (_, index) => `export const a${index} = 1;`).join('\n');
    expect(broken(form, numbered(401))).toEqual(['max-lines']);
    expect(broken(form, `${numbered(400)}\n${lines(100, '// why')}\n\n`)).toEqual([]);
  });

  it('X3.20 refuses a function of more than 90 lines of code', () => {
    const body = (count: number): string =>
      `export function f(g: () => void): void {\n${lines(count, 'g();')}}\n`;
    expect(broken(form, body(91))).toEqual(['max-lines-per-function']);
    expect(broken(form, body(80))).toEqual([]);
  });

  it('X3.20 refuses more than three parameters', () => {
    expect(broken(form, 'export const f = (a: 1, b: 1, c: 1, d: 1): number => a + b + c + d;\n')).toEqual([
      'max-params',
    ]);
    expect(broken(form, 'export const f = (a: 1, b: 1, c: 1): number => a + b + c;\n')).toEqual([]);
  });

  it('X3.21 refuses a promise that nobody waits for', () => {
    const text = 'async function save(): Promise<void> {}\nexport async function f(): Promise<void> {\n';
    expect(broken(route, `${text}  save();\n}\n`)).toEqual(['no-floating-promises']);
    expect(broken(route, `${text}  await save();\n}\n`)).toEqual([]);
  });

  it('X3.21 refuses types imported as values, loose comparisons and a switch that misses a case', () => {
    const other = "import { Form } from './form.ts';\nexport const f = (form: Form): Form => form;\n";
    expect(broken(route, other)).toEqual(['consistent-type-imports']);
    expect(broken(route, other.replace('{ Form }', '{ type Form }'))).toEqual([]);
    expect(broken(route, 'export const f = (a: string): boolean => a == "x";\n')).toEqual(['eqeqeq']);
    expect(broken(route, 'export const f = (a: string): boolean => a === "x";\n')).toEqual([]);
    const choose =
      "export function f(a: 'x' | 'y'): number {\n  switch (a) {\n    case 'x':\n      return 1;\n";
    expect(broken(route, `${choose}  }\n  return 2;\n}\n`)).toEqual(['switch-exhaustiveness-check']);
    expect(broken(route, `${choose}    case 'y':\n      return 2;\n  }\n}\n`)).toEqual([]);
  });

  it('X3.21 keeps the packages free of browser, process, clock and randomness', () => {
    for (const [text, rule] of [
      ["export const f = (): unknown => fetch('/');\n", 'no-restricted-globals'],
      ['export const f = (): unknown => window.location;\n', 'no-restricted-globals'],
      ['export const f = (): unknown => process.argv;\n', 'no-restricted-globals'],
      ['export const f = (): number => Math.random();\n', 'no-restricted-properties'],
      ['export const f = (): number => Date.now();\n', 'no-restricted-properties'],
      ["export const f = (): void => console.log('x');\n", 'no-console'],
    ] as const) {
      expect(broken(form, text), text).toEqual([rule]);
      expect(broken('scripts/tool.ts', text), text).toEqual([]);
    }
  });
});
