// Endpoints of answers that another program collected: its tables, or the archive with them and the files of the answers.
// rules: X38.35-X38.37, X38.103, X38.105
import {
  importCollected as importCollectedEndpoint,
  importCollectedArchive,
} from '@constancia/contract/forms/collected.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { limitConcurrency } from '../../../platform/concurrency-limit.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { openForm } from '../../forms/public.ts';
import { scannedBytes } from '../../files/public.ts';
import { type CollectedServices, importCollected, mayNameAuthors } from './import-collected.ts';
import { readCollectedArchive } from './read-archive.ts';

/** An archive and one of its files unpacked are in memory. */
const inTurn = limitConcurrency(1);

export function collectedRoutes(services: CollectedServices): readonly Route[] {
  const intoOf = async (actor: Actor, formId: string) => ({
    form: await openForm(services.db, actor, formId),
    by: actor.username,
    userId: actor.userId,
    takesAuthors: mayNameAuthors(actor),
  });
  return [
    route(importCollectedEndpoint, async ({ actor, params, body: { files, dryRun } }) => {
      const tables = files.map(({ name, lines }) => ({ name, table: lines }));
      return importCollected(services, await intoOf(actor, params.formId), { tables, media: null, dryRun });
    }),
    route(importCollectedArchive, async ({ actor, params, query, bytes }) => {
      const into = await intoOf(actor, params.formId);
      return inTurn(async () => {
        const { municipalityId, id: of } = into.form;
        const incoming = { municipalityId, of, by: into.by, kind: 'collected-archive' };
        const archive = await readCollectedArchive(await scannedBytes(services, incoming, bytes));
        return importCollected(services, into, { ...archive, dryRun: query.dryRun === 'true' });
      });
    }),
  ];
}
