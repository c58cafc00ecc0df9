// Looks up or creates the person that a submission is about, while it is being written. Only for staff who
// may answer the form, only on forms that ask for a person, thirty times a minute; every look-up is in the
// audit log with its purpose.
// rules: A4.11-A4.14, A7.12, A8.04, W7
import type { Body } from '@constancia/contract/endpoint.ts';
import type { ProblemCode } from '@constancia/contract/problems.ts';
import {
  createPerson as createPersonEndpoint,
  findPerson as findPersonEndpoint,
  type PersonReply,
} from '@constancia/contract/submissions/people.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { checkNewPerson } from '@constancia/domain/citizens/new-person.ts';
import { plainNumber, searchIssue } from '@constancia/domain/citizens/person-number.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { entryLimits } from '@constancia/domain/submissions/checks/entry-limits.ts';
import { askedPerson } from '@constancia/domain/submissions/particulars/particulars.ts';
import type { Citizen } from '@constancia/domain/submissions/submission.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable } from '../../../platform/db/database.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Log } from '../../../platform/log.ts';
import { RegisterFailure, type RegisterKey } from '../../../ports/citizens/port.ts';
import { type CitizenRegisters, registerOf } from '../../citizens/public.ts';
import { type FormRow, type FormVersions, openFormToAnswer } from '../../forms/public.ts';
import { findMunicipalityPath } from '../../territory/public.ts';
import { countOfPerson } from '../queries.ts';

export interface PeopleServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly versions: FormVersions;
  readonly registers: CitizenRegisters;
}

/**
 * The ranges in A5.21 and A5.22 depend on the language of the screen. The server does not know it and uses
 * the wider range.
 */
const ANY_LANGUAGE = '';

interface Asking {
  readonly actor: Actor;
  readonly form: FormRow;
  readonly definition: FormDefinition;
  readonly key: RegisterKey;
}

async function asking(services: PeopleServices, actor: Actor, formId: string): Promise<Asking> {
  const { db, versions } = services;
  const form = await openFormToAnswer(db, actor, formId);
  const definition = (await versions.load(form, form.version))?.definition;
  if (!definition || askedPerson(definition) === null) throw new Problem('person-not-asked');
  const municipalityId = form.municipalityId;
  const municipalityPath = await findMunicipalityPath(db, municipalityId);
  return { actor, form, definition, key: { municipalityId, municipalityPath } };
}

/** What the register replies; its failure becomes the problem that the rules name. */
async function answerOf<T>(log: Log, problem: ProblemCode, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof RegisterFailure)) throw error;
    log.warn({ err: error, service: 'citizens' }, 'outside service failed');
    throw new Problem(problem);
  }
}

function audit(
  db: Queryable,
  { actor, form }: Asking,
  entry: { readonly at: Date; readonly action: 'read' | 'create'; readonly person: Citizen | null },
): Promise<void> {
  return appendAudit(db, {
    municipalityId: form.municipalityId,
    at: entry.at,
    actor: actor.username,
    action: entry.action,
    subject: 'citizen',
    subjectId: entry.person ? String(entry.person.id) : '',
    details: { purpose: 'answer', form: form.id, found: entry.person !== null },
  });
}

async function replyAbout(
  db: Database,
  { form, definition }: Asking,
  person: Citizen | null,
): Promise<PersonReply> {
  if (!person || !definition.options.singleAnswer) return { person, alreadyAnswered: false };
  const ofCitizen = await countOfPerson(db, form, person);
  const { alreadyAnswered } = entryLimits(definition, { ofForm: 0, ofCitizen });
  return { person, alreadyAnswered };
}

async function findPerson(
  services: PeopleServices,
  asked: Asking,
  { personType, number }: Body<typeof findPersonEndpoint>,
): Promise<PersonReply> {
  const { db, clock, log, registers } = services;
  const code = searchIssue({ personType, number }, ANY_LANGUAGE);
  if (code) throw new Problem('person-invalid', { issues: [{ code, at: { field: 'number' } }] });
  const person = await answerOf(log, 'citizen-search-failed', () =>
    registerOf(registers, asked.form.settings).getCitizen(asked.key, {
      personType,
      number: plainNumber(personType, number),
    }),
  );
  await audit(db, asked, { at: clock(), action: 'read', person });
  return replyAbout(db, asked, person);
}

async function createPerson(
  services: PeopleServices,
  asked: Asking,
  body: Body<typeof createPersonEndpoint>,
): Promise<PersonReply> {
  const { db, clock, log, registers } = services;
  const checked = checkNewPerson(body);
  if (checked.issues.length > 0) throw new Problem('person-invalid', { issues: checked.issues });
  const { person, outcome } = await answerOf(log, 'citizen-create-failed', () =>
    registerOf(registers, asked.form.settings).createCitizen(asked.key, checked.person, (tx, created) =>
      audit(tx, asked, { at: clock(), action: 'create', person: created }),
    ),
  );
  if (outcome === 'known') await audit(db, asked, { at: clock(), action: 'read', person });
  return replyAbout(db, asked, person);
}

export function peopleRoutes(services: PeopleServices): readonly Route[] {
  return [
    route(findPersonEndpoint, async ({ actor, params, body }) =>
      findPerson(services, await asking(services, actor, params.formId), body),
    ),
    route(createPersonEndpoint, async ({ actor, params, body }) =>
      createPerson(services, await asking(services, actor, params.formId), body),
    ),
  ];
}
