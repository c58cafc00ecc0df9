// The type checker enforces this law: an endpoint that does not declare who may call it does not compile.

import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { exampleTree } from '../testing/example-tree.ts';

const repository = resolve(import.meta.dirname, '../..');

/** What the type checker says about an endpoint with these access fields; empty when it compiles. */
function compile(access: string): string {
  const declaration = `
    import { endpoint } from '${repository}/packages/contract/src/endpoint.ts';
    export const listForms = endpoint({
      method: 'GET', path: '/api/forms', summary: 'the forms', problems: [], ${access}
    });`;
  const root = exampleTree({
    'listing.ts': declaration,
    'tsconfig.json': JSON.stringify({ extends: `${repository}/tsconfig.base.json`, files: ['listing.ts'] }),
  });
  try {
    execFileSync(process.execPath, [join(repository, 'node_modules/typescript/bin/tsc'), '-p', root]);
    return '';
  } catch (error) {
    return String((error as { stdout: unknown }).stdout);
  }
}

it('X3.22 an endpoint without declared access does not compile', () => {
  expect(compile('')).toContain("Property 'access' is missing");
  expect(compile('access: undefined')).toContain("Type 'undefined' is not assignable");
  expect(compile("access: { kind: 'public' }")).toBe('');
});
