// The texts for failed requests to the register of people: the sentence of the rule, unless the person can do something
// about the failure.
// rules: A8.04-A8.06, W7
import type { ProblemWording } from '../../platform/problem-text.ts';
import type { TextCode } from '../../platform/texts.ts';

export function personProblems(otherwise: TextCode): ProblemWording {
  return { otherwise, explains: ['too-many-requests', 'not-signed-in', 'forbidden'] };
}
