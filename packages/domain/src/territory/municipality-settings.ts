// What may differ between municipalities beyond their row's own fields: a table of settings with their default.
// The values lie in the municipality's row; which municipality has which is demonstration data, never code.
// rules: A1.08, A9.21, P2.35, P2.75, A2.55, A2.08, A7.12, E5.28, R2.065, R9.15, P9.18-P9.24

export interface MunicipalitySettings {
  /** A form made by duplication shows a mark on its title (P2.75). */
  readonly marksDuplicatedForms: boolean;
  /** Picking a point on the map does not look its address up (A2.55). */
  readonly skipsReverseGeocoding: boolean;
  /** Public pages show no brand logo (P2.35). */
  readonly hidesBrandOnPublicPages: boolean;
  /** The electronic signature of an answer is not shown (R2.065). */
  readonly hidesElectronicSignature: boolean;
  /** Forms whose records are drawn as certificates, by id (A1.07, A9.20). */
  readonly certificateForms: readonly string[];
  /** Questions may offer a video attachment (E5.28). */
  readonly offersVideo: boolean;
  /** People who may offer it although their municipality does not, by incident-system username (E5.28). */
  readonly offersVideoTo: readonly string[];
  /** Answers processed in one load of the statistics (R9.15). */
  readonly statisticsLimit: number;
  /** Where people are looked up: in our own register or in the municipal platform's (A7.12). */
  readonly citizenRegister: 'built-in' | 'platform';
  /** Whose areas, incident types, incidents and assets: our own registers' or the municipal platform's (A4.09, E7.06). */
  readonly incidentSystem: 'built-in' | 'platform';
  /** Whose agendas and bookings (E7.11, R7.40). */
  readonly bookingSystem: 'built-in' | 'platform';
  /** Origins that may show pages in a frame and receive ANSWER_SAVED (A2.08). */
  readonly frameOrigins: readonly string[];
  /** Colour of the main buttons of answering, e.g. '#8a1538'; '' for the product's (A1.08). */
  readonly buttonColor: string;
  /** Another colour for some forms, by their id (A9.21). */
  readonly buttonColorByForm: Readonly<Record<string, string>>;
}

export const DEFAULT_SETTINGS: MunicipalitySettings = {
  marksDuplicatedForms: false,
  skipsReverseGeocoding: false,
  hidesBrandOnPublicPages: false,
  hidesElectronicSignature: false,
  certificateForms: [],
  offersVideo: false,
  offersVideoTo: [],
  statisticsLimit: 100,
  citizenRegister: 'built-in',
  incidentSystem: 'built-in',
  bookingSystem: 'built-in',
  frameOrigins: [],
  buttonColor: '',
  buttonColorByForm: {},
};

/** The stored part over the defaults. */
export function settingsOf(stored: Partial<MunicipalitySettings>): MunicipalitySettings {
  return { ...DEFAULT_SETTINGS, ...stored };
}

/** Whether somebody who builds forms may let questions take a video (E5.28). */
export function mayOfferVideo(settings: MunicipalitySettings, username: string): boolean {
  return settings.offersVideo || (username !== '' && settings.offersVideoTo.includes(username));
}

/** Of the setting what are origins of the web, written as browsers write them: they stand in headers. */
export function frameOriginsOf(stored: Partial<MunicipalitySettings>): readonly string[] {
  return settingsOf(stored).frameOrigins.filter((origin) => ORIGIN.test(origin));
}

const ORIGIN = /^https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/;
