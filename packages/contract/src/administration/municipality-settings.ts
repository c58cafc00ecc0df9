// The settings of a municipality, for administrators: read with a version, and stored as a whole.
// rules: X33.80-X33.87, X34.34, X34.38-X34.49
import { LOGO_BYTES_MAX } from '@constancia/domain/limits.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { SCAN_PROBLEMS } from '../problems.ts';
import { mapShown } from '../map.ts';
import { entityId, int4, localized, text } from '../shapes.ts';

const access = { kind: 'may', action: 'manage', subject: 'usuario' } as const;

const params = z.object({ municipalityId: entityId });

const system = z.enum(['built-in', 'platform']);

const forms = () => z.array(entityId).max(500);

/** How many months the submissions of single forms are kept. */
export const monthsByForm = z.record(entityId, int4()).refine((months) => Object.keys(months).length <= 500);

/** Texts as they were typed: the domain checks them and names the field. */
const settings = z.strictObject({
  timeZone: text().max(60),
  centre: z
    .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .nullable(),
  buttonColor: text().max(20),
  buttonColorByForm: z.record(entityId, text().max(20)).refine((colors) => Object.keys(colors).length <= 500),
  logo: text().max(200),
  logoByForm: z.record(entityId, text().max(200)).refine((logos) => Object.keys(logos).length <= 500),
  hidesBrandOnPublicPages: z.boolean(),
  hidesElectronicSignature: z.boolean(),
  marksDuplicatedForms: z.boolean(),
  certificateForms: forms(),
  offersVideo: z.boolean(),
  offersVideoTo: z.array(text().max(200)).max(200),
  skipsReverseGeocoding: z.boolean(),
  statisticsLimit: int4(),
  retentionMonths: int4(),
  retentionByForm: monthsByForm,
  frameOrigins: z.array(text().max(300)).max(20),
  citizenRegister: system,
  incidentSystem: system,
  bookingSystem: system,
  mailSenderName: text().max(300),
  mailReplyTo: text().max(300),
  platformUrl: text().max(300),
  bookingUrl: text().max(300),
  geocoderUrl: text().max(300),
  streetTiles: text().max(500),
  streetCredit: text().max(1_000),
  satelliteTiles: text().max(500),
  satelliteCredit: text().max(1_000),
  ownTexts: z.record(text().max(80), text().max(5_000)).refine((texts) => Object.keys(texts).length <= 1_000),
});

export const readMunicipalitySettings = endpoint({
  method: 'GET',
  path: '/api/municipalities/:municipalityId/settings',
  summary: 'The settings of a municipality, with what they are chosen from',
  access,
  often: 'unlimited',
  audit: 'nothing',
  params,
  reply: z.object({
    version: z.number().int(),
    name: z.string(),
    settings,
    /** Forms that may have a colour or a layout of their own, by title. */
    forms: z.array(z.object({ id: entityId, title: localized })),
    /** URLs of the pictures that the settings name, by their keys; valid for five minutes. */
    logoUrls: z.record(z.string(), z.string()),
    /** Names of the time zones to choose from. */
    timeZones: z.array(z.string()),
    /** Whether the installation knows the platform's register of citizens, and its other systems. */
    hasCitizenRegister: z.boolean(),
    hasPlatform: z.boolean(),
    /** Hosts of the inner network that a municipality may name. */
    outsideHosts: z.array(z.string()),
    /** Texts that the municipality may word itself, in Spanish, by their code. */
    texts: z.record(z.string(), z.string()),
    map: mapShown,
  }),
  problems: ['municipality-not-found'],
});

export const saveMunicipalitySettings = endpoint({
  method: 'PUT',
  path: '/api/municipalities/:municipalityId/settings',
  summary: 'Stores the settings of a municipality, when nobody else changed them since they were read',
  access,
  often: 'unlimited',
  audit: { writes: ['update municipality-settings'] },
  params,
  body: z.strictObject({ version: int4(), settings }),
  reply: z.object({ version: z.number().int() }),
  problems: ['municipality-not-found', 'municipality-invalid', 'settings-changed'],
});

export const uploadLogo = endpoint({
  method: 'POST',
  path: '/api/municipalities/:municipalityId/logos',
  summary: 'Upload a logo of a municipality; it counts once the settings are saved with its key',
  access,
  often: { rate: 'upload', by: 'account' },
  audit: { writes: ['refuse file'] },
  params,
  upload: ['application/octet-stream'],
  bodyLimit: LOGO_BYTES_MAX,
  /** `url` shows it to who uploaded it, for five minutes. */
  reply: z.object({ key: z.string(), url: z.string() }),
  problems: [
    'municipality-not-found',
    'image-refused',
    ...SCAN_PROBLEMS,
    'payload-too-large',
    'media-type-refused',
    'too-many-requests',
  ],
});

export const sendTestMail = endpoint({
  method: 'POST',
  path: '/api/municipalities/:municipalityId/test-mails',
  summary:
    'Sends the person who asks a mail as the municipality sends them, and says what the mail server did',
  access,
  often: { rate: 'mail-test', by: 'account' },
  audit: { writes: ['create test-mail'] },
  params,
  body: z.strictObject({}),
  reply: z.object({
    sentTo: z.string(),
    /** Why it was not accepted, as the mail port says it. */
    outcome: z.enum(['accepted', 'no-answer', 'refused-now', 'refused', 'not-configured']),
  }),
  problems: ['municipality-not-found', 'user-without-email', 'too-many-requests'],
});

export const askPlatform = endpoint({
  method: 'POST',
  path: '/api/municipalities/:municipalityId/test-requests',
  summary: 'Asks the platform of a municipality for its areas, and says what came back and how long it took',
  access,
  often: { rate: 'platform-test', by: 'account' },
  audit: { writes: ['create test-request'] },
  params,
  body: z.strictObject({}),
  reply: z.object({
    /** not-public: the server does not ask at that address. */
    outcome: z.enum(['answered', 'no-answer', 'refused', 'bad-answer', 'not-public', 'not-configured']),
    milliseconds: z.number().int(),
  }),
  problems: ['municipality-not-found', 'too-many-requests'],
});

export const askGeocoder = endpoint({
  method: 'POST',
  path: '/api/municipalities/:municipalityId/test-searches',
  summary: 'Asks the geocoder of a municipality for its name, and says what came back and how long it took',
  access,
  often: { rate: 'geocoder-test', by: 'account' },
  audit: { writes: ['create test-request'] },
  params,
  body: z.strictObject({}),
  reply: z.object({
    /** busy: too many people wait for it. not-public: the server does not ask at that address. */
    outcome: z.enum([
      'answered',
      'no-answer',
      'refused',
      'bad-answer',
      'busy',
      'not-public',
      'not-configured',
    ]),
    /** Addresses that it found. */
    found: z.number().int(),
    milliseconds: z.number().int(),
  }),
  problems: ['municipality-not-found', 'too-many-requests'],
});

export const tryMapLayers = endpoint({
  method: 'POST',
  path: '/api/municipalities/:municipalityId/test-maps',
  summary: 'The stored map layers of a municipality and its centre, so that the browser tries their pictures',
  access,
  often: { rate: 'map-test', by: 'account' },
  audit: { writes: ['create test-request'] },
  params,
  body: z.strictObject({}),
  reply: z.object({
    map: mapShown,
    /** Null when the municipality has none. */
    centre: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  }),
  problems: ['municipality-not-found', 'too-many-requests'],
});
