// The callers of the role matrix, and what each may do by their role. This is deliberately written out from
// the rules a second time; nothing here uses the code under test.
// rules: P6.05-P6.19, R2.004, R4.03
import type { Action, Subject } from '@constancia/domain/access/role-table.ts';
import type { PersonaName } from '../../personas.ts';

export type PortalPersonaName = 'portalCitizen' | 'otherPortalCitizen';
export type ProgramName = 'programOfAll' | 'programOfReading';
export type Person = PersonaName | PortalPersonaName | ProgramName | 'visitor';

export const STAFF = [
  'admin',
  'elevatedSupervisor',
  'correctingDuplicatingSupervisor',
  'correctingSupervisor',
  'duplicatingSupervisor',
  'supervisor',
  'censusTaker',
  'answerer',
  'correctingAnswerer',
  'generator',
  'elevatedCorrectingInspector',
  'elevatedInspector',
  'inspector',
  'actasInspector',
  'colleague',
  'neighbour',
  'foreigner',
  'roleless',
] as const satisfies readonly PersonaName[];

export const CITIZENS = ['portalCitizen', 'otherPortalCitizen'] as const satisfies readonly Person[];

/** People without a staff session. */
export const OUTSIDERS = ['visitor', ...CITIZENS] as const satisfies readonly Person[];

export const EVERYBODY: readonly Person[] = [...STAFF, ...OUTSIDERS];

/**
 * Programs: one with every right that there is, of the administrator, and one that reads submissions of one area. The
 * decisions of rows do not list them; testing/access/programs says what they get.
 */
export const PROGRAMS = ['programOfAll', 'programOfReading'] as const satisfies readonly Person[];

export function all(of: readonly Person[], but: readonly Person[]): readonly Person[] {
  return of.filter((person) => !but.includes(person));
}

const SUPERVISORS = [
  'elevatedSupervisor',
  'correctingDuplicatingSupervisor',
  'correctingSupervisor',
  'duplicatingSupervisor',
  'supervisor',
  // Supervisors too, of another area and of another municipality.
  'neighbour',
  'foreigner',
] as const satisfies readonly Person[];

/** P6.05-P6.11, P6.14. */
const BUILD_FORMS = ['admin', ...SUPERVISORS, 'generator'] as const;
/** Everybody but the form builder and the account without a role. */
const ANSWER = all(STAFF, ['generator', 'roleless']);

export type RightName = `${Action} ${Subject}`;

/** Right -> who has it by their role, for each right that an endpoint requires (P6.05-P6.18, X34.50, X34.57, X34.70, X34.80). */
export const HOLDERS: Readonly<Partial<Record<RightName, readonly Person[]>>> = {
  'read formulario': all(STAFF, ['roleless']),
  'create formulario': BUILD_FORMS,
  'update formulario': BUILD_FORMS,
  'delete formulario': BUILD_FORMS,
  'duplicate formulario': [
    'admin',
    'elevatedSupervisor',
    'correctingDuplicatingSupervisor',
    'duplicatingSupervisor',
  ],
  'create respuesta': ANSWER,
  'read respuesta': ANSWER,
  'delete respuesta': all(ANSWER, ['answerer', 'correctingAnswerer', 'actasInspector']),
  'correct respuesta': [
    'admin',
    'elevatedSupervisor',
    'correctingDuplicatingSupervisor',
    'correctingSupervisor',
    'censusTaker',
    'correctingAnswerer',
    'elevatedCorrectingInspector',
  ],
  'read estadistica_formulario': ['admin', ...SUPERVISORS, 'censusTaker'],
  'manage usuario': ['admin'],
  'manage ciudadano': ['admin'],
  'manage activo': ['admin'],
  'manage incidente': ['admin'],
  'manage agenda': ['admin'],
  'manage usuario_municipio': ['admin', 'elevatedSupervisor'],
};

/** May use the public switch (P6.19). */
export const PUBLISH: readonly Person[] = ['admin', 'elevatedSupervisor', 'generator'];

/**
 * Have update, complete or correct on submissions: they complete them and move them from state to state
 * (R2.004, R4.03).
 */
export const WORK_ON_SUBMISSIONS: readonly Person[] = [
  'admin',
  ...SUPERVISORS,
  'censusTaker',
  'correctingAnswerer',
  'elevatedCorrectingInspector',
];
