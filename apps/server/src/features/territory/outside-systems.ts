// Chooses the incident system, asset register, accounts and booking system of a municipality; its settings are read at
// each request.
// rules: A4.09, E7.06, R7.40, X23.02, X34.46
import { settingsOf } from '@constancia/domain/territory/municipality-settings.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { httpAccounts } from '../../ports/accounts/http.ts';
import { localAccounts } from '../../ports/accounts/local.ts';
import type { AccountDirectory } from '../../ports/accounts/port.ts';
import { httpBookings } from '../../ports/appointments/http.ts';
import { localBookings } from '../../ports/appointments/local.ts';
import type { BookingSystem } from '../../ports/appointments/port.ts';
import { httpAssets } from '../../ports/assets/http.ts';
import { localAssets } from '../../ports/assets/local.ts';
import type { AssetRegister } from '../../ports/assets/port.ts';
import { httpIncidents } from '../../ports/incidents/http.ts';
import { localIncidents } from '../../ports/incidents/local.ts';
import type { IncidentCaller, IncidentSystem } from '../../ports/incidents/port.ts';
import { OutsideFailure } from '../../ports/outside-call/outside-failure.ts';
import type { MunicipalPlatform } from '../../ports/outside-call/platform.ts';
import { type PlatformSettings, platformOf } from './platform-of.ts';
import { findOutside } from './queries.ts';

export interface OutsideSystems {
  readonly incidents: IncidentSystem;
  readonly assets: AssetRegister;
  readonly accounts: AccountDirectory;
  readonly bookings: BookingSystem;
}

/** Which of a municipality's systems are registers in our own database. */
export interface BuiltIn {
  readonly incidents: boolean;
  readonly bookings: boolean;
}

/** The outside systems of all municipalities, each chosen by its settings. */
export interface ChosenSystems extends OutsideSystems {
  readonly builtIn: (db: Queryable, municipalityId: string) => Promise<BuiltIn>;
  /** Asks the municipality's platform for its areas, whether its settings use it or not. Throws OutsideFailure. */
  readonly tryPlatform: (db: Queryable, caller: IncidentCaller) => Promise<void>;
}

const BUILT_IN: OutsideSystems = {
  incidents: localIncidents,
  assets: localAssets,
  accounts: localAccounts,
  bookings: localBookings,
};

type SystemSetting = 'incidentSystem' | 'bookingSystem';

export function outsideSystems(installation: PlatformSettings): ChosenSystems {
  const storedSettings = async (db: Queryable, municipalityId: string) =>
    settingsOf((await findOutside(db, municipalityId))?.settings ?? {});
  const systemsOf = async (db: Queryable, municipalityId: string, setting: SystemSetting) => {
    const settings = await storedSettings(db, municipalityId);
    return settings[setting] === 'built-in' ? BUILT_IN : platformAt(platformOf(installation, settings));
  };
  const incidentsOf = async (db: Queryable, id: string) =>
    (await systemsOf(db, id, 'incidentSystem')).incidents;
  const assetsOf = async (db: Queryable, id: string) => (await systemsOf(db, id, 'incidentSystem')).assets;
  const bookingsOf = async (db: Queryable, id: string) => (await systemsOf(db, id, 'bookingSystem')).bookings;
  return {
    builtIn: async (db, municipalityId) => {
      const settings = await storedSettings(db, municipalityId);
      return {
        incidents: settings.incidentSystem === 'built-in',
        bookings: settings.bookingSystem === 'built-in',
      };
    },
    tryPlatform: async (db, caller) => {
      const settings = await storedSettings(db, caller.municipalityId);
      await platformAt(platformOf(installation, settings)).incidents.areas(db, caller);
    },
    incidents: {
      areas: async (db, caller) => (await incidentsOf(db, caller.municipalityId)).areas(db, caller),
      createType: async (db, caller, type) =>
        (await incidentsOf(db, caller.municipalityId)).createType(db, caller, type),
      raise: async (db, caller, incident) =>
        (await incidentsOf(db, caller.municipalityId)).raise(db, caller, incident),
      notify: async (db, caller, message) =>
        (await incidentsOf(db, caller.municipalityId)).notify(db, caller, message),
    },
    assets: {
      near: async (db, search) => (await assetsOf(db, search.municipalityId)).near(db, search),
      // Always our own database, so that storing a submission does not wait for an outside system.
      find: localAssets.find,
      locate: localAssets.locate,
      describe: async (db, asked) => (await assetsOf(db, asked.municipalityId)).describe(db, asked),
    },
    accounts: {
      verify: async (db, asked) =>
        (await systemsOf(db, asked.municipalityId, 'incidentSystem')).accounts.verify(db, asked),
    },
    bookings: {
      agendas: async (db, municipalityId) =>
        (await bookingsOf(db, municipalityId)).agendas(db, municipalityId),
      openBooking: async (db, asked) => (await bookingsOf(db, asked.municipalityId)).openBooking(db, asked),
    },
  };
}

function platformAt(platform: MunicipalPlatform): OutsideSystems {
  const numberOf = async (db: Queryable, municipalityId: string) => {
    const found = await findOutside(db, municipalityId);
    if (found?.platformId) return found.platformId;
    throw new OutsideFailure('not-configured', 'the municipality has no number in the platform');
  };
  return {
    incidents: httpIncidents(platform),
    assets: httpAssets(platform),
    accounts: httpAccounts(platform),
    bookings: httpBookings({ ...platform, numberOf }),
  };
}
