// A row of the role matrix: one thing that a URL or a body names, who asks for it, and what each person gets.
import type { ProblemCode } from '@constancia/contract/problems.ts';
import type { Caller } from '../with-app.ts';
import type { Decision } from './decisions.ts';
import type { MatrixWorld } from './matrix-world.ts';
import type { EndpointName } from './rights/endpoint-names.ts';
import type { Person, ProgramName } from './rights/people.ts';

/** Code of the problem; 'ok' for none. */
export type Word = ProblemCode | 'ok';

export interface Question {
  readonly path: string;
  readonly body?: unknown;
  /** Used instead of the person's usual browser. */
  readonly as?: Caller;
}

export interface Row {
  readonly name: string;
  readonly ask: (person: Person) => Question | Promise<Question>;
  readonly decision: Decision;
  /**
   * Outcome for people who get past the rights: 'ok' when absent. A refusal for another reason leaves the row
   * unchanged.
   */
  readonly outcome?: Word;
  /** The row asks at the URL for visitors, under `/api/public`. */
  readonly asVisitor?: true;
  /** Who asks, for rows that take long; everybody when absent. */
  readonly people?: readonly Person[];
  /** What programs get where it is not what the person who sees the same rows gets. */
  readonly programs?: Readonly<Partial<Record<ProgramName, Word>>>;
  /** Checks the state afterwards: returns what is wrong, null when nothing is. */
  readonly proof?: (person: Person, asked: Question) => Promise<string | null>;
}

export type RowsOf<Name extends EndpointName> = Readonly<
  Record<Name, (matrix: MatrixWorld) => readonly Row[]>
>;

let made = 0;

/** An id of twenty characters that nothing uses. */
export function freshId(): string {
  return `fresh${String(made++).padStart(15, '0')}`;
}

/** The same request for every person. */
export const asked = (path: string, body?: unknown) => () => ({ path, ...(body !== undefined && { body }) });
