// The documents of an export besides its forms and submissions: territory, settings, people, agendas, assets. Lists of any length
// are written item by item.
// rules: X38.91
import { agendasToDocument } from '@constancia/domain/interchange/registers/agendas-document.ts';
import { assetToDocument } from '@constancia/domain/interchange/registers/assets-document.ts';
import { citizenToDocument } from '@constancia/domain/interchange/registers/citizen-document.ts';
import { userToDocument } from '@constancia/domain/interchange/registers/user-document.ts';
import type { DocumentObject } from '@constancia/domain/reading/residue.ts';
import type { Queryable } from '../../platform/db/database.ts';
import {
  type CitizenRow,
  listAgendasOf,
  pagesOfAssets,
  pagesOfCitizens,
  pagesOfUsers,
  type UserRow,
} from './queries.ts';
import { areaPathOf, pathOf, type Territory, territoryDocument } from './territory.ts';

type Pieces = AsyncGenerator<string>;

/** Path in the folder -> its text in pieces. */
export function documentsOf(tx: Queryable, territory: Territory): Readonly<Record<string, Pieces>> {
  return {
    'territory.json': whole(territoryDocument(tx, territory)),
    'settings.json': whole(Promise.resolve(settingsOf(territory))),
    'people.json': peoplePieces(tx, territory),
    'agendas.json': whole(agendasOf(tx, territory)),
    'assets.json': assetPieces(tx, territory),
  };
}

async function* whole(document: Promise<unknown>): Pieces {
  yield `${JSON.stringify(await document, null, 1)}\n`;
}

/** What documents do not say of a municipality. */
function settingsOf({ municipalities }: Territory): DocumentObject {
  const extras = [...municipalities.values()].map(({ id, timeZone, settings }) => [
    id,
    { timeZone, settings },
  ]);
  return Object.fromEntries(extras) as DocumentObject;
}

/** The items of a list, each on a line. */
async function* listPieces<Row>(
  pages: AsyncGenerator<readonly Row[]>,
  documentOf: (row: Row) => DocumentObject,
): Pieces {
  let before = '[\n';
  for await (const rows of pages) {
    yield before + rows.map((row) => JSON.stringify(documentOf(row))).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]' : '\n]';
}

async function* peoplePieces(tx: Queryable, territory: Territory): Pieces {
  const ids = [...territory.municipalities.keys()];
  const citizenOf = (row: CitizenRow) => citizenDocument(row, territory);
  yield '{\n"usuarios": ';
  yield* listPieces(pagesOfUsers(tx, ids), (row) => userDocument(row, territory));
  yield ',\n"ciudadanos": ';
  yield* listPieces(pagesOfCitizens(tx, ids, 'fisica'), citizenOf);
  yield ',\n"personasJuridicas": ';
  yield* listPieces(pagesOfCitizens(tx, ids, 'juridica'), citizenOf);
  yield '\n}\n';
}

function userDocument({ areaIds, lastAccessAt, residue, ...user }: UserRow, territory: Territory) {
  return userToDocument({
    ...user,
    areaPaths: areaIds.map((id) => areaPathOf(territory, id)),
    lastAccess: lastAccessAt?.toISOString() ?? null,
    updatedAt: user.updatedAt?.toISOString() ?? null,
    updatedBy: user.updatedBy ?? '',
    ...(residue && { residue }),
  });
}

function citizenDocument({ municipalityId, residue, ...citizen }: CitizenRow, territory: Territory) {
  return citizenToDocument({
    ...citizen,
    source: '',
    municipalityPath: pathOf(territory, municipalityId),
    ...(residue && { residue }),
  });
}

/** Those that name the municipality by its number in the platform. */
const onPlatform = ({ municipalities }: Territory) =>
  [...municipalities.values()].flatMap(({ id, platformId }) =>
    platformId === null ? [] : [{ id, platformId }],
  );

async function agendasOf(tx: Queryable, territory: Territory): Promise<readonly DocumentObject[]> {
  const documents: DocumentObject[] = [];
  for (const { id, platformId } of onPlatform(territory)) {
    // A document has one tenant.
    const byTenant = Map.groupBy(await listAgendasOf(tx, id), ({ tenantId, tenantUniqueName }) =>
      JSON.stringify([tenantId, tenantUniqueName]),
    );
    for (const agendas of byTenant.values()) documents.push(agendasToDocument({ platformId, agendas }));
  }
  return documents;
}

async function* assetPieces(tx: Queryable, territory: Territory): Pieces {
  let before = '[\n';
  for (const { id, platformId } of onPlatform(territory)) {
    yield `${before}{"municipalityId": ${platformId}, "identificadores": `;
    yield* listPieces(pagesOfAssets(tx, id), assetToDocument);
    yield '}';
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
