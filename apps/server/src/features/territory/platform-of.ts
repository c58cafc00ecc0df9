// A system outside that a municipality works with, at the URL that it names or at the installation's. The server asks one
// that a municipality named at public addresses only, except for hosts that the installation lists.
// rules: X34.38, X34.46, X34.47
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
  return systemAt(own, { installed: platformUrl, outsideHosts });
}

/** `own`: the URL that the municipality names; '' for the installation's. Throws OutsideFailure in the same way. */
export function systemAt(
  own: string,
  { installed, outsideHosts }: { readonly installed: string | null } & Pick<PlatformSettings, 'outsideHosts'>,
): MunicipalPlatform {
  if (own === '') {
    if (installed === null) throw new OutsideFailure('not-configured', 'the installation has no URL for it');
    return { url: installed, onlyPublic: false };
  }
  // An import stores settings without checks.
  if (!isOutsideUrl(own, outsideHosts))
    throw new OutsideFailure('not-configured', 'the URL of the municipality is not valid');
  return { url: own, onlyPublic: !outsideHosts.includes(new URL(own).host) };
}
