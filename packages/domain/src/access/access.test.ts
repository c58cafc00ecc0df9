import { expect, it } from 'vitest';
import { may, mayPublishForms, mayWorkOnSubmissions, usesHome, worksAcrossMunicipalities } from './may.ts';
import { ACTIONS, ROLES, type Role, SUBJECTS } from './role-table.ts';
import {
  formScope,
  mayOpenToAnswer,
  mayOpenToCorrect,
  ownSubmissionScope,
  submissionScope,
  within,
} from './scope.ts';

// The table of the specification, and what X34.50, X34.57, X34.70 and X34.80 add, written out a second time on purpose: `subject: actions`.
const SPECIFIED: Record<Role, string> = {
  ROLE_ADMIN:
    'usuario:manage usuario_municipio:manage solicitud-usuario:manage ciudadano:manage activo:manage agenda:manage incidente:manage formulario:create,read,update,delete,correct,duplicate respuesta:create,read,update,delete,correct,duplicate estadistica_formulario:create,read,update,delete,correct,duplicate',
  ROLE_SUPERVISOR_ELEVADO:
    'usuario_municipio:manage formulario:create,read,update,delete,correct,duplicate respuesta:create,read,update,delete,correct,duplicate estadistica_formulario:create,read,update,delete,correct,duplicate',
  ROLE_SUPERVISOR_CORRECTOR_DUPLICADOR:
    'formulario:create,read,update,delete,duplicate estadistica_formulario:create,read,update,delete,duplicate respuesta:create,read,complete,delete,correct',
  ROLE_SUPERVISOR_CORRECTOR:
    'formulario:create,read,update,delete estadistica_formulario:create,read,update,delete respuesta:create,read,complete,delete,correct',
  ROLE_SUPERVISOR_DUPLICADOR:
    'formulario:create,read,update,delete,duplicate estadistica_formulario:create,read,update,delete,duplicate respuesta:create,read,complete,delete',
  ROLE_SUPERVISOR:
    'formulario:create,read,update,delete estadistica_formulario:create,read,update,delete respuesta:create,read,complete,delete',
  ROLE_CENSISTA_PRIVADO:
    'formulario:read respuesta:create,read,update,correct,delete estadistica_formulario:create,read,update,correct,delete',
  ROLE_GENERADOR_RESPUESTAS: 'formulario:read respuesta:create,read',
  ROLE_GENERADOR_CORRECTOR_RESPUESTAS: 'formulario:read respuesta:create,read,update,correct',
  ROLE_GENERADOR: 'formulario:create,read,update,delete',
  ROLE_INSPECTOR_ELEVADO_CORRECTOR: 'formulario:read respuesta:create,read,delete,correct',
  ROLE_INSPECTOR_ELEVADO: 'formulario:read respuesta:create,read,delete',
  ROLE_INSPECTOR: 'formulario:read respuesta:create,read,delete',
  ROLE_INSPECTOR_ACTAS: 'formulario:read respuesta:create,read',
};

const RULE: Record<Role, string> = {
  ROLE_ADMIN: 'P6.05',
  ROLE_SUPERVISOR_ELEVADO: 'P6.06',
  ROLE_SUPERVISOR_CORRECTOR_DUPLICADOR: 'P6.07',
  ROLE_SUPERVISOR_CORRECTOR: 'P6.08',
  ROLE_SUPERVISOR_DUPLICADOR: 'P6.09',
  ROLE_SUPERVISOR: 'P6.10',
  ROLE_CENSISTA_PRIVADO: 'P6.11',
  ROLE_GENERADOR_RESPUESTAS: 'P6.12',
  ROLE_GENERADOR_CORRECTOR_RESPUESTAS: 'P6.13',
  ROLE_GENERADOR: 'P6.14',
  ROLE_INSPECTOR_ELEVADO_CORRECTOR: 'P6.15',
  ROLE_INSPECTOR_ELEVADO: 'P6.16',
  ROLE_INSPECTOR: 'P6.17',
  ROLE_INSPECTOR_ACTAS: 'P6.18',
};

for (const role of ROLES) {
  it(`${RULE[role]} P6.01 P6.02 P6.04 grants ${role} exactly its row`, () => {
    const rows = new Map(SPECIFIED[role].split(' ').map((cell) => cell.split(':') as [string, string]));
    for (const subject of SUBJECTS) {
      const granted = rows.get(subject)?.split(',') ?? [];
      for (const action of ACTIONS) {
        const expected = granted.includes(action) || granted.includes('manage');
        expect(may({ role }, action, subject), `${role} ${action} ${subject}`).toBe(expected);
      }
    }
  });
}

it('P6.01 P6.02 R6.01 X34.50 X34.57 X34.70 X34.80 knows exactly these actions and subjects, and the registers', () => {
  const actions = ['manage', 'create', 'read', 'update', 'complete', 'delete', 'correct', 'duplicate'];
  expect(ACTIONS).toEqual(actions);
  expect([...SUBJECTS].sort()).toEqual([
    'activo',
    'agenda',
    'ciudadano',
    'estadistica_formulario',
    'formulario',
    'incidente',
    'respuesta',
    'solicitud-usuario',
    'usuario',
    'usuario_municipio',
  ]);
});

it('P1.13 every role belongs to one of five groups; supervisors and inspectors come in several variants', () => {
  const groupOf = (role: Role) =>
    ['ROLE_ADMIN', 'ROLE_SUPERVISOR', 'ROLE_GENERADOR', 'ROLE_CENSISTA_PRIVADO', 'ROLE_INSPECTOR'].filter(
      (group) => role.startsWith(group),
    );
  expect(ROLES.map(groupOf).filter((groups) => groups.length !== 1)).toEqual([]);
  const count = (group: string) => ROLES.filter((role) => groupOf(role).includes(group)).length;
  expect([count('ROLE_ADMIN'), count('ROLE_CENSISTA_PRIVADO'), count('ROLE_GENERADOR')]).toEqual([1, 1, 3]);
  expect([count('ROLE_SUPERVISOR'), count('ROLE_INSPECTOR')]).toEqual([5, 4]);
});

it('P6.04 knows the fourteen roles of the table and no other', () => {
  expect([...ROLES].sort()).toEqual(Object.keys(SPECIFIED).sort());
  expect(ROLES).toHaveLength(14);
});

it('P6.01 manage on a subject includes every action on it, and nothing of another one', () => {
  const role = 'ROLE_SUPERVISOR_ELEVADO';
  expect(ACTIONS.filter((action) => may({ role }, action, 'usuario_municipio'))).toEqual(ACTIONS);
  expect(ACTIONS.filter((action) => may({ role }, action, 'usuario'))).toEqual([]);
});

it('P6.04 grants nothing to a user without a role of the table', () => {
  for (const subject of SUBJECTS)
    for (const action of ACTIONS) expect(may({ role: null }, action, subject)).toBe(false);
});

it('P6.19 P2.64 lets only administrator, elevated supervisor and generator publish', () => {
  expect(ROLES.filter((role) => mayPublishForms({ role }))).toEqual([
    'ROLE_ADMIN',
    'ROLE_SUPERVISOR_ELEVADO',
    'ROLE_GENERADOR',
  ]);
});

it('R6.02 R2.004 R4.03 people who may update, complete or correct submissions complete them and move their state', () => {
  expect(ROLES.filter((role) => mayWorkOnSubmissions({ role }))).toEqual([
    'ROLE_ADMIN',
    'ROLE_SUPERVISOR_ELEVADO',
    'ROLE_SUPERVISOR_CORRECTOR_DUPLICADOR',
    'ROLE_SUPERVISOR_CORRECTOR',
    'ROLE_SUPERVISOR_DUPLICADOR',
    'ROLE_SUPERVISOR',
    'ROLE_CENSISTA_PRIVADO',
    'ROLE_GENERADOR_CORRECTOR_RESPUESTAS',
    // This role may correct, and has none of the other two rights.
    'ROLE_INSPECTOR_ELEVADO_CORRECTOR',
  ]);
  expect(mayWorkOnSubmissions({ role: null })).toBe(false);
});

it('R2.101 sends everybody but supervisors, administrators and private census takers on from the home page', () => {
  expect(ROLES.filter((role) => !usesHome({ role }))).toEqual([
    'ROLE_GENERADOR_RESPUESTAS',
    'ROLE_GENERADOR_CORRECTOR_RESPUESTAS',
    'ROLE_GENERADOR',
    'ROLE_INSPECTOR_ELEVADO_CORRECTOR',
    'ROLE_INSPECTOR_ELEVADO',
    'ROLE_INSPECTOR',
    'ROLE_INSPECTOR_ACTAS',
  ]);
});

const ana = { username: 'ana', email: 'ana@villa.example', areaIds: ['green', 'parks'] };

it('P6.20 only the administrator works in every municipality', () => {
  expect(ROLES.filter((role) => worksAcrossMunicipalities({ role }))).toEqual(['ROLE_ADMIN']);
});

it('P6.20 A6.01 lets an administrator see every area and others their own', () => {
  expect(formScope({ ...ana, role: 'ROLE_ADMIN' }).areas).toBe('all');
  expect(formScope({ ...ana, role: 'ROLE_SUPERVISOR_ELEVADO' }).areas).toEqual(['green', 'parks']);
});

it('P6.26 R6.08 R6.10 R9.37 limits four roles to their own submissions, under username or e-mail', () => {
  const limited = ROLES.filter((role) => submissionScope({ ...ana, role }).createdBy !== null);
  expect(limited).toEqual([
    'ROLE_CENSISTA_PRIVADO',
    'ROLE_INSPECTOR_ELEVADO_CORRECTOR',
    'ROLE_INSPECTOR_ELEVADO',
    'ROLE_INSPECTOR',
  ]);
  const scope = submissionScope({ ...ana, role: 'ROLE_INSPECTOR' });
  expect(within(scope, { areaId: 'green', createdBy: 'ana' })).toBe(true);
  expect(within(scope, { areaId: 'green', createdBy: 'ana@villa.example' })).toBe(true);
  expect(within(scope, { areaId: 'green', createdBy: 'berta' })).toBe(false);
  expect(within(scope, { areaId: 'elsewhere', createdBy: 'ana' })).toBe(false);
});

it('A6.02 A6.03 X25.07 lifts the area condition for public and portal forms of the own municipality', () => {
  const municipalityId = 'home';
  const inspector = { ...ana, municipalityId, role: 'ROLE_INSPECTOR' as const };
  const foreign = { areaId: 'elsewhere', municipalityId, public: false, portal: false };
  expect(mayOpenToAnswer(inspector, foreign)).toBe(false);
  expect(mayOpenToAnswer(inspector, { ...foreign, public: true })).toBe(true);
  expect(mayOpenToAnswer(inspector, { ...foreign, portal: true })).toBe(true);
  expect(mayOpenToAnswer(inspector, { ...foreign, areaId: 'parks' })).toBe(true);
  const away = { ...foreign, municipalityId: 'away' };
  expect(mayOpenToAnswer(inspector, { ...away, public: true })).toBe(false);
  expect(mayOpenToAnswer(inspector, { ...away, portal: true })).toBe(false);
  expect(mayOpenToAnswer({ ...inspector, role: 'ROLE_ADMIN' }, { ...away, portal: true })).toBe(true);
});

it('R5.27 R5.28 who corrects needs the area, but for public and portal forms of the own municipality', () => {
  const corrector = { ...ana, municipalityId: 'home', role: 'ROLE_SUPERVISOR_CORRECTOR' as const };
  const closed = { public: false, portal: false };
  const submission = { areaId: 'elsewhere', createdBy: 'berta', municipalityId: 'home', form: closed };
  expect(mayOpenToCorrect(corrector, { ...submission, areaId: 'parks' })).toBe(true);
  expect(mayOpenToCorrect(corrector, submission)).toBe(false);
  expect(mayOpenToCorrect(corrector, { ...submission, form: { ...closed, public: true } })).toBe(true);
  expect(mayOpenToCorrect(corrector, { ...submission, form: { ...closed, portal: true } })).toBe(true);
  const away = { ...submission, municipalityId: 'away' };
  expect(mayOpenToCorrect(corrector, { ...away, form: { ...closed, public: true } })).toBe(false);
  expect(mayOpenToCorrect(corrector, { ...away, form: { ...closed, portal: true } })).toBe(false);
});

it('R6.10 R6.20 people who see only their own submissions correct only those, on a public form too', () => {
  const inspector = { ...ana, municipalityId: 'home', role: 'ROLE_INSPECTOR_ELEVADO_CORRECTOR' as const };
  const submission = { areaId: 'green', municipalityId: 'home', form: { public: true, portal: false } };
  expect(mayOpenToCorrect(inspector, { ...submission, createdBy: 'ana' })).toBe(true);
  expect(mayOpenToCorrect(inspector, { ...submission, createdBy: 'berta' })).toBe(false);
});

it('P6.04 a person without a role of the table sees no submissions but those under their own name', () => {
  expect(submissionScope({ ...ana, role: null }).createdBy).toEqual(['ana', 'ana@villa.example']);
  expect(formScope({ ...ana, role: null }).areas).toEqual(['green', 'parks']);
});

it('R2.011 P2.16 R7.22 a person’s own submissions are those under their username or e-mail, whatever the role', () => {
  const scope = ownSubmissionScope({ ...ana, role: 'ROLE_ADMIN' });
  const by = (createdBy: string) => within(scope, { areaId: 'green', createdBy });
  expect([by('ana'), by('ana@villa.example'), by('berta'), by('')]).toEqual([true, true, false, false]);
});
