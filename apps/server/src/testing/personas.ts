// One named person per role, in HOME's first area, and some strangers. Tests read like prose:
// `as.inspector.get(…)`.
import { randomUUID } from 'node:crypto';
import type { Role } from '@constancia/domain/access/role-table.ts';
import { lookupName } from '@constancia/domain/users/user.ts';
import { hashToken } from '../features/session/cookie.ts';
import { startSession } from '../features/session/queries.ts';
import { hashPassword, saveUser } from '../features/users/public.ts';
import type { Queryable } from '../platform/db/database.ts';
import { AWAY, HOME, saveTerritory, testId } from './territory.ts';

export const PASSWORD = 'una clave de prueba 1';

interface Persona {
  readonly role: Role | 'ROLE_UNKNOWN';
  readonly municipalityId: string;
  readonly areas: readonly string[];
}

const at = (role: Role): Persona => ({ role, municipalityId: HOME.id, areas: [HOME.areas[0]] });

export const PERSONAS = {
  admin: at('ROLE_ADMIN'),
  elevatedSupervisor: { ...at('ROLE_SUPERVISOR_ELEVADO'), areas: HOME.areas },
  correctingDuplicatingSupervisor: at('ROLE_SUPERVISOR_CORRECTOR_DUPLICADOR'),
  correctingSupervisor: at('ROLE_SUPERVISOR_CORRECTOR'),
  duplicatingSupervisor: at('ROLE_SUPERVISOR_DUPLICADOR'),
  supervisor: at('ROLE_SUPERVISOR'),
  censusTaker: at('ROLE_CENSISTA_PRIVADO'),
  answerer: at('ROLE_GENERADOR_RESPUESTAS'),
  correctingAnswerer: at('ROLE_GENERADOR_CORRECTOR_RESPUESTAS'),
  generator: at('ROLE_GENERADOR'),
  elevatedCorrectingInspector: at('ROLE_INSPECTOR_ELEVADO_CORRECTOR'),
  elevatedInspector: at('ROLE_INSPECTOR_ELEVADO'),
  inspector: at('ROLE_INSPECTOR'),
  actasInspector: at('ROLE_INSPECTOR_ACTAS'),
  /** A second inspector of the same area. */
  colleague: at('ROLE_INSPECTOR'),
  /** A supervisor of HOME's other area. */
  neighbour: { role: 'ROLE_SUPERVISOR', municipalityId: HOME.id, areas: [HOME.areas[1]] },
  /** A supervisor of another municipality. */
  foreigner: { role: 'ROLE_SUPERVISOR', municipalityId: AWAY.id, areas: [AWAY.areas[0]] },
  /** An account with a role that does not exist. */
  roleless: { role: 'ROLE_UNKNOWN', municipalityId: HOME.id, areas: [HOME.areas[0]] },
} as const satisfies Readonly<Record<string, Persona>>;

export type PersonaName = keyof typeof PERSONAS;

export function emailOf(name: PersonaName): string {
  return `${name.toLowerCase()}@villa.example`;
}

export function usernameOf(name: PersonaName): string {
  return name.toLowerCase();
}

let passwordHash: Promise<string> | null = null;

async function savePersonas(db: Queryable): Promise<void> {
  passwordHash ??= hashPassword(PASSWORD);
  const hash = await passwordHash;
  for (const [name, persona] of Object.entries(PERSONAS) as [PersonaName, Persona][]) {
    await saveUser(db, {
      municipalityId: persona.municipalityId,
      id: testId(`user${name}`),
      username: usernameOf(name),
      usernameLookup: lookupName(usernameOf(name)),
      email: emailOf(name),
      emailLookup: lookupName(emailOf(name)),
      firstName: name,
      lastName: 'Prueba',
      inspectorNumber: '',
      roles: [persona.role],
      providerId: null,
      passwordHash: hash,
      lastAccessAt: null,
      updatedAt: null,
      updatedBy: null,
      residue: null,
      areas: persona.areas.map((areaId) => ({ municipalityId: persona.municipalityId, areaId })),
    });
  }
}

/** The time at which a world of the tests begins. */
export const WORLD_BEGINS = '2026-03-10T15:00:00.000Z';

/** Of the session that each has in a world. */
export const tokenOf = (name: PersonaName): string => `token-of-${name}`;

async function openSessions(db: Queryable, at: Date): Promise<void> {
  for (const name of Object.keys(PERSONAS) as PersonaName[])
    await startSession(db, {
      id: randomUUID(),
      municipalityId: PERSONAS[name].municipalityId,
      userId: testId(`user${name}`),
      tokenHash: hashToken(tokenOf(name)),
      at,
      browser: 'test',
    });
}

/** The territory and the people of the tests, each signed in since `at`. */
export async function saveWorld(db: Queryable, at: Date): Promise<void> {
  await saveTerritory(db);
  await savePersonas(db);
  await openSessions(db, at);
}
