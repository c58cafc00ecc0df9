// Converts a created person to the form in which submissions hold them.
// rules: A3.28, A3.29, A3.36, A7.13
import type { NewPerson } from '@constancia/domain/citizens/new-person.ts';
import { LEGAL_PERSON_LAST_NAME } from '@constancia/domain/citizens/person-name.ts';
import { DOCUMENT_TYPE } from '@constancia/domain/interchange/registers/citizen-document.ts';
import type { Citizen } from '@constancia/domain/submissions/submission.ts';

export function personOf({ personType, ...person }: NewPerson): Omit<Citizen, 'id'> {
  const legal = personType === 'juridica';
  return {
    ...person,
    lastName: legal ? LEGAL_PERSON_LAST_NAME : person.lastName,
    personType,
    documentType: legal ? DOCUMENT_TYPE.cuit : DOCUMENT_TYPE.dni,
    taxNumber: legal ? person.documentNumber : '',
    source: '',
  };
}
