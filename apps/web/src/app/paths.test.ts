import { expect, it } from 'vitest';
import { matchAddress } from '@constancia/domain/pages/match-address.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import { PATH_ACCESS } from './paths.ts';

it('E2.01 E2.03 E6.01 the editor asks for the right to update forms, for a new form and for one that exists', () => {
  expect(PATH_ACCESS.newForm).toEqual({ action: 'update', subject: 'formulario' });
  expect(PATH_ACCESS.editForm).toEqual({ action: 'update', subject: 'formulario' });
  expect(matchAddress(PATHS.newForm, '/editar/nuevo/formulario')).not.toBeNull();
  for (const address of ['/editar/u5N4zmSgk5lOWeOjh9FY', '/editar/u5N4zmSgk5lOWeOjh9FY/loquesea'])
    expect(matchAddress(PATHS.editForm, address)?.['id']).toBe('u5N4zmSgk5lOWeOjh9FY');
});

it('E2.04 E6.02 the list asks for the right to read forms', () => {
  expect(PATHS.forms).toBe('/listar');
  expect(PATH_ACCESS.forms).toEqual({ action: 'read', subject: 'formulario' });
});

it('A6.08 P2.07 P2.08 P2.09 P2.10 P2.17 P2.27 P2.28 P6.29 answering asks for the right to answer, its cis variant for a session, its public one for nothing', () => {
  expect(PATH_ACCESS.answer).toEqual({ action: 'create', subject: 'respuesta' });
  expect([PATH_ACCESS.answerCis, PATH_ACCESS.submissionCis, PATH_ACCESS.sent]).toEqual(
    Array(3).fill('signed-in'),
  );
  expect([PATH_ACCESS.answerPublic, PATH_ACCESS.savedPublic]).toEqual(['public', 'public']);
  expect(matchAddress(PATHS.answerCis, '/cis/contestar')).not.toBeNull();
  expect(matchAddress(PATHS.answerCis, '/cis/contestar/u5N4zmSgk5lOWeOjh9FY')?.['id']).toBe(
    'u5N4zmSgk5lOWeOjh9FY',
  );
});

it('A2.12 A2.13 A2.14 A6.10 P2.24 P2.25 P2.26 P2.30 pages of the citizen portal need no session; their last parts may be absent', () => {
  const { answerPortal, revisePortal, answersPortal, savedPortal } = PATH_ACCESS;
  expect([answerPortal, revisePortal, answersPortal, savedPortal]).toEqual(Array(4).fill('public'));
  expect(matchAddress(PATHS.answerPortal, '/ciudadano/contestar/f/t')).toEqual({ id: 'f', token: 't' });
  expect(matchAddress(PATHS.answerPortal, '/ciudadano/contestar/f')).toEqual({ id: 'f' });
  expect(matchAddress(PATHS.revisePortal, '/ciudadano/revision/a/t')).toEqual({ id: 'a', token: 't' });
  expect(matchAddress(PATHS.answersPortal, '/ciudadano/formularios/respuestas/t')).toEqual({ token: 't' });
  expect(matchAddress(PATHS.answersPortal, '/ciudadano/formularios/respuestas')).toEqual({});
  const saved = { id: 'f', docCode: 'VM1' };
  expect(matchAddress(PATHS.savedPortal, '/ciudadano/guardado/f/VM1')).toEqual(saved);
  expect(matchAddress(PATHS.savedPortal, '/ciudadano/guardado/f/VM1/7')).toEqual({
    ...saved,
    citizenId: '7',
  });
  expect(matchAddress(PATHS.savedPortal, '/ciudadano/guardado/f/VM1/7/true')).toEqual({
    ...saved,
    citizenId: '7',
    usesAws: 'true',
  });
});
