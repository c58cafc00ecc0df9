import { matchPath } from '@constancia/domain/pages/match-path.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import { expect, it } from 'vitest';
import { PATH_ACCESS } from './paths.ts';

it('E2.01 E2.03 E6.01 the editor asks for the right to update forms, for a new form and for one that exists', () => {
  expect(PATH_ACCESS.newForm).toEqual({ action: 'update', subject: 'formulario' });
  expect(PATH_ACCESS.editForm).toEqual({ action: 'update', subject: 'formulario' });
  expect(matchPath(PATHS.newForm, '/editar/nuevo/formulario')).not.toBeNull();
  for (const url of ['/editar/u5N4zmSgk5lOWeOjh9FY', '/editar/u5N4zmSgk5lOWeOjh9FY/loquesea'])
    expect(matchPath(PATHS.editForm, url)?.['id']).toBe('u5N4zmSgk5lOWeOjh9FY');
});

it('E2.04 E6.02 P2.04 the list asks for the right to read forms', () => {
  expect(PATHS.forms).toBe('/listar');
  expect(PATH_ACCESS.forms).toEqual({ action: 'read', subject: 'formulario' });
});

/** People who open one of these need neither a session nor a right. */
const OPEN_PAGES = [
  'root',
  'login',
  'password',
  'notFound',
  'singleSignOn',
  'preview',
  'answerPublic',
  'savedPublic',
  'appointmentLink',
  'recordLookUp',
  'stateLookUp',
  'paymentDone',
  'paymentDenied',
  'paymentLate',
  'answerPortal',
  'revisePortal',
  'submissionsPortal',
  'submissionPortal',
  'readingsPortal',
  'savedPortal',
];

it('A6.08 P2.07 answering asks for the right to answer', () => {
  expect(PATH_ACCESS.answer).toEqual({ action: 'create', subject: 'respuesta' });
  expect(matchPath(PATHS.answer, '/contestar/u5N4zmSgk5lOWeOjh9FY')).toEqual({
    id: 'u5N4zmSgk5lOWeOjh9FY',
  });
});

it('P2.08 P2.09 P2.10 P2.17 the variant for other systems, and what follows it, ask for a session and no right', () => {
  const { answerCis, submissionCis, sent } = PATH_ACCESS;
  expect([answerCis, submissionCis, sent]).toEqual(Array(3).fill('signed-in'));
  expect(matchPath(PATHS.answerCis, '/cis/contestar')).toEqual({});
  expect(matchPath(PATHS.answerCis, '/cis/contestar/f')).toEqual({ id: 'f' });
  expect(matchPath(PATHS.submissionCis, '/cis/ver/a')).toEqual({ id: 'a' });
  expect(matchPath(PATHS.sent, '/respuesta/enviada/a/VM1')).toEqual({ answerId: 'a', docCode: 'VM1' });
});

it('P2.27 P2.28 P2.29 P2.31 P6.29 R1.01 R1.08 R9.31 these pages and no others need no login', () => {
  const open = Object.entries(PATH_ACCESS).flatMap(([page, access]) => (access === 'public' ? [page] : []));
  expect(open.toSorted()).toEqual(OPEN_PAGES.toSorted());
  expect(matchPath(PATHS.answerPublic, '/publico/contestar/f')).toEqual({ id: 'f' });
  expect([PATHS.stateLookUp, PATHS.recordLookUp]).toEqual(['/publico/consultar-estado', '/actas/consultar']);
  expect(matchPath(PATHS.savedPublic, '/publico/guardado/f/VM1')).toEqual({ id: 'f', docCode: 'VM1' });
});

it('R2.003 R2.019 R2.020 R6.06 the view asks for reading answers, the confirmation for a session, the page that is not found for nothing', () => {
  expect(matchPath(PATHS.submission, '/ver/a')).toEqual({ id: 'a' });
  for (const access of [PATH_ACCESS.submissions, PATH_ACCESS.submission])
    expect(access).toEqual({ action: 'read', subject: 'respuesta' });
  expect(matchPath(PATHS.sent, '/respuesta/enviada/a/VM1')).toEqual({ answerId: 'a', docCode: 'VM1' });
  expect(PATH_ACCESS.sent).toBe('signed-in');
  expect([PATHS.notFound, PATH_ACCESS.notFound]).toEqual(['/404', 'public']);
});

it('A2.12 A2.13 A2.14 A6.10 P2.24 P2.25 P2.26 P2.30 pages of the citizen portal need no session; their last segments may be absent', () => {
  const { answerPortal, revisePortal, submissionsPortal, savedPortal } = PATH_ACCESS;
  expect([answerPortal, revisePortal, submissionsPortal, savedPortal]).toEqual(Array(4).fill('public'));
  expect(matchPath(PATHS.answerPortal, '/ciudadano/contestar/f/t')).toEqual({ id: 'f', token: 't' });
  expect(matchPath(PATHS.answerPortal, '/ciudadano/contestar/f')).toEqual({ id: 'f' });
  expect(matchPath(PATHS.revisePortal, '/ciudadano/revision/a/t')).toEqual({ id: 'a', token: 't' });
  expect(matchPath(PATHS.submissionsPortal, '/ciudadano/formularios/respuestas/t')).toEqual({ token: 't' });
  expect(matchPath(PATHS.submissionsPortal, '/ciudadano/formularios/respuestas')).toEqual({});
  const saved = { id: 'f', docCode: 'VM1' };
  expect(matchPath(PATHS.savedPortal, '/ciudadano/guardado/f/VM1')).toEqual(saved);
  expect(matchPath(PATHS.savedPortal, '/ciudadano/guardado/f/VM1/7')).toEqual({
    ...saved,
    citizenId: '7',
  });
  expect(matchPath(PATHS.savedPortal, '/ciudadano/guardado/f/VM1/7/true')).toEqual({
    ...saved,
    citizenId: '7',
    usesAws: 'true',
  });
});
