// The type checker enforces this law: an endpoint that does not declare who may call it, how often, and what the audit
// log says does not compile.

import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { exampleTree } from '../testing/example-tree.ts';

const repository = resolve(import.meta.dirname, '../..');

/** What the type checker says about an endpoint with these fields besides; empty when it compiles. */
function compile(fields: string): string {
  const declaration = `
    import { endpoint } from '${repository}/packages/contract/src/endpoint.ts';
    export const listForms = endpoint({
      method: 'GET', path: '/api/forms', summary: 'the forms', problems: [], ${fields}
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

const ACCESS = "access: { kind: 'public' }";
const RATE = "often: 'unlimited'";
const AUDIT = "audit: 'nothing'";

it('X3.22 an endpoint without declared access does not compile', () => {
  expect(compile(`${RATE}, ${AUDIT}`)).toContain("Property 'access' is missing");
  expect(compile(`access: undefined, ${RATE}, ${AUDIT}`)).toContain("Type 'undefined' is not assignable");
  expect(compile(`${ACCESS}, ${RATE}, ${AUDIT}`)).toBe('');
});

it('X30.16 an endpoint without a declared rate, or with one that is not in the table, does not compile', () => {
  expect(compile(`${ACCESS}, ${AUDIT}`)).toContain("Property 'often' is missing");
  expect(compile(`${ACCESS}, often: { rate: 'sometimes', by: 'address' }, ${AUDIT}`)).toContain(
    'is not assignable',
  );
});

it('X30.17 an endpoint that does not say what stands in the audit log does not compile', () => {
  expect(compile(`${ACCESS}, ${RATE}`)).toContain("Property 'audit' is missing");
});
