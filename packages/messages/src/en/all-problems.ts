// A text for each code of the contract's problems.
import type { ProblemCode } from '@constancia/contract/problems.ts';
import { administrationProblems } from './administration/administration-problems.ts';
import { bookingProblems } from './answering/booking.ts';
import { problems } from './problems.ts';

export const allProblems: Readonly<Record<`problem.${ProblemCode}`, string>> = {
  ...problems,
  ...bookingProblems,
  ...administrationProblems,
};
