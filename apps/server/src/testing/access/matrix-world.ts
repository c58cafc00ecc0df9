// The world of the role matrix: all callers, each with a network address of their own, and real rows of every
// kind that a URL can name.
import { randomUUID } from 'node:crypto';
import type { Right } from '@constancia/domain/access/role-table.ts';
import { hashToken } from '../../features/session/cookie.ts';
import { startSession } from '../../features/session/queries.ts';
import { installationSecret } from '../../platform/db/queries.ts';
import { type FileSigner, fileSigner } from '../../platform/files/signed-url.ts';
import { saveForm } from '../forms.ts';
import { openPaymentGateway, type TestGateway } from '../outside/payment-gateway.ts';
import { PERSONAS, type PersonaName } from '../personas.ts';
import { makeProgram } from '../sign-in/program-tokens.ts';
import { HOME, testId } from '../territory.ts';
import { plantTwins } from '../twins.ts';
import { type Caller, caller, openTestWorld, type TestWorld } from '../with-app.ts';
import { MATRIX_FORMS } from './matrix-forms.ts';
import { createMatrixSubmissions } from './matrix-submissions.ts';
import { makeOwnThings, type OwnThings } from './matrix-things.ts';
import { openPortal } from './portal-people.ts';
import { PROGRAM_KINDS } from './programs/program-rights.ts';
import { EVERYBODY, type Person, PROGRAMS, type ProgramName } from './rights/people.ts';

export interface MatrixWorld {
  readonly world: TestWorld;
  readonly gateway: TestGateway;
  readonly as: Readonly<Record<Person, Caller>>;
  /** The same person with these cookies instead of the usual ones. */
  readonly withCookie: (person: Person, cookie: string) => Caller;
  readonly things: OwnThings;
  /** Signs URLs of files as the server does. */
  readonly signer: FileSigner;
  readonly close: () => Promise<void>;
}

export const isStaff = (person: Person): person is PersonaName => person in PERSONAS;
const isProgram = (person: Person): person is ProgramName => person in PROGRAM_KINDS;

/** The id for which URLs of files are signed. */
export function readerOf(person: Person): string {
  const account = isProgram(person) ? PROGRAM_KINDS[person].owner : person;
  return isStaff(account) ? testId(`user${account}`) : '';
}

/** P6.05: what the role table grants the administrator, without accounts and the installation. */
const EVERY_RIGHT: readonly Right[] = [
  ...(['create', 'read', 'update', 'delete', 'duplicate'] as const).map((one): Right => `${one} formulario`),
  ...(['create', 'read', 'update', 'delete', 'correct'] as const).map((one): Right => `${one} respuesta`),
  'read estadistica_formulario',
  'manage ciudadano',
  'manage activo',
  'manage agenda',
  'manage incidente',
];

export async function openMatrixWorld(): Promise<MatrixWorld> {
  const gateway = await openPaymentGateway();
  const world = await openTestWorld({ payments: gateway.settings });
  const citizens = await openPortal(world);
  for (const [name, form] of Object.entries(MATRIX_FORMS))
    await saveForm(world.as.admin, { id: `form${name}`, ...form });
  const things = await makeOwnThings(world, gateway, await createMatrixSubmissions(world));
  // Every decision is tested while other municipalities have rows with the same ids (X25.10).
  await plantTwins(world);
  const headers: Readonly<Record<string, Caller>> = {
    ...world.as,
    ...citizens,
    visitor: world.visitor,
    programOfAll: (await makeProgram(world, { owner: 'admin', rights: EVERY_RIGHT })).as,
    programOfReading: (
      await makeProgram(world, {
        owner: 'supervisor',
        rights: ['read respuesta'],
        areaIds: [HOME.areas[0]],
      })
    ).as,
  };
  const callers: readonly Person[] = [...EVERYBODY, ...PROGRAMS];
  const addressOf = (person: Person) => `198.51.100.${callers.indexOf(person) + 1}`;
  const withCookie = (person: Person, cookie: string) => caller(world.app, { cookie }, addressOf(person));
  const as = Object.fromEntries(
    callers.map((person) => [person, caller(world.app, { ...headers[person]?.headers }, addressOf(person))]),
  ) as Record<Person, Caller>;
  return {
    world,
    gateway,
    as,
    withCookie,
    things,
    signer: fileSigner(await installationSecret(world.db, 'file-signing-secret', '')),
    close: async () => {
      await world.close();
      await gateway.stop();
    },
  };
}

/** Opens a further session of a member of staff; returns its id and the cookie of its browser. */
export async function oneMoreSession(
  { db, time }: TestWorld,
  person: PersonaName,
): Promise<{ readonly id: string; readonly cookie: string }> {
  const [id, token] = [randomUUID(), randomUUID()];
  await startSession(db, {
    id,
    municipalityId: PERSONAS[person].municipalityId,
    userId: testId(`user${person}`),
    tokenHash: hashToken(token),
    at: time.now,
    browser: 'another one',
  });
  return { id, cookie: `session=${token}` };
}
