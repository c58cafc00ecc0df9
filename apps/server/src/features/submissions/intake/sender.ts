// Who sends a new submission, as the server knows them without trusting the device: a member of staff by their
// account, a citizen by the portal, anyone else as nobody.
// rules: A4.30-A4.34, W8
import type { Actor } from '@constancia/domain/access/actor.ts';
import type { AnswererKind } from '@constancia/domain/access/answerer.ts';
import { may } from '@constancia/domain/access/may.ts';
import { mayAnswerAsCitizen, type PortalCitizen } from '@constancia/domain/access/portal-citizen.ts';
import { type RowScope, submissionScope } from '@constancia/domain/access/scope.ts';
import { DOCUMENT_TYPE } from '@constancia/domain/interchange/registers/citizen-document.ts';
import { ANONYMOUS_AUTHOR } from '@constancia/domain/submissions/author.ts';
import type { Citizen } from '@constancia/domain/submissions/submission.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { FormRow } from '../../forms/public.ts';
import { findAuthor } from '../../users/public.ts';
import { findPersonFor } from './find-person.ts';
import type { FindPerson } from './submitted-particulars.ts';

export interface Author {
  readonly createdBy: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly inspectorNumber: string;
}

const VISITOR: Author = { createdBy: ANONYMOUS_AUTHOR, firstName: '', lastName: '', inspectorNumber: '' };

export interface Sender {
  readonly author: Author;
  /** Id of the account; '' for a visitor. */
  readonly uploadedBy: string;
  readonly answerer: AnswererKind;
  /** Looks up the person that the submission is about. */
  readonly findPerson: FindPerson;
  /**
   * The citizen who came from the portal: the submission is about them, and the form does not ask for a
   * person.
   */
  readonly person: Citizen | null;
  /** The submissions that they may see; null for a visitor. */
  readonly scope: RowScope | null;
}

interface SenderServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly findPerson: FindPerson;
}

export async function staffSender(services: SenderServices, actor: Actor): Promise<Sender> {
  const user = await findAuthor(services.db, actor.municipalityId, actor.userId);
  return {
    author: {
      createdBy: actor.username,
      firstName: user?.firstName ?? '',
      lastName: user?.lastName ?? '',
      inspectorNumber: user?.inspectorNumber ?? '',
    },
    uploadedBy: actor.userId,
    answerer: 'staff',
    findPerson: findPersonFor(services, actor),
    person: null,
    scope: may(actor, 'read', 'respuesta') ? submissionScope(actor) : null,
  };
}

/**
 * On a portal form the person comes from the citizen portal; a public form has none. No register is asked about
 * a person that a visitor's device names.
 */
export async function visitorSender(
  services: SenderServices,
  citizen: PortalCitizen | null,
  form: FormRow,
): Promise<Sender> {
  const own = citizen !== null && mayAnswerAsCitizen(citizen, asksPortal(form)) ? citizen : null;
  const person = own && (await personOf(services, own));
  const author = own ? authorFrom(own) : VISITOR;
  return { author, uploadedBy: '', answerer: 'visitor', findPerson: NOBODY, person, scope: null };
}

const NOBODY: FindPerson = async () => null;

const asksPortal = ({ municipalityId, portal }: FormRow) => ({ municipalityId, portal });

function authorFrom({ author: createdBy, firstName, lastName }: PortalCitizen): Author {
  return { createdBy, firstName, lastName, inspectorNumber: '' };
}

/** Taken from our register of citizens; for people who are not in it, from the citizen portal. */
async function personOf({ findPerson }: SenderServices, citizen: PortalCitizen): Promise<Citizen> {
  const { municipalityId, id, firstName, lastName, documentNumber } = citizen;
  const known = await findPerson({ municipalityId, id, documentNumber });
  return known ?? { ...NO_CONTACT, id, firstName, lastName, documentNumber };
}

const NO_CONTACT = {
  email: '',
  phone: '',
  street: '',
  personType: 'fisica',
  documentType: DOCUMENT_TYPE.dni,
  taxNumber: '',
  source: '',
} as const;
