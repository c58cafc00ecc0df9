// The options, grouped as 'Configuración' shows them.
// rules: E2.12, E3.18-E3.37
import type { OptionName } from '@constancia/domain/forms/definition/options.ts';

/** Every option except those that are offered nowhere (E3.37). */
export type ShownOption = Exclude<OptionName, 'recipient' | 'pdfPortablePrint'>;

export type OptionGroup = 'access' | 'citizen' | 'location' | 'signatures' | 'after' | 'outside';

const GROUP_OF: Readonly<Record<ShownOption, OptionGroup>> = {
  publicAccess: 'access',
  limitResponses: 'access',
  editableForm: 'access',
  citizen: 'citizen',
  citizenRequired: 'citizen',
  citizenAssociationFromCitizenPortal: 'citizen',
  singleAnswer: 'citizen',
  geolocation: 'location',
  showHeaderImage: 'location',
  digitalSignature: 'signatures',
  signatureEditableAnswer: 'signatures',
  pdfDownloadCode: 'after',
  automaticDownload: 'after',
  customizedVoucher: 'after',
  emailCopy: 'after',
  incidents: 'outside',
  incidentPerState: 'outside',
  addAppointment: 'outside',
  addPaymentGateway: 'outside',
};

const GROUPS: readonly OptionGroup[] = ['access', 'citizen', 'location', 'signatures', 'after', 'outside'];

export function optionGroups(): readonly (readonly [OptionGroup, readonly ShownOption[]])[] {
  const names = Object.keys(GROUP_OF) as readonly ShownOption[];
  return GROUPS.map((group) => [group, names.filter((name) => GROUP_OF[name] === group)]);
}
