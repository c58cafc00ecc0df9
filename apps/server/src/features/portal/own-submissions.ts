// A citizen's own submissions, newest first, page by page.
// rules: P2.26, R7.27, X34.79, X36.91, W7

import type { PortalSubmission, PortalSubmissionPage } from '@constancia/contract/submissions/portal.ts';
import type { PortalCitizen } from '@constancia/domain/access/portal-citizen.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { stateText } from '@constancia/domain/presentation/state-name.ts';
import type { Database } from '../../platform/db/database.ts';
import { listStarts } from '../appointments/public.ts';
import type { FormVersions } from '../forms/public.ts';
import { cursorsOf } from '../submissions/public.ts';
import { findTimeZone } from '../territory/public.ts';
import { listOwnSubmissions, type OwnSubmissionRow } from './queries.ts';

interface ListServices {
  readonly db: Database;
  readonly versions: FormVersions;
}

export async function ownSubmissions(
  { db, versions }: ListServices,
  citizen: PortalCitizen,
  cursor: string | undefined,
): Promise<PortalSubmissionPage> {
  const cursors = cursorsOf(['portal', citizen.municipalityId, citizen.documentNumber]);
  const after = cursor === undefined ? null : cursors.read(cursor).key;
  // One row more than the page size shows whether there is a further page.
  const found = await listOwnSubmissions(db, citizen, { after, size: PAGE_SIZES.portalSubmissions + 1 });
  const rows = found.slice(0, PAGE_SIZES.portalSubmissions);
  const ids = rows.map(({ id }) => id);
  const starts = await listStarts(db, citizen.municipalityId, ids);
  const last = found.length > rows.length ? rows.at(-1) : undefined;
  return {
    submissions: await Promise.all(
      rows.map(async (row) => ({
        ...(await present(versions, row)),
        appointment: starts.get(row.id)?.startsAt.toISOString() ?? null,
        isAppointmentCancelled: Boolean(starts.get(row.id)?.cancelledAt),
      })),
    ),
    timeZone: (await findTimeZone(db, citizen.municipalityId)) ?? 'UTC',
    next: last ? cursors.write('next', last) : null,
  };
}

async function present(
  versions: FormVersions,
  row: OwnSubmissionRow,
): Promise<Omit<PortalSubmission, 'appointment' | 'isAppointmentCancelled'>> {
  const form = { municipalityId: row.municipalityId, id: row.formId };
  const definition = (await versions.load(form, row.formVersion))?.definition;
  return {
    id: row.id,
    code: row.code,
    createdAt: row.createdAt.toISOString(),
    title: definition?.title ?? { text: '' },
    state: (definition && stateText(definition.states, row.state)) ?? { text: '' },
    revision: row.waits,
    dueOn: row.dueOn,
  };
}
