// Reads and stores the settings of a municipality. They hold from the next request on, since every request reads them.
// rules: X33.80, X33.87, X34.34, X34.39, X34.46
import { detailsOf } from '@constancia/domain/audit/audit-details.ts';
import type {
  readMunicipalitySettings,
  saveMunicipalitySettings,
} from '@constancia/contract/administration/municipality-settings.ts';
import type { Body, Reply } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import {
  changedSettings,
  checkSettings,
  type EditedSettings,
  editedSettings,
  logosOf,
  type SettingsWorld,
  storedSettings,
  tidiedSettings,
} from '@constancia/domain/territory/edited-settings.ts';
import { originIssues } from '@constancia/domain/territory/map-layers.ts';
import { DEFAULT_SETTINGS } from '@constancia/domain/territory/municipality-settings.ts';
import { otherOwnTexts } from '@constancia/domain/territory/own-texts.ts';
import { wordableTexts } from '@constancia/messages/wordable-texts.ts';
import { appendAudit } from '../../../../platform/audit/queries.ts';
import { inTransaction, type Queryable } from '../../../../platform/db/database.ts';
import type { FileSigner } from '../../../../platform/files/signed-url.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { type LayersOf, listTileUrls } from '../../../territory/public.ts';
import { type AdministrationServices, refuse } from '../save-municipality.ts';
import { keepLogos, listLogos } from './logos.ts';
import { findSettings, listFormTitles, type SettingsRow, updateSettings } from './queries.ts';

export interface SettingsServices extends AdministrationServices {
  readonly signer: FileSigner;
  readonly layersOf: LayersOf;
  readonly citizenRegisterUrl: string | null;
  readonly platformUrl: string | null;
  readonly outsideHosts: readonly string[];
  /** Names that database and program both know. */
  readonly timeZones: () => Promise<readonly string[]>;
}

function editedOf({ timeZone, latitude, longitude, settings, ownTexts }: SettingsRow): EditedSettings {
  const centre = latitude === null || longitude === null ? null : { latitude, longitude };
  return editedSettings(settings, { timeZone, centre, ownTexts });
}

const systemsOf = ({ citizenRegisterUrl, platformUrl, outsideHosts }: SettingsServices) => ({
  hasCitizenRegister: citizenRegisterUrl !== null,
  hasPlatform: platformUrl !== null,
  outsideHosts: [...outsideHosts],
});

export async function openSettings(
  services: SettingsServices,
  actor: Actor,
  municipalityId: string,
): Promise<Reply<typeof readMunicipalitySettings>> {
  const { db, clock, signer, layersOf, timeZones } = services;
  const row = await findSettings(db, municipalityId, { lock: false });
  if (!row) throw new Problem('municipality-not-found');
  const { name, version } = row;
  const forms = [...(await listFormTitles(db, municipalityId))];
  const edited = editedOf(row);
  const settings = presentSettings(edited);
  const urlOf = (key: string) => signer.urlOf(key, actor.userId, clock());
  const logoUrls = Object.fromEntries(logosOf(edited).map((key) => [key, urlOf(key)]));
  const texts = await wordableTexts();
  const zones = [...(await timeZones())];
  const map = layersOf(row.settings);
  return { name, version, settings, logoUrls, forms, timeZones: zones, ...systemsOf(services), texts, map };
}

/** Lists and texts of their own, as the contract has them. */
function presentSettings(settings: EditedSettings): Reply<typeof readMunicipalitySettings>['settings'] {
  const { certificateForms, offersVideoTo, frameOrigins, ownTexts, ...rest } = settings;
  return {
    ...rest,
    certificateForms: [...certificateForms],
    offersVideoTo: [...offersVideoTo],
    frameOrigins: [...frameOrigins],
    ownTexts: { ...ownTexts },
  };
}

/** Returns the new version; the same one when nothing changed. */
export async function changeSettings(
  services: SettingsServices,
  actor: Actor,
  { id, body }: { readonly id: string; readonly body: Body<typeof saveMunicipalitySettings> },
): Promise<number> {
  const { db, clock } = services;
  const now = tidiedSettings(body.settings);
  // Before the transaction, which has one connection of its own.
  const [timeZones, texts] = await Promise.all([services.timeZones(), wordableTexts()]);
  return inTransaction(db, async (tx) => {
    const row = await findSettings(tx, id, { lock: true });
    if (!row) throw new Problem('municipality-not-found');
    if (row.version !== body.version) throw new Problem('settings-changed');
    const before = editedOf(row);
    await judge(tx, { id, before, now }, { timeZones, texts, ...systemsOf(services) });
    const changed = changedSettings(before, now);
    if (changed.length === 0) return row.version;
    const at = clock();
    await keepLogos(tx, { municipalityId: id, settings: now }, at);
    const version = await updateSettings(tx, {
      id,
      timeZone: now.timeZone,
      latitude: now.centre?.latitude ?? null,
      longitude: now.centre?.longitude ?? null,
      settings: storedSettings(now),
      ownTexts: now.ownTexts,
      edited: Object.keys(DEFAULT_SETTINGS),
    });
    await appendAudit(tx, {
      municipalityId: id,
      at,
      actor: actor.username,
      action: 'update',
      subject: 'municipality-settings',
      subjectId: id,
      details: detailsOf(changed, (name) => changeOf(name, before, now)),
    });
    return version;
  });
}

/** Of the own texts only those that changed, because there may be a hundred. */
function changeOf(name: keyof EditedSettings, before: EditedSettings, now: EditedSettings) {
  if (name !== 'ownTexts') return { before: before[name], now: now[name] };
  return {
    before: otherOwnTexts(before.ownTexts, now.ownTexts),
    now: otherOwnTexts(now.ownTexts, before.ownTexts),
  };
}

interface Change {
  readonly id: string;
  readonly before: EditedSettings;
  readonly now: EditedSettings;
}

async function judge(
  tx: Queryable,
  { id, before, now }: Change,
  known: Omit<SettingsWorld, 'formIds' | 'logos'>,
): Promise<void> {
  const formIds = (await listFormTitles(tx, id)).map((form) => form.id);
  const world = { formIds, logos: await listLogos(tx, id), ...known };
  const others = await listTileUrls(tx, { besides: id });
  refuse([
    ...checkSettings({ given: now, before, world }),
    ...originIssues({ given: now, before, others, listed: known.outsideHosts }),
  ]);
}
