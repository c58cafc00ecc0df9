// Endpoints of a municipality's settings.
// rules: X33.80, X33.86, X34.48, X34.49
import {
  askGeocoder,
  askPlatform,
  readMunicipalitySettings,
  saveMunicipalitySettings,
  sendTestMail,
  tryMapLayers,
  uploadLogo as uploadLogoEndpoint,
} from '@constancia/contract/administration/municipality-settings.ts';
import { isTimeZone } from '@constancia/domain/territory/edited-settings.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { type Route, route } from '../../../../platform/http/endpoint.ts';
import { languageOf } from '../../../../platform/http/origin-of.ts';
import { type SearchingServices, tryGeocoder } from './ask-geocoder.ts';
import { type AskingServices, tryPlatform } from './ask-platform.ts';
import { type LogoServices, uploadLogo } from './logos.ts';
import { listTimeZones } from './queries.ts';
import { changeSettings, openSettings, type SettingsServices } from './save-settings.ts';
import { type TestMailServices, tryMail } from './send-test-mail.ts';
import { type MapTrialServices, tryMap } from './try-map.ts';

/** The database reads a folder of files for the list, which stays the same while the process runs. */
function knownTimeZones(db: Database): SettingsServices['timeZones'] {
  let known: readonly string[] | null = null;
  return async () => {
    known ??= (await listTimeZones(db)).filter(isTimeZone);
    return known;
  };
}

export function settingsRoutes(
  given: Omit<SettingsServices, 'timeZones'> &
    TestMailServices &
    AskingServices &
    SearchingServices &
    MapTrialServices &
    LogoServices,
): readonly Route[] {
  const services = { ...given, timeZones: knownTimeZones(given.db) };
  return [
    route(readMunicipalitySettings, ({ actor, params }) =>
      openSettings(services, actor, params.municipalityId),
    ),
    route(saveMunicipalitySettings, async ({ actor, params, body }) => ({
      version: await changeSettings(services, actor, { id: params.municipalityId, body }),
    })),
    route(uploadLogoEndpoint, ({ actor, params, bytes }) =>
      uploadLogo(services, actor, { ...params, bytes }),
    ),
    route(askPlatform, ({ actor, params }) => tryPlatform(services, actor, params.municipalityId)),
    route(askGeocoder, ({ actor, params }) => tryGeocoder(services, actor, params.municipalityId)),
    route(tryMapLayers, ({ actor, params }) => tryMap(services, actor, params.municipalityId)),
    route(sendTestMail, ({ actor, params, request }) =>
      tryMail(services, actor, { ...params, language: languageOf(request) }),
    ),
  ];
}
