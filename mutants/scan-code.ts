// Faults in reading a code with the camera into a text question.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const DOMAIN_TEST = 'packages/domain/src/forms/edit/scans-code.test.ts';
const WEB = 'apps/web/src/answering/scan/scan-code';

export const SCAN_CODE_MUTANTS: readonly Mutant[] = [
  {
    id: 'X39.66-code-of-a-number',
    fault: 'a request makes the camera read codes into a number',
    file: 'packages/domain/src/forms/shape/shape-sections.ts',
    find: "if (question.scansCode && question.kind !== 'text')",
    put: "if (question.scansCode && question.kind === 'link')",
    noticedBy: { file: DOMAIN_TEST, title: 'is refused by its field for another kind' },
  },
  {
    id: 'X39.66-code-stays-with-a-number',
    fault: 'a text that becomes a number cannot be saved, because it still reads codes',
    file: 'packages/domain/src/forms/edit/change-kind.ts',
    find: '      ...rest,\n',
    put: '      ...question,\n',
    noticedBy: { file: DOMAIN_TEST, title: 'a question of another kind loses it' },
  },
  {
    id: 'X39.66-camera-stays-open',
    fault: 'the camera goes on filming once the code was read',
    file: `${WEB}.tsx`,
    find: '    setRead(code);\n    close();\n',
    put: '    setRead(code);\n',
    noticedBy: { file: `${WEB}.test.tsx`, title: 'the camera closes and the field has the focus' },
  },
];
