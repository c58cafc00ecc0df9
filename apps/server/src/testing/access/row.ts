// A row of the role matrix: one thing that an address or a body names, who asks for it, and what each is told.
import type { ProblemCode } from '@constancia/contract/problems.ts';
import type { Caller } from '../with-app.ts';
import type { Decision } from './decisions.ts';
import type { MatrixWorld } from './matrix-world.ts';
import type { Person } from './people.ts';
import type { EndpointName } from './rights.ts';

/** The code of the problem, 'ok' where there is none. */
export type Word = ProblemCode | 'ok';

export interface Question {
  readonly path: string;
  readonly body?: unknown;
  /** In place of the person's usual browser. */
  readonly as?: Caller;
}

export interface Row {
  readonly name: string;
  readonly ask: (person: Person) => Question | Promise<Question>;
  readonly decision: Decision;
  /** What who gets past is told: 'ok' when absent. A refusal for another reason leaves the row as it was. */
  readonly outcome?: Word;
  /** Who asks, where it takes long; everybody when absent. */
  readonly people?: readonly Person[];
  /** What has to be so afterwards: what is wrong, null when nothing is. */
  readonly proof?: (person: Person, asked: Question) => Promise<string | null>;
}

export type RowsOf<Name extends EndpointName> = Readonly<
  Record<Name, (matrix: MatrixWorld) => readonly Row[]>
>;

let made = 0;

/** An id of twenty characters that nothing has. */
export function freshId(): string {
  return `fresh${String(made++).padStart(15, '0')}`;
}

/** The same question, whoever asks. */
export const asked = (path: string, body?: unknown) => () => ({ path, ...(body !== undefined && { body }) });
