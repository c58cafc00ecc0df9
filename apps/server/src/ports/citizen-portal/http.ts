// The citizen portal of the municipal platform, at the configured URL. Every error becomes the same failure,
// within five seconds per request.
// rules: A7.14, A7.19, A8.13, R7.39, W16
import { z } from 'zod';
import { callOutside } from '../outside-call/http.ts';
import { OutsideFailure } from '../outside-call/outside-failure.ts';
import { type CitizenPortal, PortalFailure, type PortalLogin } from './port.ts';

/**
 * Longest wait for the portal in milliseconds; the rest of the request must fit into the five seconds of
 * A8.13 too.
 */
const TIMEOUT_MS = 4_500;
/** `code` of a successful login (A7.19). */
const OK = 200;

const text = z
  .string()
  .max(500)
  .nullish()
  .transform((given) => given ?? '');
const person = z.object({
  id: z.coerce.number().int().positive(),
  nombre: z.string().max(500),
  apellido: text,
  dni: z
    .union([z.string().max(500), z.number()])
    .transform((given) => String(given))
    .pipe(z.string().regex(/^\d{1,20}$/)),
  username: text,
});
const code = z.object({ code: z.coerce.number() });
const status = z.object({ status: z.string() });
const byHash = z.object({ result: person });
const issued = z.object({ data: z.object({ valor: z.string().min(1).max(500) }) });

/** `url`: without a slash at the end. */
export function httpCitizenPortal(url: string): CitizenPortal {
  return {
    byToken: async (token) => {
      const reply = await ask(`${url}/getCitizenLoginWithOaToken`, { token, testMode: false });
      if (read(code, reply).code !== OK) return null;
      return loginOf(read(person, reply));
    },
    byHash: async ({ municipalityPath }, hash) => {
      const reply = await ask(`${url}/getCitizenByHash`, { hash, municipioPath: municipalityPath });
      if (read(status, reply).status !== 'ok') return null;
      return loginOf(read(byHash, reply).result);
    },
    issueToken: async (_municipality, citizenId) =>
      read(issued, await ask(`${url}/getCitizenOAToken`, { citizenId })).data.valor,
  };
}

function loginOf({ id, nombre, apellido, dni, username }: z.output<typeof person>): PortalLogin {
  return {
    id,
    firstName: nombre,
    lastName: apellido,
    documentNumber: dni,
    username,
    municipalityId: null,
  };
}

function read<T extends z.ZodType>(shape: T, reply: unknown): z.output<T> {
  const parsed = shape.safeParse(reply);
  // The message leaves the values out, because they are personal data.
  if (!parsed.success) throw new PortalFailure('answered in another shape');
  return parsed.data;
}

async function ask(url: string, body: object): Promise<unknown> {
  try {
    return await callOutside({ url, body, timeoutMs: TIMEOUT_MS });
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error;
    throw new PortalFailure(error.message, { cause: error });
  }
}
