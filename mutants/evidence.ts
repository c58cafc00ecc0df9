// Faults in the evidence of a visit: what is accepted of times and positions, and what is kept and said of them.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const FOLDER = 'packages/domain/src/submissions/evidence';
const TEST = `${FOLDER}/evidence.test.ts`;
const INTAKE_TEST = 'apps/server/src/features/submissions/view/evidence.test.ts';
const WEB = 'apps/web/src/answering/evidence';
const WEB_TEST = `${WEB}/evidence.test.tsx`;

export const EVIDENCE_MUTANTS: readonly Mutant[] = [
  {
    id: 'X39.40-accuracy-of-any-size',
    fault: 'a form asks for an accuracy of a million metres',
    file: 'packages/domain/src/forms/definition/form-limits.ts',
    find: ' && limit <= ACCURACY_LIMIT_MAX',
    put: '',
    noticedBy: { file: `${FOLDER}/evidence-asked.test.ts`, title: 'an accuracy of 1 to 10000 metres' },
  },
  {
    id: 'X39.41-position-unasked',
    fault: 'where somebody was is stored though the form does not ask for it',
    file: `${FOLDER}/evidence.ts`,
    find: "...(asking.recordsPosition ? [] : given(['start', 'end'])),",
    put: '',
    noticedBy: { file: INTAKE_TEST, title: 'what the form does not ask for' },
  },
  {
    id: 'X39.41-older-than-fourteen-days',
    fault: 'an inspector says that a visit began months ago',
    file: `${FOLDER}/evidence.ts`,
    find: ' || Date.parse(at) < sent - EVIDENCE_AGE_MAX',
    put: '',
    noticedBy: { file: TEST, title: 'more than fourteen days back' },
  },
  {
    id: 'X39.41-end-before-start',
    fault: 'a visit ends before it begins',
    file: `${FOLDER}/evidence.ts`,
    find: 'Date.parse(endedAt) < Date.parse(startedAt);',
    put: 'Date.parse(endedAt) < 0;',
    noticedBy: { file: TEST, title: 'an end before the start' },
  },
  {
    id: 'X39.41-clock-of-the-device',
    fault: 'a device with a wrong clock dates the visit wrongly',
    file: `${FOLDER}/evidence.ts`,
    find: 'Date.parse(at) + now.getTime() - Date.parse(sentAt)',
    put: 'Date.parse(at)',
    noticedBy: { file: INTAKE_TEST, title: 'the view says so by our clock' },
  },
  {
    id: 'X39.41-evidence-in-the-hash',
    fault: 'a submission that is sent again counts as another one, because it was sent from elsewhere',
    file: 'apps/server/src/features/submissions/intake/intake-item.ts',
    find: '    body.particulars ?? null,\n',
    put: '    body.particulars ?? null,\n    body.evidence?.end ?? null,\n',
    noticedBy: { file: INTAKE_TEST, title: 'sent again with another end' },
  },
  {
    id: 'X39.42-preview-measures',
    fault: 'the preview of the editor asks the device where it is',
    file: `${WEB}/evidence-notice.tsx`,
    find: '    if (isTried) return;\n',
    put: '',
    noticedBy: { file: WEB_TEST, title: 'a preview says so and records nothing' },
  },
  {
    id: 'X39.42-nobody-answers',
    fault: 'nothing is ever sent where the person does not answer the question of the browser',
    file: `${WEB}/device-position.ts`,
    find: "const timer = setTimeout(() => resolve({ refused: 'timeout' }), patience);",
    put: 'const timer = setTimeout(() => {}, patience);',
    noticedBy: { file: WEB_TEST, title: 'takes too long' },
  },
  {
    id: 'X39.46-evidence-for-the-public',
    fault: 'a record that the public looks up says where the inspector was',
    file: 'apps/server/src/features/records/record-sheet.ts',
    find: "wish.audience === 'staff' && row.evidence",
    put: 'row.evidence',
    noticedBy: {
      file: 'apps/server/src/features/records/record-evidence.test.ts',
      title: 'the one that the public looks up, show none of it',
    },
  },
  {
    id: 'X39.43-old-draft-refused',
    fault: 'a draft of last month is refused each time it is sent, because its visit is too old',
    file: `${FOLDER}/fit-evidence.ts`,
    find: ' && at > now - EVIDENCE_AGE_MAX + SENDING',
    put: '',
    noticedBy: { file: TEST, title: 'what is too old' },
  },
];
