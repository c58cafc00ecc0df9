// @vitest-environment jsdom
// Which edit the view offers beside an answer.
import type { Review } from '@constancia/contract/submissions/review.ts';
import type { SubmissionView } from '@constancia/contract/submissions/submissions.ts';
import { aForm, aQuestion, aSection } from '@constancia/domain/testing/a-form.ts';
import { expect, it } from 'vitest';
import { editOffered } from './edit-offered.ts';

const VIEW = {
  definition: aForm()
    .withSection('s', aQuestion('name', 'text'), aQuestion('day', 'date'), aQuestion('empty', 'text'))
    .withSections(aSection('visits', { repeatable: true, questions: [aQuestion('when', 'date')] }))
    .build(),
  answers: {
    ticked: {},
    main: { name: { value: 'Ana' }, day: { value: '01/03/2026' } },
    rows: { visits: [{ id: 'r1', answers: { when: { value: '02/03/2026' } } }] },
  },
  citizen: null,
  signatures: [],
  may: { complete: true },
} as unknown as SubmissionView;

const rights = (over: Partial<Review['may']>) =>
  ({ correct: false, complete: false, ...over }) as Review['may'];
const offered = (may: Review['may'] | undefined, entry: 'internal' | 'cis' = 'internal') => {
  const of = editOffered(VIEW, may, entry);
  return [
    of({ sectionId: 's', questionId: 'name' }),
    of({ sectionId: 's', questionId: 'day' }),
    of({ sectionId: 's', questionId: 'empty' }),
    of({ sectionId: 'visits', questionId: 'when', rowId: 'r1' }),
  ];
};

it('X36.40 an answer is offered for correction unless it stays locked, for completion while it has none, or not at all', () => {
  expect(offered(rights({ correct: true, complete: true }))).toEqual([
    'correction',
    'locked',
    'correction',
    'correction',
  ]);
  expect(offered(rights({ complete: true }))).toEqual(['none', 'none', 'completion', 'none']);
  expect(offered(rights({ complete: true }), 'cis')).toEqual(['none', 'none', 'none', 'none']);
  expect(offered(rights({}))).toEqual(['none', 'none', 'none', 'none']);
  expect(offered(undefined)).toEqual(['none', 'none', 'none', 'none']);
});
