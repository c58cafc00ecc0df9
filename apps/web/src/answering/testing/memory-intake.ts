// Stores submissions as the server does, in memory: an id is stored once, and the next reply can be lost or be a
// refusal. The server's own tests prove when it refuses.
import type { SubmitBody, Submitted } from '@constancia/contract/submissions/submissions.ts';
import { CallError } from '../../platform/api-client.ts';
import { sameValue } from '@constancia/domain/reading/same-value.ts';

export interface MemoryIntake {
  readonly send: (body: SubmitBody) => Promise<Submitted>;
  /** 'lost': the submission is stored, but its reply does not arrive. */
  readonly answerNext: (reply: 'lost' | CallError) => void;
  /** In the order in which they were stored. */
  readonly stored: readonly SubmitBody[];
}

export function openMemoryIntake(): MemoryIntake {
  const stored: SubmitBody[] = [];
  let next: 'lost' | CallError | null = null;
  return {
    stored,
    answerNext: (reply) => {
      next = reply;
    },
    send: async (body) => {
      const reply = next;
      next = null;
      if (reply instanceof CallError) throw reply;
      const before = stored.find(({ id }) => id === body.id);
      if (before === undefined) stored.push(body);
      else if (!sameValue(before, body)) throw new CallError('id-taken');
      if (reply === 'lost') throw new CallError('offline');
      return { id: body.id, code: `VM${stored.findIndex(({ id }) => id === body.id) + 1}`, recordCode: '' };
    },
  };
}
