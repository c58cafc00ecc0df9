// Who read what a citizen sent, and who took it away, newest first: what the audit log says, without names.
// rules: X34.25
import type { PortalReading, PortalReadingPage } from '@constancia/contract/submissions/portal-readings.ts';
import type { PortalCitizen } from '@constancia/domain/access/portal-citizen.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import type { Database } from '../../platform/db/database.ts';
import type { FormVersions } from '../forms/public.ts';
import { findTimeZone } from '../territory/public.ts';
import { listOwnReadings, type OwnReadingRow } from './readings-queries.ts';

interface ReadingServices {
  readonly db: Database;
  readonly versions: FormVersions;
}

/** `before`: number of an entry of the audit log; null for the newest. */
export async function ownReadings(
  { db, versions }: ReadingServices,
  citizen: PortalCitizen,
  before: number | null,
): Promise<PortalReadingPage> {
  const size = PAGE_SIZES.portalReadings;
  // One row more than the page size shows whether there is a further page.
  const found = await listOwnReadings(db, citizen, { before, size: size + 1 });
  const rows = found.slice(0, size);
  return {
    readings: await Promise.all(rows.map((row) => present(versions, row))),
    timeZone: (await findTimeZone(db, citizen.municipalityId)) ?? 'UTC',
    next: found.length > size ? (rows.at(-1)?.number ?? null) : null,
  };
}

async function present(versions: FormVersions, row: OwnReadingRow): Promise<PortalReading> {
  const form = { municipalityId: row.municipalityId, id: row.formId };
  const title = (await versions.load(form, row.formVersion))?.definition.title ?? { text: '' };
  const { at, what, by, number, id, code } = row;
  return { at: at.toISOString(), what, by, number, submission: { id, code, title } };
}
