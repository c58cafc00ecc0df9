// Tests the check that runs the laws: what it prints for an offence, and when it fails although no law found one.

import { describe, expect, it } from 'vitest';
import { exampleTree } from '../testing/example-tree.ts';
import { enforceLaws } from './enforce-laws.ts';
import { clockIsAParameter } from './rules/clock-is-a-parameter.ts';

const submit = 'apps/server/src/features/submissions/intake/submit.ts';

describe('the check as a whole', () => {
  it('X3.12 names file, line, law and reason', () => {
    const text = '#!/usr/bin/env node\n// ñandú 👋\nexport const a = 1;\nexport const at = new Date();\n';
    const { offences: found } = enforceLaws(exampleTree({ [submit]: text }), [clockIsAParameter]);
    expect(found).toEqual([`${submit}:4 clock-is-a-parameter: new Date(); ${clockIsAParameter.why}`]);
  });

  it('X3.12 fails when the law read no file', () => {
    expect(enforceLaws(exampleTree({ 'scripts/x.ts': '' }), [clockIsAParameter]).offences).toEqual([
      'clock-is-a-parameter: looked at no file, so it checks nothing',
    ]);
    expect(enforceLaws(exampleTree({ [submit]: '' }), [clockIsAParameter]).offences).toEqual([]);
  });

  it('X3.12 fails on a file that it cannot read', () => {
    const { offences: found } = enforceLaws(exampleTree({ [submit]: 'const = ;' }), [clockIsAParameter]);
    expect(found.join()).toContain('does not parse');
  });

  it('X3.12 reads no built or installed file', () => {
    const late = 'export const at = new Date();';
    const tree = { 'apps/web/dist/a.ts': late, 'apps/web/node_modules/x/a.ts': late, [submit]: '' };
    expect(enforceLaws(exampleTree(tree), [clockIsAParameter]).offences).toEqual([]);
  });
});
