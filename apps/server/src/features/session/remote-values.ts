// The values with which administrators end sessions of the whole installation. Every request reads them with its session.
// rules: P4.08-P4.10, P7.35-P7.37
import { readRemoteValues, setRemoteValues } from '@constancia/contract/administration/remote-values.ts';
import { NO_REMOTE_VALUES, revocationOf } from '@constancia/domain/users/revocation.ts';
import { appendAudit } from '../../platform/audit/queries.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { type Route, route } from '../../platform/http/endpoint.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { SessionServices } from './authenticate.ts';
import { findRemoteValues, storeRemoteValues } from './queries.ts';

export function remoteValueRoutes({ db, clock }: SessionServices): readonly Route[] {
  return [
    route(readRemoteValues, async () => ({
      ...((await findRemoteValues(db)) ?? NO_REMOTE_VALUES),
      serverTime: clock().toISOString(),
    })),
    route(setRemoteValues, async ({ actor, body }) => {
      if (body.revokedBefore !== '' && revocationOf(body.revokedBefore) === null)
        throw new Problem('revocation-invalid');
      await inTransaction(db, async (tx) => {
        await storeRemoteValues(tx, body);
        await appendAudit(tx, {
          municipalityId: actor.municipalityId,
          at: clock(),
          actor: actor.username,
          action: 'update',
          subject: 'remote-values',
          subjectId: '',
          details: body,
        });
      });
      return {};
    }),
  ];
}
