// The geocoder of a municipality: the one that it names, the installation's, or the addresses of our own registers. Its
// settings are read at each request.
// rules: A7.21, X34.38, X34.47, X34.49
import { type MunicipalitySettings, settingsOf } from '@constancia/domain/territory/municipality-settings.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log.ts';
import { type GeocoderService, httpGeocoder, tryGeocoder } from '../../ports/geocoder/http.ts';
import { localGeocoder } from '../../ports/geocoder/local.ts';
import type { AddressSearch, Geocoder } from '../../ports/geocoder/port.ts';
import { OutsideFailure } from '../../ports/outside-call/outside-failure.ts';
import { systemAt } from './platform-of.ts';

interface GeocoderSettings {
  /** URL of the installation's geocoder; null when it has none. */
  readonly geocoderUrl: string | null;
  readonly geocoderTimeoutMs: number;
  /** Hosts that municipalities may name although they are in the inner network. */
  readonly outsideHosts: readonly string[];
}

type Stored = Partial<MunicipalitySettings>;

export interface Geocoders {
  /** `stored`: the settings of the municipality, as its row has them. */
  readonly geocoderOf: (stored: Stored) => Geocoder;
  /** How many addresses it finds; 'busy' when its queue is full. Throws OutsideFailure. */
  readonly trySearch: (
    db: Queryable,
    stored: Stored,
    search: Pick<AddressSearch, 'text' | 'near'>,
  ) => Promise<number | 'busy'>;
}

/** The installation's never steps in for one that cannot be used. */
const OUT_OF_USE: Geocoder = {
  search: () => Promise.resolve('unavailable'),
  addressAt: () => Promise.resolve('unavailable'),
};

export function geocoders(
  { geocoderUrl: installed, geocoderTimeoutMs: timeoutMs, outsideHosts }: GeocoderSettings,
  services: { readonly clock: Clock; readonly log: Log },
): Geocoders {
  const serviceOf = (stored: Stored): GeocoderService => ({
    ...systemAt(settingsOf(stored).geocoderUrl, { installed, outsideHosts }),
    timeoutMs,
    ...services,
  });
  return {
    geocoderOf: (stored) => {
      if (settingsOf(stored).geocoderUrl === '' && installed === null) return localGeocoder;
      try {
        return httpGeocoder(serviceOf(stored));
      } catch (error) {
        if (!(error instanceof OutsideFailure)) throw error;
        services.log.warn({ err: error, service: 'geocoder' }, 'outside service failed');
        return OUT_OF_USE;
      }
    },
    trySearch: async (db, stored, search) => tryGeocoder(serviceOf(stored), db, search),
  };
}
