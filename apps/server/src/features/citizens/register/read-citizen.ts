// The page of a person: data, what was changed of them, and the submissions about them.
// rules: X34.51, X34.52, X34.55
import type { listCitizenSubmissions, readCitizen } from '@constancia/contract/administration/citizens.ts';
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { submissionScope } from '@constancia/domain/access/scope.ts';
import { CITIZEN_CHANGES_SHOWN } from '@constancia/domain/limits.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { stateWords } from '@constancia/domain/presentation/state-name.ts';
import { openRegister } from '../../territory/public.ts';
import { listFormerKeys } from '../queries.ts';
import type { RegisterServices } from './open-register.ts';
import { type CitizenAsked, presentCitizen, REGISTER, readableCitizen } from './open-register.ts';
import { countsOf, listChanges, listSubmissionsOf, totalOf } from './queries.ts';

export async function openCitizen(
  { db, clock }: RegisterServices,
  asked: CitizenAsked,
): Promise<Reply<typeof readCitizen>> {
  const { municipalityId } = asked;
  const row = await readableCitizen(db, asked);
  const key = { municipalityId, id: row.id, documentNumber: row.documentNumber };
  const register = await openRegister(db, municipalityId, REGISTER);
  const former = await listFormerKeys(db, key);
  const changes = await listChanges(db, municipalityId, { id: row.id, most: CITIZEN_CHANGES_SHOWN });
  return {
    citizen: presentCitizen(row),
    version: row.version,
    isReadOnly: register?.isReadOnly ?? true,
    formerNumbers: [...new Set(former.map(({ documentNumber }) => documentNumber))],
    changes: changes.map(({ at, username, fields, merged }) => ({
      at: at.toISOString(),
      by: username,
      fields: [...fields],
      merged: merged && presentCitizen(merged),
    })),
    changesTotal: changes[0]?.total ?? 0,
    ...(await countsOf(db, key, clock())),
    timeZone: register?.timeZone ?? 'UTC',
  };
}

/** `id`: that of the person whose submissions they are. */
export async function submissionsOfCitizen(
  { db }: RegisterServices,
  actor: Actor,
  { page, ...asked }: CitizenAsked & { readonly page: number },
): Promise<Reply<typeof listCitizenSubmissions> & { readonly id: number }> {
  const { municipalityId } = asked;
  const { id, documentNumber } = await readableCitizen(db, asked);
  const register = await openRegister(db, municipalityId, REGISTER);
  const rowsOf = (of: { readonly page: number; readonly size: number }) =>
    listSubmissionsOf(db, { municipalityId, id, documentNumber }, { scope: submissionScope(actor), ...of });
  const asPage = { page, size: PAGE_SIZES.citizens };
  const rows = await rowsOf(asPage);
  return {
    id,
    submissions: rows.map((row) => ({
      id: row.id,
      code: row.code,
      title: row.title,
      at: row.createdAt.toISOString(),
      ...stateWords(row.states, row.state),
      documentNumber: row.documentNumber,
    })),
    total: await totalOf(rows, asPage, rowsOf),
    timeZone: register?.timeZone ?? 'UTC',
  };
}
