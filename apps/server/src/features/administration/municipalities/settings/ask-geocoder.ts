// Asks the geocoder that a municipality works with for the municipality's own name, and says in one word what came back,
// how many addresses and how long it took. What the geocoder said is not passed on.
// rules: X34.49
import type { askGeocoder } from '@constancia/contract/administration/municipality-settings.ts';
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { appendAudit } from '../../../../platform/audit/queries.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { Geocoders } from '../../../territory/public.ts';
import type { AdministrationServices } from '../save-municipality.ts';
import { failingOf } from './ask-platform.ts';
import { findSettings, type SettingsRow } from './queries.ts';

export interface SearchingServices extends AdministrationServices {
  readonly trySearch: Geocoders['trySearch'];
}

type Tried = Pick<Reply<typeof askGeocoder>, 'outcome' | 'found'>;

export async function tryGeocoder(
  services: SearchingServices,
  { username }: Actor,
  municipalityId: string,
): Promise<Reply<typeof askGeocoder>> {
  const { db, clock } = services;
  const row = await findSettings(db, municipalityId, { lock: false });
  if (!row) throw new Problem('municipality-not-found');
  const at = clock();
  const tried = await triedSearch(services, row);
  const milliseconds = clock().getTime() - at.getTime();
  await appendAudit(db, {
    municipalityId,
    at,
    actor: username,
    action: 'create',
    subject: 'test-request',
    subjectId: municipalityId,
    details: { asked: 'geocoder', outcome: tried.outcome },
  });
  return { ...tried, milliseconds };
}

async function triedSearch(
  { db, trySearch }: SearchingServices,
  { name, latitude, longitude, settings }: SettingsRow,
): Promise<Tried> {
  const near = latitude === null || longitude === null ? null : { latitude, longitude };
  try {
    const found = await trySearch(db, settings, { text: name, near });
    return found === 'busy' ? { outcome: 'busy', found: 0 } : { outcome: 'answered', found };
  } catch (error) {
    return { outcome: failingOf(error), found: 0 };
  }
}
