// Programs for server tests: tokens that administrators made, and callers who bring one.
import type { Right } from '@constancia/domain/access/role-table.ts';
import type { PersonaName } from '../personas.ts';
import { testId } from '../territory.ts';
import { type Caller, caller, type TestWorld } from '../with-app.ts';

export interface WishedProgram {
  readonly owner?: PersonaName;
  readonly rights?: readonly Right[];
  readonly areaIds?: readonly string[] | null;
  readonly networks?: readonly string[];
  readonly expiresOn?: string;
  readonly name?: string;
}

let made = 0;

/** What the page would send; a day in summer is within a year of the tests' clock. */
export function wishOf(wished: WishedProgram = {}) {
  const { owner = 'elevatedSupervisor', ...rest } = wished;
  return {
    id: testId(`program${made++}x`),
    name: 'Datos abiertos',
    ownerId: testId(`user${owner}`),
    rights: ['read respuesta'],
    areaIds: null,
    networks: [],
    expiresOn: '2026-08-31',
    ...rest,
  };
}

/** Brings the token with each request. */
export function programCaller({ app }: TestWorld, token: string, address?: string): Caller {
  return caller(app, { authorization: `Bearer ${token}` }, address);
}

export interface TestProgram {
  readonly id: string;
  readonly token: string;
  readonly as: Caller;
}

/** A program that the administrator lets in. */
export async function makeProgram(world: TestWorld, wished: WishedProgram = {}): Promise<TestProgram> {
  const wish = wishOf(wished);
  const reply = await world.as.admin.post('/api/programs', wish);
  if (reply.status !== 200) throw new Error(`no token was made: ${JSON.stringify(reply.body)}`);
  const { token } = reply.body;
  return { id: wish.id, token, as: programCaller(world, token) };
}
