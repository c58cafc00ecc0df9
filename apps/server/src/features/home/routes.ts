// Endpoints of the home page: what a person has to do today, and the searches by a person's number and by a code.
// rules: R2.099, R2.103, R6.12, R7.21, X36.68
import {
  findOfCode as findCodeEndpoint,
  findOfPerson as findEndpoint,
  type FoundOfPerson,
  type Home,
  readHome as readEndpoint,
} from '@constancia/contract/home.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { may } from '@constancia/domain/access/may.ts';
import { formScope, ownSubmissionScope, submissionScope } from '@constancia/domain/access/scope.ts';
import { personName } from '@constancia/domain/citizens/person-name.ts';
import { type PersonType, plainNumber } from '@constancia/domain/citizens/person-number.ts';
import { recipientIssue } from '@constancia/domain/citizens/recipient-number.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { stateWords } from '@constancia/domain/presentation/state-name.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { type Route, route } from '../../platform/http/endpoint.ts';
import { Problem } from '../../platform/http/problem.ts';
import { countEntries } from '../../platform/outbox/queries.ts';
import { findTimeZone } from '../territory/public.ts';
import { countOverdueOrders } from '../work-orders/public.ts';
import {
  type FoundRow,
  listCameBack,
  listLastForms,
  listOfCode,
  listOfPerson,
  listWaiting,
  type Seen,
} from './queries.ts';

export interface HomeServices {
  readonly db: Database;
  readonly clock: Clock;
}

const SHOWN = { waiting: 8, cameBack: 5, lastForms: 5 };

const moreThan = (rows: readonly { readonly all: number }[]): number => (rows[0]?.all ?? 0) - rows.length;

async function timeZoneOf(db: Database, { municipalityId }: Actor): Promise<string> {
  return (await findTimeZone(db, municipalityId)) ?? 'UTC';
}

async function readHome({ db, clock }: HomeServices, actor: Actor): Promise<Home> {
  const { municipalityId } = actor;
  const seen: Seen = { scope: submissionScope(actor), municipalityId };
  const names = ownSubmissionScope(actor).createdBy ?? [];
  const plans = may(actor, 'update', 'formulario');
  const [waiting, cameBack, lastForms, counts, timeZone, overdue] = await Promise.all([
    listWaiting(db, seen, SHOWN.waiting),
    may(actor, 'correct', 'respuesta') ? listCameBack(db, seen, SHOWN.cameBack) : [],
    listLastForms(db, { seen, names, most: SHOWN.lastForms }),
    may(actor, 'manage', 'usuario') ? countEntries(db, municipalityId) : null,
    timeZoneOf(db, actor),
    plans ? countOverdueOrders(db, { municipalityId, scope: formScope(actor), at: clock() }) : null,
  ]);
  return {
    waiting: waiting.map(({ formId, title, state, stateName, stateIn, submissions }) => ({
      formId,
      title,
      state,
      stateName,
      ...(stateIn && { stateIn }),
      submissions,
    })),
    moreWaiting: moreThan(waiting),
    cameBack: cameBack.map(({ id, code, title, at }) => ({ id, code, title, at: at.toISOString() })),
    moreCameBack: moreThan(cameBack),
    failedDeliveries: counts && counts.failed,
    overdueWorkOrders: overdue,
    lastForms,
    timeZone,
  };
}

interface Asked {
  readonly personType: PersonType;
  readonly number: string;
  readonly cursor?: string | undefined;
}

function presentFound(row: FoundRow): FoundOfPerson {
  return {
    id: row.id,
    code: row.code,
    title: row.title,
    at: row.createdAt.toISOString(),
    person: row.citizen ? personName(row.citizen) : '',
    ...stateWords(row.states, row.state),
  };
}

async function findOfCode(db: Database, actor: Actor, code: string) {
  const rows = await listOfCode(db, { scope: submissionScope(actor), code, size: PAGE_SIZES.recipients });
  return { submissions: rows.map(presentFound), timeZone: await timeZoneOf(db, actor) };
}

async function findOfPerson(db: Database, actor: Actor, { personType, number, cursor }: Asked) {
  const issue = recipientIssue(personType, number);
  if (issue)
    throw new Problem('recipient-invalid', { issues: [{ code: issue, at: { field: 'body.number' } }] });
  const [at = '', id = ''] = cursor?.split('.') ?? [];
  const size = PAGE_SIZES.recipients;
  const rows = await listOfPerson(db, {
    scope: submissionScope(actor),
    number: plainNumber(personType, number),
    after: cursor === undefined ? null : { at, id },
    size: size + 1,
  });
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return {
    submissions: shown.map(presentFound),
    next: last ? `${last.at}.${last.id}` : null,
    timeZone: await timeZoneOf(db, actor),
  };
}

export function homeRoutes(services: HomeServices): readonly Route[] {
  const { db } = services;
  return [
    route(readEndpoint, ({ actor }) => readHome(services, actor)),
    route(findEndpoint, ({ actor, body }) => findOfPerson(db, actor, body)),
    route(findCodeEndpoint, ({ actor, params }) => findOfCode(db, actor, params.code)),
  ];
}
