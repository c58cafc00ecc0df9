// The settings of a municipality as an administrator edits them: what is checked before they are stored, which of them
// changed, and what is stored of them.
// rules: X33.80, X33.85, X33.87, X34.34, X34.46
import type { Issue } from '../issue.ts';
import { isMailAddress } from '../mail/mail-address.ts';
import { isButtonColor } from './button-colors.ts';
import { layerIssues } from './map-layers.ts';
import {
  DEFAULT_SETTINGS,
  isFrameOrigin,
  type MunicipalitySettings,
  settingsOf,
} from './municipality-settings.ts';
import { isBookingForm, isOutsideUrl, tidiedTemplate, tidiedUrl } from './outside-url.ts';
import { type OwnTexts, ownTextIssues, tidiedOwnTexts } from './own-texts.ts';

export interface EditedSettings extends MunicipalitySettings {
  /** IANA name of the time zone. */
  readonly timeZone: string;
  /** The centre of the municipality's maps in degrees; null for the product's own. */
  readonly centre: { readonly latitude: number; readonly longitude: number } | null;
  /** Texts in the municipality's words, for people whose language is 'Other'. */
  readonly ownTexts: OwnTexts;
}

/** Ours: submissions that one load of the statistics may process. */
export const STATISTICS_LIMIT_MAX = 5_000;

/** Ours: a hundred years, in months. */
export const RETENTION_MONTHS_MAX = 1_200;

/** What else decides whether settings may be stored. */
export interface SettingsWorld {
  /** Ids of the municipality's forms. */
  readonly formIds: readonly string[];
  /** Storage keys of the pictures that were uploaded as logos of the municipality. */
  readonly logos: readonly string[];
  /** Names that the product knows. */
  readonly timeZones: readonly string[];
  /** Whether the installation knows the platform's systems; a municipality cannot choose what it does not know. */
  readonly hasCitizenRegister: boolean;
  readonly hasPlatform: boolean;
  /** Hosts that municipalities may name although they are in the inner network. */
  readonly outsideHosts: readonly string[];
  /** The texts that the municipality may word itself, in Spanish, by their code. */
  readonly texts: Readonly<Record<string, string>>;
}

interface Judged {
  readonly given: EditedSettings;
  /** As they are stored; what is unchanged is not judged by what the installation has. */
  readonly before: EditedSettings;
  readonly world: SettingsWorld;
}

const PLATFORM_CHOICES = ['citizenRegister', 'incidentSystem', 'bookingSystem'] as const;

/** In the order of the screen. */
export function checkSettings(judged: Judged): readonly Issue[] {
  const { given, before, world } = judged;
  const { timeZone, statisticsLimit, frameOrigins } = given;
  const issues: Issue[] = [];
  if (timeZone !== before.timeZone && !world.timeZones.includes(timeZone))
    issues.push({ code: 'time-zone-unknown', at: { field: 'timeZone' } });
  issues.push(...colorIssues(judged), ...logoIssues(judged), ...formIssues(judged));
  for (const origin of frameOrigins)
    if (!isFrameOrigin(origin))
      issues.push({ code: 'frame-origin-invalid', at: { field: 'frameOrigins' }, values: { origin } });
  if (!Number.isInteger(statisticsLimit) || statisticsLimit < 1 || statisticsLimit > STATISTICS_LIMIT_MAX)
    issues.push({
      code: 'statistics-limit-invalid',
      at: { field: 'statisticsLimit' },
      values: { max: STATISTICS_LIMIT_MAX },
    });
  issues.push(...retentionIssues(given));
  issues.push(...mailIssues(judged), ...ownTextIssues(given.ownTexts, before.ownTexts, world.texts));
  issues.push(...platformIssues(judged), ...urlIssues(judged));
  issues.push(...layerIssues(given, before, world.outsideHosts));
  return issues;
}

function colorIssues({ given: { buttonColor, buttonColorByForm } }: Judged): readonly Issue[] {
  const issues: Issue[] = [];
  if (buttonColor !== '' && !isButtonColor(buttonColor))
    issues.push({ code: 'button-color-invalid', at: { field: 'buttonColor' } });
  if (!Object.values(buttonColorByForm).every(isButtonColor))
    issues.push({ code: 'button-color-invalid', at: { field: 'buttonColorByForm' } });
  return issues;
}

/** Every picture that the settings show. */
export const logosOf = ({ logo, logoByForm }: MunicipalitySettings): readonly string[] =>
  [logo, ...Object.values(logoByForm)].filter((key) => key !== '');

function logoIssues({ given, before, world: { logos } }: Judged): readonly Issue[] {
  const known = [...logos, ...logosOf(before), ''];
  const issues: Issue[] = [];
  if (!known.includes(given.logo)) issues.push({ code: 'logo-unknown', at: { field: 'logo' } });
  if (!Object.values(given.logoByForm).every((key) => known.includes(key)))
    issues.push({ code: 'logo-unknown', at: { field: 'logoByForm' } });
  return issues;
}

/** A form that was deleted may stay where it was named before. */
function formIssues({ given, before, world: { formIds } }: Judged): readonly Issue[] {
  const unknown = (ids: readonly string[], known: readonly string[]) =>
    ids.some((id) => !formIds.includes(id) && !known.includes(id));
  const issues: Issue[] = [];
  for (const field of ['buttonColorByForm', 'logoByForm', 'retentionByForm'] as const)
    if (unknown(Object.keys(given[field]), Object.keys(before[field])))
      issues.push({ code: 'settings-form-unknown', at: { field } });
  if (unknown(given.certificateForms, before.certificateForms))
    issues.push({ code: 'settings-form-unknown', at: { field: 'certificateForms' } });
  return issues;
}

/** Whether submissions can be kept for so many months; 0 is for ever. */
export const isRetention = (months: number): boolean =>
  Number.isInteger(months) && months >= 0 && months <= RETENTION_MONTHS_MAX;

export function retentionIssues({
  retentionMonths,
  retentionByForm,
}: Pick<MunicipalitySettings, 'retentionMonths' | 'retentionByForm'>): readonly Issue[] {
  const values = { max: RETENTION_MONTHS_MAX };
  const issues: Issue[] = [];
  if (!isRetention(retentionMonths))
    issues.push({ code: 'retention-invalid', at: { field: 'retentionMonths' }, values });
  if (!Object.values(retentionByForm).every(isRetention))
    issues.push({ code: 'retention-invalid', at: { field: 'retentionByForm' }, values });
  return issues;
}

function mailIssues({ given: { mailSenderName, mailReplyTo } }: Judged): readonly Issue[] {
  const issues: Issue[] = [];
  if (!isSenderName(mailSenderName))
    issues.push({ code: 'mail-sender-invalid', at: { field: 'mailSenderName' } });
  if (mailReplyTo !== '' && !isMailAddress(mailReplyTo))
    issues.push({ code: 'mail-reply-invalid', at: { field: 'mailReplyTo' } });
  return issues;
}

/** Ours, code points: mail programs show the beginning of a longer name. */
const SENDER_NAME_MAX = 80;

/** One line that is not taken for an address, so that nobody takes it for who really writes. */
function isSenderName(name: string): boolean {
  return [...name].length <= SENDER_NAME_MAX && /^[^\p{C}<>@"]*$/u.test(name);
}

/** Also when the URL of the platform that a system was chosen from is taken away. */
function platformIssues({ given, before, world }: Judged): readonly Issue[] {
  const isKnownTo = ({ platformUrl }: EditedSettings, field: (typeof PLATFORM_CHOICES)[number]) =>
    field === 'citizenRegister' ? world.hasCitizenRegister : world.hasPlatform || platformUrl !== '';
  return PLATFORM_CHOICES.filter((field) => {
    if (given[field] !== 'platform' || isKnownTo(given, field)) return false;
    return before[field] !== 'platform' || isKnownTo(before, field);
  }).map((field) => ({ code: 'platform-not-configured', at: { field } }));
}

function urlIssues({ given, before, world: { outsideHosts } }: Judged): readonly Issue[] {
  const isRight = { platformUrl: isOutsideUrl, bookingUrl: isBookingForm, geocoderUrl: isOutsideUrl };
  return (['platformUrl', 'bookingUrl', 'geocoderUrl'] as const)
    .filter((field) => given[field] !== '' && given[field] !== before[field])
    .filter((field) => !isRight[field](given[field], outsideHosts))
    .map((field) => ({ code: 'outside-url-invalid', at: { field } }));
}

/** Named by continent and city like America/Argentina/Cordoba, and known to this program; no offset like +03:00. */
export function isTimeZone(name: string): boolean {
  if (!/^(?:UTC|(?!Etc|SystemV)[A-Z][A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)+)$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** As it is stored: texts without spaces around them, colours and origins in small letters, nothing twice. */
export function tidiedSettings(given: EditedSettings): EditedSettings {
  const tidy = (list: readonly string[]) => [...new Set(list.map((one) => one.trim()))].filter(Boolean);
  const byForm = Object.entries(given.buttonColorByForm).map(
    ([id, color]) => [id, tidyColor(color)] as const,
  );
  return {
    ...given,
    timeZone: given.timeZone.trim(),
    buttonColor: tidyColor(given.buttonColor),
    buttonColorByForm: Object.fromEntries(byForm.filter(([, color]) => color !== '')),
    logoByForm: Object.fromEntries(Object.entries(given.logoByForm).filter(([, key]) => key !== '')),
    frameOrigins: tidy(given.frameOrigins.map((origin) => origin.toLowerCase())),
    offersVideoTo: tidy(given.offersVideoTo),
    mailSenderName: given.mailSenderName.trim(),
    mailReplyTo: given.mailReplyTo.trim(),
    platformUrl: tidiedUrl(given.platformUrl),
    bookingUrl: tidiedUrl(given.bookingUrl),
    geocoderUrl: tidiedUrl(given.geocoderUrl),
    streetTiles: tidiedTemplate(given.streetTiles),
    streetCredit: given.streetCredit.trim(),
    satelliteTiles: tidiedTemplate(given.satelliteTiles),
    satelliteCredit: given.satelliteCredit.trim(),
    certificateForms: tidy(given.certificateForms),
    ownTexts: tidiedOwnTexts(given.ownTexts),
  };
}

const tidyColor = (color: string) => color.trim().toLowerCase();

/** Names of the settings whose values differ. */
export function changedSettings(
  before: EditedSettings,
  now: EditedSettings,
): readonly (keyof EditedSettings)[] {
  const names = Object.keys(now) as (keyof EditedSettings)[];
  return names.filter((name) => comparable(before[name]) !== comparable(now[name]));
}

/** The same text for the same value, whatever the order of its fields. */
function comparable(value: EditedSettings[keyof EditedSettings]): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
  return JSON.stringify(value, Object.keys(value).toSorted());
}

/** What stands in the database, over the defaults; only what is edited, also when more stands there. */
export function editedSettings(
  stored: Partial<MunicipalitySettings>,
  others: Pick<EditedSettings, 'timeZone' | 'centre' | 'ownTexts'>,
): EditedSettings {
  const settings = settingsOf(stored);
  const names = Object.keys(DEFAULT_SETTINGS) as (keyof MunicipalitySettings)[];
  const known = Object.fromEntries(names.map((name) => [name, settings[name]]));
  return { ...DEFAULT_SETTINGS, ...known, ...others };
}

/** Those settings of the database's `settings` that differ from the defaults. */
export function storedSettings(edited: EditedSettings): Partial<MunicipalitySettings> {
  const names = Object.keys(DEFAULT_SETTINGS) as (keyof MunicipalitySettings)[];
  const differing = names.filter((name) => comparable(edited[name]) !== comparable(DEFAULT_SETTINGS[name]));
  return Object.fromEntries(differing.map((name) => [name, edited[name]]));
}
