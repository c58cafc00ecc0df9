// What people call the roles: the name of each one's text in packages/messages (`users.role-<title>`).
// rules: P1.13, P9.30
import type { Role } from './role-table.ts';

const TITLES = {
  ROLE_ADMIN: 'administrator',
  ROLE_SUPERVISOR_ELEVADO: 'elevated-supervisor',
  ROLE_SUPERVISOR_CORRECTOR_DUPLICADOR: 'correcting-duplicating-supervisor',
  ROLE_SUPERVISOR_CORRECTOR: 'correcting-supervisor',
  ROLE_SUPERVISOR_DUPLICADOR: 'duplicating-supervisor',
  ROLE_SUPERVISOR: 'supervisor',
  ROLE_CENSISTA_PRIVADO: 'census-taker',
  ROLE_GENERADOR_RESPUESTAS: 'answerer',
  ROLE_GENERADOR_CORRECTOR_RESPUESTAS: 'correcting-answerer',
  ROLE_GENERADOR: 'form-builder',
  ROLE_INSPECTOR_ELEVADO_CORRECTOR: 'elevated-correcting-inspector',
  ROLE_INSPECTOR_ELEVADO: 'elevated-inspector',
  ROLE_INSPECTOR: 'inspector',
  ROLE_INSPECTOR_ACTAS: 'records-inspector',
} as const satisfies Readonly<Record<Role, string>>;

export type RoleTitle = (typeof TITLES)[Role];

export function roleTitle(role: Role): RoleTitle {
  return TITLES[role];
}
