// How a person of the register and their fields are called on the screens.
import { personName } from '@constancia/domain/citizens/person-name.ts';
import type { PersonType } from '@constancia/domain/citizens/person-number.ts';
import type { CitizenField } from '@constancia/domain/citizens/registered-citizen.ts';
import { t } from '../../../platform/texts.ts';

/** `lastName` is '' for a legal person. */
export const nameOf = (citizen: { readonly firstName: string; readonly lastName: string }) =>
  personName(citizen);

export function fieldName(field: CitizenField, personType: PersonType): string {
  const isLegal = personType === 'juridica';
  switch (field) {
    case 'firstName':
      return t(isLegal ? 'person.business-name' : 'person.first-name');
    case 'lastName':
      return t('person.last-name');
    case 'documentNumber':
      return t('citizens.column-number');
    case 'email':
      return t('person.email');
    case 'phone':
      return t('person.phone');
    case 'street':
      return t('person.street');
    case 'username':
      return t('citizens.username');
  }
}

/** The fields that a person of this kind has. */
export function fieldsOf(personType: PersonType, fields: readonly CitizenField[]): readonly CitizenField[] {
  return personType === 'juridica' ? fields.filter((field) => field !== 'lastName') : fields;
}

export const shown = (value: string) => (value === '' ? t('citizens.empty') : value);
