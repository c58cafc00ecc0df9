// Endpoints of the outbox: the messages to outside systems with their attempts, a further attempt that a person asks for,
// and an e-mail that a person gives up.
// rules: X20.04-X20.06, X31.87, X40.29

import {
  giveUpMail,
  listOutbox as listOutboxEndpoint,
  type OutboxEntry,
  retryDelivery,
} from '@constancia/contract/outbox.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import type { Localized } from '@constancia/domain/localized.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { appendAudit } from '../../platform/audit/queries.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Database, inTransaction, type Queryable } from '../../platform/db/database.ts';
import { type Route, route } from '../../platform/http/endpoint.ts';
import { Problem } from '../../platform/http/problem.ts';
import { retryEntry } from '../../platform/outbox/outbox.ts';
import {
  countEntries,
  type EntryName,
  type EntryRow,
  endEntry,
  listEntries,
  lockSubmissionOf,
} from '../../platform/outbox/queries.ts';
import { findTimeZone } from '../territory/public.ts';
import { labelIn } from './label-in.ts';
import { municipalityOf } from './municipality-of.ts';
import { namesOfEntries, titlesOfSubmissions } from './queries.ts';

export interface OutboxRouteServices {
  readonly db: Database;
  readonly clock: Clock;
}

export function outboxRoutes({ db, clock }: OutboxRouteServices): readonly Route[] {
  return [
    route(listOutboxEndpoint, async ({ actor, query }) => {
      const municipalityId = municipalityOf(actor, query.municipality);
      const rows = await listEntries(db, {
        municipalityId,
        state: query.state,
        after: query.cursor === undefined ? undefined : readCursor(query.cursor),
        size: PAGE_SIZES.outbox + 1,
      });
      const entries = rows.slice(0, PAGE_SIZES.outbox);
      const last = entries.at(-1);
      const about = entries.flatMap(({ submissionId }) => (submissionId === '' ? [] : [submissionId]));
      const titles = await titlesOfSubmissions(db, municipalityId, about);
      const called = await calledByName(db, municipalityId, entries);
      return {
        entries: called.map((row) => present(row, titles.get(row.submissionId))),
        next: rows.length > PAGE_SIZES.outbox && last ? writeCursor(last) : null,
        counts: await countEntries(db, municipalityId),
        timeZone: (await findTimeZone(db, municipalityId)) ?? 'UTC',
      };
    }),
    route(retryDelivery, ({ actor, params, query }) =>
      changeEntry({ db, clock }, { actor, ...query, ...params }, retryEntry),
    ),
    route(giveUpMail, ({ actor, params, query }) =>
      changeEntry({ db, clock }, { actor, ...query, ...params }, (tx, name, at) =>
        endEntry(tx, name, { kinds: MAIL_KINDS, at }),
      ),
    ),
  ];
}

/** E-mails can be given up. An incident and a message to the platform cannot: the municipality works with them. */
const MAIL_KINDS = [
  'mail',
  'payment-mail',
  'revision-mail',
  'appointment-mail',
  'password-mail',
  'webhook-mail',
  'plan-mail',
];

interface EntryAsked {
  readonly actor: Actor;
  readonly entryId: string;
  readonly municipality?: string | undefined;
}

/** Changes an entry of the administrator's municipality, with its line in the audit log. */
function changeEntry(
  { db, clock }: OutboxRouteServices,
  { actor, entryId, municipality }: EntryAsked,
  change: (tx: Queryable, name: EntryName, at: Date) => Promise<EntryRow | null>,
): Promise<Pick<EntryRow, 'state'>> {
  const municipalityId = municipalityOf(actor, municipality);
  const at = clock();
  return inTransaction(db, async (tx) => {
    const name = { municipalityId, id: entryId };
    await lockSubmissionOf(tx, name);
    const entry = await change(tx, name, at);
    if (!entry) throw new Problem('delivery-not-found');
    await appendAudit(tx, {
      municipalityId,
      at,
      actor: actor.username,
      action: 'update',
      subject: 'outbox',
      subjectId: entry.id,
    });
    return { state: entry.state };
  });
}

/** Mails that are stored under the id of what they are about, because its name may change. */
const OF_ACCOUNTS = ['password-mail', 'plan-mail'];
const OF_WEBHOOKS = ['webhook-mail'];

/** What these entries are called by now; those of other kinds, and about what is gone, keep their label. */
async function calledByName(
  db: Database,
  municipalityId: string,
  entries: readonly EntryRow[],
): Promise<readonly EntryRow[]> {
  const idsOf = (kinds: readonly string[]) =>
    entries.flatMap(({ kind, label }) => (kinds.includes(kind) ? [label] : []));
  const asked = { accounts: idsOf(OF_ACCOUNTS), webhooks: idsOf(OF_WEBHOOKS) };
  const names = await namesOfEntries(db, municipalityId, asked);
  const isById = ({ kind }: EntryRow) => [...OF_ACCOUNTS, ...OF_WEBHOOKS].includes(kind);
  return entries.map((row) => (isById(row) ? { ...row, label: names.get(row.label) ?? row.label } : row));
}

function present(row: EntryRow, title: Localized | undefined): OutboxEntry {
  return {
    id: row.id,
    kind: row.kind,
    submissionId: row.submissionId,
    label: row.label,
    ...labelIn(row.label, title),
    state: row.state,
    attempts: row.attempts,
    lastProblem: row.lastProblem as OutboxEntry['lastProblem'],
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdBy,
    dueAt: row.dueAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
  };
}

const writeCursor = ({ createdAt, id }: EntryRow) => `${createdAt.getTime()}.${id}`;

function readCursor(text: string): { readonly createdAt: Date; readonly id: string } {
  const match = /^(\d{1,15})\.([0-9a-f-]{36})$/.exec(text);
  if (match) return { createdAt: new Date(Number(match[1])), id: match[2] ?? '' };
  throw new Problem('request-invalid', {
    issues: [{ code: 'request-field', at: { field: 'query.cursor' } }],
  });
}
