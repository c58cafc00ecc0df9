// The platform that a municipality works with: the one that it names, or the installation's. The server asks one that a
// municipality named at public addresses only, except for hosts that the installation lists.
// rules: X34.46, X34.47
import type { MunicipalitySettings } from '@constancia/domain/territory/municipality-settings.ts';
import { isOutsideUrl } from '@constancia/domain/territory/outside-url.ts';
import { OutsideFailure } from '../../ports/outside-call/outside-failure.ts';
import type { MunicipalPlatform } from '../../ports/outside-call/platform.ts';

export interface PlatformSettings {
  /** URL of the installation's platform; null when it has none. */
  readonly platformUrl: string | null;
  /** Hosts that municipalities may name although they are in the inner network. */
  readonly outsideHosts: readonly string[];
}

/** Throws OutsideFailure when there is none, or none that may be asked. */
export function platformOf(
  { platformUrl, outsideHosts }: PlatformSettings,
  { platformUrl: own }: Pick<MunicipalitySettings, 'platformUrl'>,
): MunicipalPlatform {
  if (own === '') {
    if (platformUrl === null) throw new OutsideFailure('not-configured', 'PLATFORM_URL is not set');
    return { url: platformUrl, onlyPublic: false };
  }
  // An import stores settings without checks.
  if (!isOutsideUrl(own, outsideHosts))
    throw new OutsideFailure('not-configured', 'the URL of the municipality is not valid');
  return { url: own, onlyPublic: !outsideHosts.includes(new URL(own).host) };
}
