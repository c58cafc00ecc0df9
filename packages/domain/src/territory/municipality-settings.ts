// The settings in which municipalities may differ, with their defaults. The values are stored in the
// municipality's row; which municipality uses which is demonstration data, never code.
// rules: A1.08, A9.21, P9.18-P9.24, R9.32

export interface MunicipalitySettings {
  /** Forms made by duplication show a mark on their title (P2.75). */
  readonly marksDuplicatedForms: boolean;
  /** Picking a point on the map does not look up its address (A2.55). */
  readonly skipsReverseGeocoding: boolean;
  /** Public pages show no brand logo (P2.35). */
  readonly hidesBrandOnPublicPages: boolean;
  /** The electronic signature of a submission is not shown (R2.065). */
  readonly hidesElectronicSignature: boolean;
  /** Ids of the forms whose records are drawn as certificates (A1.07, A9.20). */
  readonly certificateForms: readonly string[];
  /** Questions may offer a video attachment (E5.28). */
  readonly offersVideo: boolean;
  /**
   * Incident-system usernames of people who may offer a video although their municipality does not (E5.28).
   */
  readonly offersVideoTo: readonly string[];
  /** How many submissions one load of the statistics processes (R9.15). */
  readonly statisticsLimit: number;
  /** After how many months a submission is deleted; 0 for never (X34.87). */
  readonly retentionMonths: number;
  /** Other months for single forms, by form id; 0 keeps them for ever (X34.87). */
  readonly retentionByForm: Readonly<Record<string, number>>;
  /** Which register of citizens is searched: our own or the municipal platform's (A7.12). */
  readonly citizenRegister: 'built-in' | 'platform';
  /**
   * Where areas, incident types, incidents and assets come from: our own registers or the municipal platform
   * (A4.09, E7.06).
   */
  readonly incidentSystem: 'built-in' | 'platform';
  /** Where agendas and bookings come from (E7.11, R7.40). */
  readonly bookingSystem: 'built-in' | 'platform';
  /** Origins that may show our pages in a frame and receive ANSWER_SAVED (A2.08). */
  readonly frameOrigins: readonly string[];
  /** Colour of the main buttons while answering, e.g. '#8a1538'; '' for the product's own (A1.08). */
  readonly buttonColor: string;
  /** Other button colours for single forms, by form id (A9.21). */
  readonly buttonColorByForm: Readonly<Record<string, string>>;
  /** Storage key of the picture that stands for the product's mark on citizens' pages and in records; '' for none (R9.32). */
  readonly logo: string;
  /** Other logos for single forms, by form id (R9.32). */
  readonly logoByForm: Readonly<Record<string, string>>;
  /** Name from which e-mails come; '' for the installation's (X33.85). */
  readonly mailSenderName: string;
  /** Address to which replies to e-mails go; '' for none of its own (X33.85). */
  readonly mailReplyTo: string;
  /** URL of the platform that the municipality works with; '' for the installation's (X34.46). */
  readonly platformUrl: string;
  /** URL of the booking form that its citizens are led to; '' for the installation's (X34.46). */
  readonly bookingUrl: string;
  /** URL of a Nominatim-compatible geocoder; '' for the installation's (X34.38). */
  readonly geocoderUrl: string;
  /** URL of map pictures of streets with {z}, {x} and {y}; '' for the installation's (X34.39). */
  readonly streetTiles: string;
  /** Who made them, as the map says it. */
  readonly streetCredit: string;
  /** The same of pictures from above. */
  readonly satelliteTiles: string;
  readonly satelliteCredit: string;
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
  retentionMonths: 0,
  retentionByForm: {},
  citizenRegister: 'built-in',
  incidentSystem: 'built-in',
  bookingSystem: 'built-in',
  frameOrigins: [],
  buttonColor: '',
  buttonColorByForm: {},
  logo: '',
  logoByForm: {},
  mailSenderName: '',
  mailReplyTo: '',
  platformUrl: '',
  bookingUrl: '',
  geocoderUrl: '',
  streetTiles: '',
  streetCredit: '',
  satelliteTiles: '',
  satelliteCredit: '',
};

/** The stored settings over the defaults. */
export function settingsOf(stored: Partial<MunicipalitySettings>): MunicipalitySettings {
  return { ...DEFAULT_SETTINGS, ...stored };
}

/** Storage key of the logo of a form; '' where neither it nor its municipality has one. */
export function logoOf(stored: Partial<MunicipalitySettings>, formId: string): string {
  const { logo, logoByForm } = settingsOf(stored);
  return (Object.hasOwn(logoByForm, formId) && logoByForm[formId]) || logo;
}

/** After how many months submissions to a form are deleted; null when they are kept for ever. */
export function retentionOf(stored: Partial<MunicipalitySettings>, formId: string): number | null {
  const { retentionMonths, retentionByForm } = settingsOf(stored);
  const months = Object.hasOwn(retentionByForm, formId) ? retentionByForm[formId] : retentionMonths;
  return months ? months : null;
}

/** Whether a person who builds forms may let questions accept a video (E5.28). */
export function mayOfferVideo(settings: MunicipalitySettings, username: string): boolean {
  return settings.offersVideo || (username !== '' && settings.offersVideoTo.includes(username));
}

/** The frame origins that are valid web origins, as browsers write them: they go into HTTP headers. */
export function frameOriginsOf(stored: Partial<MunicipalitySettings>): readonly string[] {
  return settingsOf(stored).frameOrigins.filter(isFrameOrigin);
}

/** Scheme, host and perhaps a port, in small letters and without wildcards, e.g. https://intranet.example.org. */
export function isFrameOrigin(origin: string): boolean {
  return ORIGIN.test(origin);
}

const ORIGIN = /^https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/;
