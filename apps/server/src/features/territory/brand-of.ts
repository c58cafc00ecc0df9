// What stands beside the name of a municipality on citizens' pages.
// rules: A2.19, P2.35, R9.32
import {
  logoOf,
  type MunicipalitySettings,
  settingsOf,
} from '@constancia/domain/territory/municipality-settings.ts';
import type { FileSigner } from '../../platform/files/signed-url.ts';

interface Asked {
  readonly settings: Partial<MunicipalitySettings>;
  /** '' for a page that belongs to no form. */
  readonly formId: string;
  /** The product's mark is hidden under this host name. */
  readonly isBrandless?: boolean;
  readonly now: Date;
}

/** '' for nothing, 'product' for the product's mark, otherwise the URL of the logo of the form or municipality. */
export function brandOf(signer: FileSigner, { settings, formId, isBrandless, now }: Asked): string {
  const logo = logoOf(settings, formId);
  if (logo !== '') return signer.urlOf(logo, '', now);
  return isBrandless || settingsOf(settings).hidesBrandOnPublicPages ? '' : 'product';
}
