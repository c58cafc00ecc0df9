// People of the built-in register, and the requests with which administrators work on it.
import { DOCUMENT_TYPE } from '@constancia/domain/interchange/registers/citizen-document.ts';
import { importCitizen } from '../features/citizens/public.ts';
import { HOME, testId } from './territory.ts';
import type { TestReply, TestWorld } from './with-app.ts';

const NATURAL = {
  firstName: 'Carla',
  lastName: 'Núñez',
  documentNumber: '33444555',
  email: '',
  phone: '',
  street: '',
  personType: 'fisica' as 'fisica' | 'juridica',
  documentType: DOCUMENT_TYPE.dni as number,
  taxNumber: '',
  source: '',
  username: '',
};
type TestPerson = Partial<typeof NATURAL> & { readonly id: number };

const municipalityPath = (id: string) =>
  `paises/${testId('country')}/provincias/${testId('province')}/municipios/${id}`;

/** The reasons why the person was refused; none when they were stored. */
export function importPerson(
  world: TestWorld,
  person: TestPerson,
  municipalityId = HOME.id,
): Promise<readonly string[]> {
  const record = { ...NATURAL, ...person, municipalityPath: municipalityPath(municipalityId) };
  return importCitizen(world.db, { ...record, residue: undefined });
}

export async function savePerson(
  world: TestWorld,
  person: TestPerson,
  municipalityId?: string,
): Promise<number> {
  const refused = await importPerson(world, person, municipalityId);
  if (refused.length > 0) throw new Error(refused.join(', '));
  return person.id;
}

/** A legal person, whose last name says so. */
export const LEGAL = {
  firstName: 'Panadería El Sol',
  lastName: 'Dummy',
  documentNumber: '30-71234567-8',
  taxNumber: '30-71234567-8',
  personType: 'juridica',
  documentType: DOCUMENT_TYPE.cuit,
} as const;

export const citizensPath = (municipalityId = HOME.id) => `/api/municipalities/${municipalityId}/citizens`;

/** What the administrator asks of the register of one municipality. */
export function registerOf({ as: { admin } }: TestWorld, municipalityId = HOME.id) {
  const path = citizensPath(municipalityId);
  const read = (id: number): Promise<TestReply> => admin.get(`${path}/${id}`);
  const versionOf = async (id: number): Promise<number> => (await read(id)).body.version ?? 0;
  return {
    read,
    versionOf,
    search: async (body: object) => (await admin.post(`${path}/search`, body)).body,
    duplicates: async (page = 0) => (await admin.post(`${path}/duplicates`, { page })).body,
    submissions: async (id: number, page = 0) =>
      (await admin.get(`${path}/${id}/submissions?page=${page}`)).body,
    correct: async (id: number, change: object, version?: number): Promise<TestReply> => {
      const { firstName, lastName, documentNumber, email, phone, street } = (await read(id)).body.citizen;
      const citizen = { firstName, lastName, documentNumber, email, phone, street, ...change };
      return admin.put(`${path}/${id}`, { version: version ?? (await versionOf(id)), citizen });
    },
    merge: async (id: number, mergedId: number, taken: readonly string[] = []): Promise<TestReply> =>
      admin.post(`${path}/${id}/merge`, {
        version: await versionOf(id),
        mergedId,
        mergedVersion: await versionOf(mergedId),
        taken,
      }),
    /** Merges two people who were both seen in their first version. */
    mergeNew: (id: number, mergedId: number): Promise<TestReply> =>
      admin.post(`${path}/${id}/merge`, { version: 1, mergedId, mergedVersion: 1, taken: [] }),
    erase: async (id: number, documentNumber: string): Promise<TestReply> =>
      admin.post(`${path}/${id}/erasure`, { version: await versionOf(id), documentNumber }),
  };
}
