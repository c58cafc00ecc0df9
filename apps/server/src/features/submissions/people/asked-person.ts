// What looking a person up for a submission has in common, however the person is named: who may ask, on which forms, what
// is audited, and what is replied.
// rules: A4.48, A7.12, W7
import type { ProblemCode } from '@constancia/contract/problems.ts';
import type { PersonReply } from '@constancia/contract/submissions/people.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { entryLimits } from '@constancia/domain/submissions/checks/entry-limits.ts';
import { askedPerson } from '@constancia/domain/submissions/particulars/particulars.ts';
import type { Citizen } from '@constancia/domain/submissions/submission.ts';
import { appendAudit } from '../../../platform/audit/queries.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Log } from '../../../platform/log.ts';
import { RegisterFailure, type RegisterKey } from '../../../ports/citizens/port.ts';
import { orOnFailure } from '../../../ports/outside-call/or-on-failure.ts';
import type { CitizenRegisters } from '../../citizens/public.ts';
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

export interface AskingForPerson {
  readonly actor: Actor;
  readonly form: FormRow;
  readonly definition: FormDefinition;
  readonly key: RegisterKey;
}

/** Throws the problems of a form that this person may not answer, and person-not-asked. */
export async function askingForPerson(
  services: PeopleServices,
  actor: Actor,
  formId: string,
): Promise<AskingForPerson> {
  const { db, versions } = services;
  const form = await openFormToAnswer(db, actor, formId);
  const definition = (await versions.load(form, form.version))?.definition;
  if (!definition || askedPerson(definition) === null) throw new Problem('person-not-asked');
  const municipalityId = form.municipalityId;
  const municipalityPath = await findMunicipalityPath(db, municipalityId);
  return { actor, form, definition, key: { municipalityId, municipalityPath } };
}

/** What the register replies; its failure becomes the problem that the rules name. */
export function answerOfRegister<T>(log: Log, problem: ProblemCode, ask: () => Promise<T>): Promise<T> {
  return orOnFailure({ log, service: 'citizens', failure: RegisterFailure }, ask, () => {
    throw new Problem(problem);
  });
}

export function auditPerson(
  db: Queryable,
  { actor, form }: AskingForPerson,
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

export async function replyAboutPerson(
  db: Database,
  { form, definition }: AskingForPerson,
  person: Citizen | null,
): Promise<PersonReply> {
  if (!person || !definition.options.singleAnswer) return { person, alreadyAnswered: false };
  const ofCitizen = await countOfPerson(db, form, person);
  const { alreadyAnswered } = entryLimits(definition, { ofForm: 0, ofCitizen });
  return { person, alreadyAnswered };
}
