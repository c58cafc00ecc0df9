// The look-ups without an account. rules: R2.108-R2.111, R7.25, R7.26, R9.34, R9.35, W1, W2, X18.17, X18.18
import { setTimeout as pause } from 'node:timers/promises';
import { lookUpRecord, lookUpState } from '@constancia/contract/document-lookups.ts';
import { DEFAULT_RECORD_OPTIONS } from '@constancia/domain/documents/record-options.ts';
import { stateName } from '@constancia/domain/documents/state-name.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { ANONYMOUS_AUTHOR } from '@constancia/domain/submissions/author.ts';
import type { FastifyRequest } from 'fastify';
import { clientKey } from '../../../platform/http/client-address.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { originOf } from '../../../platform/http/origin-of.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findSubmission, type ReceiptCookies } from '../../submissions/public.ts';
import { requestRecord } from '../request-record.ts';
import { countCodeTry, type LimitServices } from './limit-tries.ts';
import { findByRecordCode, findPublicState } from './queries.ts';

export interface LookUpServices extends LimitServices {
  readonly receipts: ReceiptCookies;
  readonly publicOrigin: string | null;
}

/** How long an answer takes at least, in milliseconds: far above every query, so that none shows by its time. */
const EVENLY_MS = 200;

/** No sooner than the rest: a code that is nobody's takes as long as one that is not for everybody. */
async function evenly<T>(work: Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work, pause(EVENLY_MS)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}

interface Asked {
  readonly code: string;
  readonly solution: { readonly token: string; readonly number: number } | null;
}

/** What was found; counted as a miss where nothing was. */
async function found<T>(
  services: LimitServices,
  { code, solution }: Asked,
  { request, find }: { readonly request: FastifyRequest; readonly find: () => Promise<T | null> },
): Promise<T | null> {
  const takeBack = await countCodeTry(services, { code, solution, address: request.ip });
  const hit = await find();
  if (hit !== null) await takeBack();
  return hit;
}

export function lookUpRoutes(services: LookUpServices): readonly Route[] {
  const { db, clock, receipts, publicOrigin } = services;
  return [
    route(lookUpRecord, async ({ body, request, reply }) => {
      const find = () => findByRecordCode(db, body.code);
      const key = await evenly(found(services, body, { request, find }));
      const row = key && (await findSubmission(db, key));
      if (!row) throw new Problem('record-code-unknown');
      const origin = originOf(publicOrigin, request);
      const wish = {
        kind: 'record',
        language: body.language,
        options: DEFAULT_RECORD_OPTIONS,
        origin,
      } as const;
      const countedAs = [`look-up:${row.id}`, `address:${clientKey(request)}`];
      const by = { userId: '', username: ANONYMOUS_AUTHOR, countedAs, by: 'record-code' } as const;
      const recordId = await requestRecord(services, { row, wish }, by);
      receipts.lookedUp.set(reply, { municipalityId: row.municipality_id, id: recordId }, clock());
      return { id: recordId };
    }),
    route(lookUpState, async ({ body, request }) => {
      const find = async () => {
        const answer = await findPublicState(db, body.code);
        const state = answer && stateName(answer.definition.states, answer.state);
        return state ? { title: inLanguage(answer.definition.title, body.language), state } : null;
      };
      const shown = await evenly(found(services, body, { request, find }));
      if (!shown) throw new Problem('state-unknown');
      return shown;
    }),
  ];
}
