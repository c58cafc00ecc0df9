// Endpoints of the register of citizens.
// rules: X34.50-X34.55, X34.64
import * as contract from '@constancia/contract/administration/citizens.ts';
import { createCitizens, exportCitizens } from '@constancia/contract/administration/register-sheets.ts';
import { citizenWords } from '@constancia/domain/citizens/registered-citizen.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { citizenSheetWords } from '@constancia/messages/register-sheet-words.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { languageOf } from '../../../platform/http/origin-of.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { sendSheet } from '../../../platform/sheet/send-sheet.ts';
import { openRegister } from '../../territory/public.ts';
import { correctCitizen, eraseCitizen, mergeCitizens } from './change-citizen.ts';
import { addCitizens, citizenSheet } from './citizen-sheets.ts';
import type { RegisterServices } from './open-register.ts';
import { presentListed, REGISTER } from './open-register.ts';
import { duplicatePairs, findCitizenRows, searchRows, totalOf } from './queries.ts';
import { openCitizen, submissionsOfCitizen } from './read-citizen.ts';

const size = PAGE_SIZES.citizens;

function searchRoutes({ db }: RegisterServices): readonly Route[] {
  return [
    route(
      contract.searchCitizens,
      async ({ params: { municipalityId }, body: { text, personType, page } }) => {
        const register = await openRegister(db, municipalityId, REGISTER);
        if (!register) throw new Problem('municipality-not-found');
        const search = { words: citizenWords(text), personType: personType ?? null, page, size };
        const { rows, total } = await searchRows(db, municipalityId, search);
        return { citizens: rows.map(presentListed), total, isReadOnly: register.isReadOnly };
      },
    ),
    route(contract.searchDuplicateCitizens, async ({ params: { municipalityId }, body: { page } }) => {
      const register = await openRegister(db, municipalityId, REGISTER);
      if (!register) throw new Problem('municipality-not-found');
      if (register.isReadOnly) throw new Problem('register-read-only');
      const pairsOf = (of: { readonly page: number; readonly size: number }) =>
        duplicatePairs(db, municipalityId, of);
      const found = await pairsOf({ page, size });
      const ids = found.flatMap(({ oneId, otherId }) => [oneId, otherId]);
      const rows = await findCitizenRows(db, municipalityId, ids);
      const people = new Map(rows.map((row) => [row.id, presentListed(row)]));
      const pairs = found.flatMap(({ oneId, otherId, because }) => {
        const [one, other] = [people.get(oneId), people.get(otherId)];
        return one && other ? [{ one, other, because }] : [];
      });
      return { pairs, total: await totalOf(found, { page, size }, pairsOf) };
    }),
  ];
}

function sheetRoutes(services: RegisterServices): readonly Route[] {
  const { db } = services;
  return [
    route(exportCitizens, async ({ params: { municipalityId }, query, request, audit, reply }) => {
      if (!(await openRegister(db, municipalityId, REGISTER))) throw new Problem('municipality-not-found');
      const personType = query.personType ?? null;
      const words = await citizenSheetWords(languageOf(request));
      await audit({ municipalityId, id: '' }, { personType: personType ?? '' });
      return sendSheet(reply, 'ciudadanos.xlsx', citizenSheet(db, { municipalityId, personType }, words));
    }),
    route(createCitizens, async ({ actor, params, body }) => ({
      outcomes: await addCitizens(services, actor, { ...params, ...body }),
    })),
  ];
}

export function citizenRoutes(services: RegisterServices): readonly Route[] {
  return [
    ...searchRoutes(services),
    ...sheetRoutes(services),
    route(contract.readCitizen, async ({ params, audit }) => {
      const read = await openCitizen(services, params);
      await audit({ municipalityId: params.municipalityId, id: String(read.citizen.id) });
      return read;
    }),
    route(contract.listCitizenSubmissions, async ({ actor, params, query, audit }) => {
      const { id, ...list } = await submissionsOfCitizen(services, actor, { ...params, ...query });
      await audit({ municipalityId: params.municipalityId, id: String(id) }, { list: 'submissions' });
      return list;
    }),
    route(contract.correctCitizen, async ({ actor, params, body }) => ({
      version: await correctCitizen(services, actor, { ...params, body }),
    })),
    route(contract.mergeCitizens, ({ actor, params, body }) =>
      mergeCitizens(services, actor, { ...params, body }),
    ),
    route(contract.eraseCitizen, ({ actor, params, body }) =>
      eraseCitizen(services, actor, { ...params, body }),
    ),
  ];
}
