// Endpoints that look up a record or a state by code, without an account.
// rules: R9.34, R9.35, X28.04, X36.91, W1
import { setTimeout as pause } from 'node:timers/promises';
import { lookUpRecord, lookUpState } from '@constancia/contract/records/lookups.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { DEFAULT_RECORD_OPTIONS } from '@constancia/domain/presentation/record/record-options.ts';
import { stateText } from '@constancia/domain/presentation/state-name.ts';
import { ANONYMOUS_AUTHOR } from '@constancia/domain/submissions/author.ts';
import {
  type ReadCode,
  readRecordCode,
  readSubmissionCode,
} from '@constancia/domain/submissions/submission-code.ts';
import { wallTimeOf } from '@constancia/domain/time/wall-time.ts';
import type { FastifyRequest } from 'fastify';
import type { ChallengeSolution } from '../../../platform/challenge/challenges.ts';
import type { Database } from '../../../platform/db/database.ts';
import { clientKey } from '../../../platform/http/client-address.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { originOf } from '../../../platform/http/origin-of.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findSubmission, type ReceiptCookies, type SubmissionKey } from '../../submissions/public.ts';
import { requestRecord } from '../request-record.ts';
import { type CodeTry, countCodeTry, type LimitServices } from './limit-tries.ts';
import { findByRecordCode, findPublicState, type Owner, ownersOf } from './queries.ts';

export interface LookUpServices extends LimitServices {
  readonly receipts: ReceiptCookies;
  readonly publicOrigin: string | null;
}

/**
 * Shortest duration of a look-up in milliseconds: far above every query, so that the duration reveals
 * nothing.
 */
const EVENLY_MS = 200;

/** Waits, so that a code that does not exist takes as long as one that is not public. */
async function evenly<T>(work: Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work, pause(EVENLY_MS)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}

interface Asked {
  readonly code: string;
  readonly solution: ChallengeSolution | null;
}

interface Search<T> {
  readonly wanted: CodeTry['wanted'];
  readonly request: FastifyRequest;
  readonly readings: readonly ReadCode[];
  readonly find: (owners: readonly Owner[]) => Promise<T | null>;
}

/** Returns what was found; counts a wrong try when nothing was. */
async function found<T>(
  services: LimitServices,
  { code, solution }: Asked,
  { wanted, request, readings, find }: Search<T>,
): Promise<T | null> {
  const owners = await ownersOf(services.db, readings);
  const takeBack = await countCodeTry(services, {
    wanted,
    code,
    owners,
    solution,
    address: clientKey(request),
  });
  const hit = await find(owners);
  if (hit !== null) await takeBack();
  return hit;
}

const isShort = ({ beginning }: Owner) => beginning === 3;

/** For a code that can be guessed the date must match too; a wrong date counts like a wrong code. */
async function findRecord(
  db: Database,
  { code, date }: { readonly code: string; readonly date: string | null },
  owners: readonly Owner[],
): Promise<SubmissionKey | null> {
  const found = await findByRecordCode(db, code, owners);
  if (!found) return null;
  const day = wallTimeOf(found.createdAt, found.timeZone).date;
  return owners.some(isShort) && day !== date ? null : found;
}

export function lookUpRoutes(services: LookUpServices): readonly Route[] {
  const { db, clock, receipts, publicOrigin } = services;
  return [
    route(lookUpRecord, async ({ body, request, reply }) => {
      const readings = readRecordCode(body.code);
      // Only the code's shape and the keywords, which are public, decide whether it is short; nothing was
      // looked up.
      if (body.date === null && (await ownersOf(db, readings)).some(isShort))
        throw new Problem('code-date-required');
      const find = (owners: readonly Owner[]) => findRecord(db, body, owners);
      const key = await evenly(found(services, body, { wanted: 'record', request, readings, find }));
      const row = key && (await findSubmission(db, key));
      if (!row) throw new Problem('record-code-unknown');
      const origin = originOf(publicOrigin, request);
      const wish = {
        kind: 'record',
        audience: 'public',
        language: body.language,
        options: DEFAULT_RECORD_OPTIONS,
        origin,
      } as const;
      const countedAs = [`look-up:${row.id}`, `address:${clientKey(request)}`];
      const by = { userId: '', username: ANONYMOUS_AUTHOR, countedAs, by: 'record-code' } as const;
      const recordId = await requestRecord(services, { row, wish }, by);
      if (recordId === null) throw new Problem('record-code-unknown');
      receipts.lookedUp.set(reply, { municipalityId: row.municipalityId, id: recordId }, clock());
      return { id: recordId };
    }),
    route(lookUpState, async ({ body, request }) => {
      const find = async (owners: readonly Owner[]) => {
        const found = await findPublicState(db, body.code, owners);
        const state = found && stateText(found.definition.states, found.state);
        if (!found || !state?.text) return null;
        const { title } = found.definition;
        return { title: inLanguage(title, body.language), state: inLanguage(state, body.language) };
      };
      const readings = readSubmissionCode(body.code);
      const shown = await evenly(found(services, body, { wanted: 'state', request, readings, find }));
      if (!shown) throw new Problem('state-unknown');
      return shown;
    }),
  ];
}
