// The only exception that the server throws on purpose. Only endpoint.ts and app.ts turn it into a reply.
import { PROBLEMS, type ProblemBody, type ProblemCode } from '@constancia/contract/problems.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import { allProblems as english } from '@constancia/messages/en/all-problems.ts';
import { fill } from '@constancia/messages/fill.ts';

interface Particulars {
  readonly values?: Readonly<Record<string, string | number>>;
  readonly issues?: readonly Issue[];
}

export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly particulars: Particulars;

  constructor(code: ProblemCode, particulars: Particulars = {}) {
    super(code);
    this.code = code;
    this.status = PROBLEMS[code];
    this.particulars = particulars;
  }
}

/**
 * The body by RFC 9457. `title` is for people who read raw replies; screens show the text in their own
 * language.
 */
export function problemBody(problem: Problem, logId?: string): ProblemBody {
  const values = logId === undefined ? problem.particulars.values : { ...problem.particulars.values, logId };
  return {
    type: `urn:constancia:problem:${problem.code}`,
    title: fill(english[`problem.${problem.code}`], values),
    status: problem.status,
    code: problem.code,
    ...(values && { values }),
    ...(problem.particulars.issues && { issues: problem.particulars.issues }),
    ...(logId !== undefined && { logId }),
  };
}
