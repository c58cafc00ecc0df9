// Looks up the person that a member of staff named in a submission. Found people are not counted. People who
// are not found are counted and audited, together with the searches on the screen, so that nobody can try out
// numbers to learn who is in the register.
// rules: X25.06, W7
import type { Actor } from '@constancia/domain/access/actor.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { countedAccount, rateFor } from '../../../platform/http/rate-of.ts';
import { countTry } from '../../../platform/rate-limit/queries.ts';
import { refuseAbove } from '../../../platform/rate-limit/refuse-above.ts';
import type { FindPerson } from './submitted-particulars.ts';

interface PersonServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly findPerson: FindPerson;
}

/** Throws too-many-requests. */
export function findPersonFor({ db, clock, findPerson }: PersonServices, actor: Actor): FindPerson {
  return async (asked) => {
    const at = clock();
    const limit = rateFor('people', countedAccount(actor));
    // Counted before the register is asked, so that simultaneous requests cannot get around the limit.
    await refuseAbove(db, limit, at);
    const person = await findPerson(asked);
    if (person) {
      await countTry(db, { ...limit, weight: -1 }, at);
      return person;
    }
    await appendAudit(db, {
      municipalityId: asked.municipalityId,
      at,
      actor: actor.username,
      action: 'read',
      subject: 'citizen',
      subjectId: '',
      details: { purpose: 'answer', found: false },
    });
    return null;
  };
}
