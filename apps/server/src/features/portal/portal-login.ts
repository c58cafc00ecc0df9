// Who a credential of the citizen portal is of. The portal goes with the register of citizens: both are built in, or both
// are the platform's.
// rules: A6.06, A6.07, A7.14
import { settingsOf } from '@constancia/domain/territory/municipality-settings.ts';
import type { Database } from '../../platform/db/database.ts';
import { type CitizenPortal, PortalFailure, type PortalLogin } from '../../ports/citizen-portal/port.ts';
import { findMunicipalityPath } from '../territory/public.ts';
import type { PortalMunicipality } from './queries.ts';

export interface CitizenPortals {
  readonly builtIn: CitizenPortal;
  /** Null when this installation has no URL for it. */
  readonly platform: CitizenPortal | null;
}

/** As the portal puts it into the URL: one of the two. */
export interface PortalCredential {
  readonly token?: string | undefined;
  readonly hash?: string | undefined;
}

/** Null when the portal knows nobody by it. Throws PortalFailure. */
export async function portalLogin(
  { db, portals: { builtIn, platform } }: { readonly db: Database; readonly portals: CitizenPortals },
  { token, hash }: PortalCredential,
  municipality: Pick<PortalMunicipality, 'id' | 'settings'>,
): Promise<PortalLogin | null> {
  const kept = settingsOf(municipality.settings).citizenRegister;
  const portal = kept === 'built-in' ? builtIn : platform;
  if (!portal) throw new PortalFailure('CITIZEN_PORTAL_URL is not set');
  if (token !== undefined) return portal.byToken(token);
  if (hash === undefined) return null;
  const municipalityPath = await findMunicipalityPath(db, municipality.id);
  return portal.byHash({ municipalityId: municipality.id, municipalityPath }, hash);
}
