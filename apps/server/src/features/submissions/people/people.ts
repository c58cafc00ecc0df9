// Looks up or creates the person that a submission is about, while it is being written. Only for staff who
// may answer the form, only on forms that ask for a person, thirty times a minute; every look-up is in the
// audit log with its purpose.
// rules: A4.11-A4.14, A7.12, A8.04, W7
import type { Body } from '@constancia/contract/endpoint.ts';
import {
  createPerson as createPersonEndpoint,
  findPerson as findPersonEndpoint,
  type PersonReply,
} from '@constancia/contract/submissions/people.ts';
import { checkNewPerson } from '@constancia/domain/citizens/new-person.ts';
import { plainNumber, searchIssue } from '@constancia/domain/citizens/person-number.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { registerOf } from '../../citizens/public.ts';
import {
  type AskingForPerson,
  answerOfRegister,
  askingForPerson,
  auditPerson,
  type PeopleServices,
  replyAboutPerson,
} from './asked-person.ts';

/**
 * The ranges in A5.21 and A5.22 depend on the language of the screen. The server does not know it and uses
 * the wider range.
 */
const ANY_LANGUAGE = '';

async function findPerson(
  services: PeopleServices,
  asked: AskingForPerson,
  { personType, number }: Body<typeof findPersonEndpoint>,
): Promise<PersonReply> {
  const { db, clock, log, registers } = services;
  const code = searchIssue({ personType, number }, ANY_LANGUAGE);
  if (code) throw new Problem('person-invalid', { issues: [{ code, at: { field: 'number' } }] });
  const person = await answerOfRegister(log, 'citizen-search-failed', () =>
    registerOf(registers, asked.form.settings).getCitizen(asked.key, {
      personType,
      number: plainNumber(personType, number),
    }),
  );
  await auditPerson(db, asked, { at: clock(), action: 'read', person });
  return replyAboutPerson(db, asked, person);
}

async function createPerson(
  services: PeopleServices,
  asked: AskingForPerson,
  body: Body<typeof createPersonEndpoint>,
): Promise<PersonReply> {
  const { db, clock, log, registers } = services;
  const checked = checkNewPerson(body);
  if (checked.issues.length > 0) throw new Problem('person-invalid', { issues: checked.issues });
  const { person, outcome } = await answerOfRegister(log, 'citizen-create-failed', () =>
    registerOf(registers, asked.form.settings).createCitizen(asked.key, checked.person, (tx, created) =>
      auditPerson(tx, asked, { at: clock(), action: 'create', person: created }),
    ),
  );
  if (outcome === 'known') await auditPerson(db, asked, { at: clock(), action: 'read', person });
  return replyAboutPerson(db, asked, person);
}

export function peopleRoutes(services: PeopleServices): readonly Route[] {
  return [
    route(findPersonEndpoint, async ({ actor, params, body }) =>
      findPerson(services, await askingForPerson(services, actor, params.formId), body),
    ),
    route(createPersonEndpoint, async ({ actor, params, body }) =>
      createPerson(services, await askingForPerson(services, actor, params.formId), body),
    ),
  ];
}
