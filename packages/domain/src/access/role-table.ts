// The role table of the product: who may do what, one row per role. Whatever a row does not grant is denied.
// Only this file and its tests name roles.
// rules: P6.01-P6.19, R6.01-R6.08, R9.37

export const ACTIONS = [
  'manage',
  'create',
  'read',
  'update',
  'complete',
  'delete',
  'correct',
  'duplicate',
] as const;
export type Action = (typeof ACTIONS)[number];

export const SUBJECTS = [
  'formulario',
  'respuesta',
  'usuario_municipio',
  'estadistica_formulario',
  'usuario',
  'solicitud-usuario',
  // Ours: the registers of citizens (X34.50), of assets (X34.57), of agendas (X34.70) and of incidents (X34.80).
  'ciudadano',
  'activo',
  'agenda',
  'incidente',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** An action on a subject, e.g. `read respuesta`. */
export type Right = `${Action} ${Subject}`;

export const ROLES = [
  'ROLE_ADMIN',
  'ROLE_SUPERVISOR_ELEVADO',
  'ROLE_SUPERVISOR_CORRECTOR_DUPLICADOR',
  'ROLE_SUPERVISOR_CORRECTOR',
  'ROLE_SUPERVISOR_DUPLICADOR',
  'ROLE_SUPERVISOR',
  'ROLE_CENSISTA_PRIVADO',
  'ROLE_GENERADOR_RESPUESTAS',
  'ROLE_GENERADOR_CORRECTOR_RESPUESTAS',
  'ROLE_GENERADOR',
  'ROLE_INSPECTOR_ELEVADO_CORRECTOR',
  'ROLE_INSPECTOR_ELEVADO',
  'ROLE_INSPECTOR',
  'ROLE_INSPECTOR_ACTAS',
] as const;
export type Role = (typeof ROLES)[number];

type Grants = Readonly<Partial<Record<Subject, readonly Action[]>>>;

const FULL: readonly Action[] = ['create', 'read', 'update', 'delete', 'correct', 'duplicate'];
const KEEP_FORMS: readonly Action[] = ['create', 'read', 'update', 'delete'];
const KEEP_AND_DUPLICATE: readonly Action[] = [...KEEP_FORMS, 'duplicate'];
const SUPERVISE: readonly Action[] = ['create', 'read', 'complete', 'delete'];
const SUPERVISE_AND_CORRECT: readonly Action[] = [...SUPERVISE, 'correct'];

export const ROLE_TABLE: Readonly<Record<Role, Grants>> = {
  ROLE_ADMIN: {
    usuario: ['manage'],
    usuario_municipio: ['manage'],
    'solicitud-usuario': ['manage'],
    ciudadano: ['manage'],
    activo: ['manage'],
    agenda: ['manage'],
    incidente: ['manage'],
    formulario: FULL,
    respuesta: FULL,
    estadistica_formulario: FULL,
  },
  ROLE_SUPERVISOR_ELEVADO: {
    usuario_municipio: ['manage'],
    formulario: FULL,
    respuesta: FULL,
    estadistica_formulario: FULL,
  },
  ROLE_SUPERVISOR_CORRECTOR_DUPLICADOR: {
    formulario: KEEP_AND_DUPLICATE,
    estadistica_formulario: KEEP_AND_DUPLICATE,
    respuesta: SUPERVISE_AND_CORRECT,
  },
  ROLE_SUPERVISOR_CORRECTOR: {
    formulario: KEEP_FORMS,
    estadistica_formulario: KEEP_FORMS,
    respuesta: SUPERVISE_AND_CORRECT,
  },
  ROLE_SUPERVISOR_DUPLICADOR: {
    formulario: KEEP_AND_DUPLICATE,
    estadistica_formulario: KEEP_AND_DUPLICATE,
    respuesta: SUPERVISE,
  },
  ROLE_SUPERVISOR: { formulario: KEEP_FORMS, estadistica_formulario: KEEP_FORMS, respuesta: SUPERVISE },
  ROLE_CENSISTA_PRIVADO: {
    formulario: ['read'],
    respuesta: ['create', 'read', 'update', 'correct', 'delete'],
    estadistica_formulario: ['create', 'read', 'update', 'correct', 'delete'],
  },
  ROLE_GENERADOR_RESPUESTAS: { formulario: ['read'], respuesta: ['create', 'read'] },
  ROLE_GENERADOR_CORRECTOR_RESPUESTAS: {
    formulario: ['read'],
    respuesta: ['create', 'read', 'update', 'correct'],
  },
  ROLE_GENERADOR: { formulario: KEEP_FORMS },
  ROLE_INSPECTOR_ELEVADO_CORRECTOR: {
    formulario: ['read'],
    respuesta: ['create', 'read', 'delete', 'correct'],
  },
  ROLE_INSPECTOR_ELEVADO: { formulario: ['read'], respuesta: ['create', 'read', 'delete'] },
  ROLE_INSPECTOR: { formulario: ['read'], respuesta: ['create', 'read', 'delete'] },
  ROLE_INSPECTOR_ACTAS: { formulario: ['read'], respuesta: ['create', 'read'] },
};

/** The role of the first account of an installation. */
export const ADMINISTRATOR_ROLE: Role = 'ROLE_ADMIN';

/** Roles that see every municipality and area (P6.20). */
export const ROLES_OF_THE_WHOLE_PLATFORM: readonly Role[] = ['ROLE_ADMIN'];

/** Roles that see, export and count only the submissions they gave themselves (P6.26, R6.08, R9.37). */
export const ROLES_WITH_OWN_SUBMISSIONS_ONLY: readonly Role[] = [
  'ROLE_CENSISTA_PRIVADO',
  'ROLE_INSPECTOR_ELEVADO_CORRECTOR',
  'ROLE_INSPECTOR_ELEVADO',
  'ROLE_INSPECTOR',
];

/** Roles that see the public/private switch of a form (P6.19). */
export const ROLES_THAT_PUBLISH: readonly Role[] = [
  'ROLE_ADMIN',
  'ROLE_SUPERVISOR_ELEVADO',
  'ROLE_GENERADOR',
];

/**
 * Roles that use the recipient search of the home page; all others are redirected to the form list (R2.101).
 */
export const ROLES_WITH_HOME: readonly Role[] = [
  'ROLE_ADMIN',
  'ROLE_SUPERVISOR_ELEVADO',
  'ROLE_SUPERVISOR_CORRECTOR_DUPLICADOR',
  'ROLE_SUPERVISOR_CORRECTOR',
  'ROLE_SUPERVISOR_DUPLICADOR',
  'ROLE_SUPERVISOR',
  'ROLE_CENSISTA_PRIVADO',
];

/** The roles that the grid of users filters by: twelve, as the documents count them (P2.88, P9.31). */
export const FILTERED_ROLES: readonly Role[] = ROLES.filter(
  (role) => role !== 'ROLE_INSPECTOR_ACTAS' && role !== 'ROLE_GENERADOR_CORRECTOR_RESPUESTAS',
);

/** The role whose accounts have a file number (P2.95). */
export const ROLE_WITH_FILE_NUMBER: Role = 'ROLE_INSPECTOR';

export function isRole(value: unknown): value is Role {
  return typeof value === 'string' && (ROLES as readonly string[]).includes(value);
}
