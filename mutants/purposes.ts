// Faults in what a question asks of the person who answers.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const DOMAIN = 'packages/domain/src/forms';
const DOMAIN_TEST = `${DOMAIN}/definition/purposes.test.ts`;
const FIELDS = 'apps/web/src/answering/fields';

export const PURPOSE_MUTANTS: readonly Mutant[] = [
  {
    id: 'X36.69-staff-are-offered-their-own',
    fault: 'the browser of staff who answer for a citizen offers the name and the e-mail of the staff',
    file: `${FIELDS}/question-field.tsx`,
    find: "offered={byCitizen ? question.purpose : 'off'}",
    put: 'offered={question.purpose}',
    noticedBy: {
      file: `${FIELDS}/offered.test.tsx`,
      title: 'staff who answer for somebody are offered nothing',
    },
  },
  {
    id: 'X36.69-purpose-of-another-kind',
    fault: 'a request gives a whole number the purpose of a text, and it is dropped without a word',
    file: `${DOMAIN}/shape/shape-sections.ts`,
    find: 'if (fields.purpose !== question.purpose)',
    put: "if (typeof fields.purpose !== 'string' && fields.purpose !== question.purpose)",
    noticedBy: { file: DOMAIN_TEST, title: 'is refused by its field' },
  },
  {
    id: 'X36.69-purpose-stays-with-another-kind',
    fault: 'a text that becomes a number cannot be saved, because it still asks for an e-mail',
    file: `${DOMAIN}/edit/change-kind.ts`,
    find: '...purposeField(kind, purpose),',
    put: '...(purpose && { purpose }),',
    noticedBy: { file: DOMAIN_TEST, title: 'keeps it only where it fits' },
  },
];
