import { expect, it } from 'vitest';
import { aSubmission } from '../testing/a-submission.ts';
import { ANONYMOUS_AUTHOR, authorName } from './author.ts';

it('R2.062 reads first and last name, or the username', () => {
  expect(authorName(aSubmission())).toBe('Ana Pérez');
  expect(authorName(aSubmission({ author: { firstName: '', lastName: '', inspectorNumber: '' } }))).toBe(
    'ana.perez',
  );
});

it("A6.05 reads 'Usuario Anónimo' for a visitor", () => {
  const author = { firstName: '', lastName: '', inspectorNumber: '' };
  expect(authorName(aSubmission({ createdBy: ANONYMOUS_AUTHOR, author }))).toBe('Usuario Anónimo');
});
