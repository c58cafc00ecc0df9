// The option flags of a form (`opcionales`): their names, what a flag clears when it is turned off, and which
// flags exclude each other. This file holds only data; set-option.ts applies it and option-checks.ts enforces
// it.
// rules: E3.18-E3.37, E4.35-E4.61, W1

/** All options. Documents use Spanish names for some of them (interchange/forms/definition-document.ts). */
export const OPTION_NAMES = [
  'addAppointment',
  'addPaymentGateway',
  'automaticDownload',
  'citizenAssociationFromCitizenPortal',
  'citizen',
  'citizenRequired',
  'customizedVoucher',
  'recipient',
  'digitalSignature',
  'editableForm',
  'emailCopy',
  'geolocation',
  'showHeaderImage',
  'incidents',
  'incidentPerState',
  'limitResponses',
  'pdfDownloadCode',
  'pdfPortablePrint',
  'publicAccess',
  'signatureEditableAnswer',
  'singleAnswer',
] as const;

/**
 * How many characters of the submission's id begin its record code (W1): 8 cannot be guessed, 3 is what older
 * forms have.
 */
export const RECORD_CODE_LENGTHS = [8, 3] as const;
export type RecordCodeLength = (typeof RECORD_CODE_LENGTHS)[number];
export const NEW_RECORD_CODE_LENGTH: RecordCodeLength = 8;
export const OLD_RECORD_CODE_LENGTH: RecordCodeLength = 3;

export type OptionName = (typeof OPTION_NAMES)[number];
export type OptionFlags = Readonly<Record<OptionName, boolean>>;

export const ALL_OPTIONS_OFF: OptionFlags = Object.fromEntries(
  OPTION_NAMES.map((name) => [name, false]),
) as unknown as OptionFlags;

/**
 * Whether the form synchronises with the incident-management system: a switch of the screen, not a stored
 * flag (E3.07).
 */
export type Sync = 'on' | 'off';

/** Content of a form that is emptied when the flag it belongs to is turned off. */
export type OptionContent =
  | 'appointment'
  | 'incidentArea'
  | 'payments'
  | 'recordCodeLength'
  | 'responseLimit'
  | 'signatures'
  | 'voucherText';

/** Why a flag cannot be turned on now. */
export type WhyDisabled =
  | 'needs-citizen'
  | 'needs-citizen-portal'
  | 'needs-incidents'
  | 'needs-public'
  | 'needs-public-or-citizen-portal'
  | 'needs-signature'
  | 'needs-sync'
  | 'excluded-by-appointment'
  | 'excluded-by-citizen'
  | 'excluded-by-citizen-portal'
  | 'excluded-by-public'
  | 'not-offered';

export interface OptionRule {
  /** Flags that are turned off with this one. */
  readonly clears?: readonly OptionName[];
  /** Content of the form that is emptied with it. */
  readonly empties?: readonly OptionContent[];
  /** Flags that are turned off when this one is turned on. */
  readonly replaces?: readonly OptionName[];
  /** It can be on only while one of `anyOf` is on. */
  readonly needs?: { readonly anyOf: readonly (OptionName | 'sync')[]; readonly reason: WhyDisabled };
  /** It cannot be turned on while one of these is on. */
  readonly excludedBy?: readonly { readonly option: OptionName; readonly reason: WhyDisabled }[];
  /** The editor does not offer it; a stored value is kept (E3.37). */
  readonly offered?: false;
}

const BY_CITIZEN = { option: 'citizen', reason: 'excluded-by-citizen' } as const;
const BY_PORTAL = {
  option: 'citizenAssociationFromCitizenPortal',
  reason: 'excluded-by-citizen-portal',
} as const;
const BY_PUBLIC = { option: 'publicAccess', reason: 'excluded-by-public' } as const;
const BY_APPOINTMENT = { option: 'addAppointment', reason: 'excluded-by-appointment' } as const;
const NEEDS_PORTAL = {
  anyOf: ['citizenAssociationFromCitizenPortal'],
  reason: 'needs-citizen-portal',
} as const;
const NEEDS_SYNC = { anyOf: ['sync'], reason: 'needs-sync' } as const;

export const OPTION_RULES: Readonly<Record<OptionName, OptionRule>> = {
  addAppointment: { needs: NEEDS_PORTAL, empties: ['appointment'], replaces: ['emailCopy'] },
  addPaymentGateway: { empties: ['payments'] },
  automaticDownload: { needs: { anyOf: ['publicAccess'], reason: 'needs-public' } },
  citizenAssociationFromCitizenPortal: {
    clears: ['singleAnswer', 'addAppointment', 'customizedVoucher'],
    empties: ['appointment', 'voucherText'],
    excludedBy: [BY_CITIZEN, BY_PUBLIC],
  },
  citizen: { needs: NEEDS_SYNC, clears: ['citizenRequired'], excludedBy: [BY_PORTAL, BY_PUBLIC] },
  citizenRequired: { needs: { anyOf: ['citizen'], reason: 'needs-citizen' } },
  customizedVoucher: {
    needs: {
      anyOf: ['publicAccess', 'citizenAssociationFromCitizenPortal'],
      reason: 'needs-public-or-citizen-portal',
    },
  },
  recipient: { offered: false },
  digitalSignature: { clears: ['signatureEditableAnswer'], empties: ['signatures'] },
  editableForm: {},
  emailCopy: { excludedBy: [BY_APPOINTMENT] },
  geolocation: {},
  showHeaderImage: {},
  incidents: { needs: NEEDS_SYNC, clears: ['incidentPerState'], empties: ['incidentArea'] },
  incidentPerState: { needs: { anyOf: ['incidents'], reason: 'needs-incidents' } },
  limitResponses: { empties: ['responseLimit'] },
  pdfDownloadCode: { empties: ['recordCodeLength'] },
  pdfPortablePrint: { offered: false },
  publicAccess: {
    clears: ['automaticDownload', 'customizedVoucher'],
    empties: ['voucherText'],
    excludedBy: [BY_CITIZEN, BY_PORTAL],
  },
  signatureEditableAnswer: { needs: { anyOf: ['digitalSignature'], reason: 'needs-signature' } },
  singleAnswer: { needs: NEEDS_PORTAL },
};
