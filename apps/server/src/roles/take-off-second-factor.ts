// `npm run admin -- take-off-second-factor <e-mail>`: for an administrator who lost the second factor and has no colleague
// who could take it off. Who may run commands on the machine could read the database anyway.
// rules: X34.09
import { lookupName } from '@constancia/domain/users/user.ts';
import { endSessionsOfAccount, takeOffSecondFactor as takeOff } from '../features/session/public.ts';
import { findUserByEmail } from '../features/users/public.ts';
import { type Database, inTransaction } from '../platform/db/database.ts';
import { Problem } from '../platform/http/problem.ts';
import { UserError } from '../platform/user-error.ts';

/** Says what was done. Throws UserError without such an account. */
export async function takeOffSecondFactor(db: Database, email: string, at: Date): Promise<string> {
  const ended = await inTransaction(db, async (tx) => {
    const user = await findUserByEmail(tx, lookupName(email));
    if (!user) throw new UserError(`There is no account for ${email}.`);
    const owner = { municipalityId: user.municipalityId, userId: user.id };
    await takeOff(tx, owner, { at, by: '' }).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      throw new UserError(`${email} has no second factor.`);
    });
    return endSessionsOfAccount(tx, owner, { at, by: '', keep: null });
  });
  return `The second factor of ${email} was taken off; sessions that were ended: ${ended}.`;
}
