// The register of citizens of the municipal platform, at the configured URL. People are stored as last seen,
// so that storing a submission does not wait for an outside system. Every error becomes the same failure.
// rules: A7.12, A7.13, A8.04, W16, X15.08
import { type PersonType, plainNumber } from '@constancia/domain/citizens/person-number.ts';
import type { Citizen } from '@constancia/domain/submissions/submission.ts';
import { z } from 'zod';
import { type Database, inTransaction } from '../../platform/db/database.ts';
import { callOutside } from '../outside-call/http.ts';
import { personOf } from './person-of.ts';
import { type CitizenRegister, RegisterFailure, type RegisterKey } from './port.ts';
import { rememberCitizen } from './queries.ts';

export interface PlatformRegister {
  /** Without a slash at the end. */
  readonly url: string;
  readonly db: Database;
}

const text = z
  .string()
  .max(500)
  .nullish()
  .transform((given) => given ?? '');
const textOrNumber = z
  .union([z.string().max(500), z.number()])
  .nullish()
  .transform((given) => String(given ?? ''));
const id = z.coerce.number().int().positive();
const status = z.object({ status: z.string() });
const found = z.object({
  result: z.object({
    id,
    nombre: z.string().max(500),
    apellido: text,
    dni: textOrNumber,
    email: text,
    telefono: textOrNumber,
    calle: text,
  }),
});
const created = z.object({ result: z.object({ idCiudadano: id }) });

/** Nobody was found, or the person was not created (A7.12). */
const FAIL = 'fail';

interface Asked {
  readonly personType: PersonType;
  readonly number: string;
}

export function httpCitizens(register: PlatformRegister): CitizenRegister {
  return {
    getCitizen: async (key, asked) => {
      const person = await getCitizen(register, key, asked);
      if (person) await rememberCitizen(register.db, key.municipalityId, person);
      return person;
    },
    createCitizen: async (key, person, record) => {
      const { personType, documentNumber: number } = person;
      const known = await getCitizen(register, key, { personType, number });
      const made = known ?? {
        ...personOf(person),
        id: await createCitizen(register, key, personOf(person)),
      };
      await inTransaction(register.db, async (tx) => {
        await rememberCitizen(tx, key.municipalityId, made);
        if (!known) await record(tx, made);
      });
      return { person: made, outcome: known ? 'known' : 'created' };
    },
  };
}

async function getCitizen(
  { url }: PlatformRegister,
  { municipalityPath }: RegisterKey,
  { personType, number }: Asked,
): Promise<Citizen | null> {
  const reply = await ask(`${url}/getCitizen`, { dni: number, municipioPath: municipalityPath });
  if (read(status, reply).status === FAIL) return null;
  const { result } = read(found, reply);
  // Otherwise another person's data would get into this submission.
  const documentNumber = plainNumber(personType, result.dni);
  if (documentNumber.toUpperCase() !== number.toUpperCase())
    throw new RegisterFailure('answered about another person');
  const person = personOf({
    personType,
    firstName: result.nombre,
    lastName: result.apellido,
    documentNumber,
    email: result.email,
    phone: result.telefono,
    street: result.calle,
  });
  return { ...person, id: result.id };
}

async function createCitizen(
  { url }: PlatformRegister,
  { municipalityPath }: RegisterKey,
  person: Omit<Citizen, 'id'>,
): Promise<number> {
  const reply = await ask(`${url}/createCitizen`, {
    nombre: person.firstName,
    apellido: person.lastName,
    dni: person.documentNumber,
    email: person.email,
    telefono: person.phone,
    calle: person.street,
    tipoDocumentoId: person.documentType,
    municipioPath: municipalityPath,
  });
  if (read(status, reply).status === FAIL) throw new RegisterFailure('created nobody');
  return read(created, reply).result.idCiudadano;
}

function read<T extends z.ZodType>(shape: T, reply: unknown): z.output<T> {
  const parsed = shape.safeParse(reply);
  // The message leaves the values out, because they are personal data.
  if (!parsed.success) throw new RegisterFailure('answered in another shape');
  return parsed.data;
}

async function ask(url: string, body: object): Promise<unknown> {
  try {
    return await callOutside({ url, body });
  } catch (error) {
    throw new RegisterFailure('did not answer as it should', { cause: error });
  }
}
