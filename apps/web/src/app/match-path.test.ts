import { matchPath } from '@constancia/domain/pages/match-path.ts';
import { expect, it } from 'vitest';
import { publicPageAt } from './public-page.ts';

const ID = 'u5N4zmSgk5lOWeOjh9FY';

it.each([
  ['/editar/nuevo/formulario', '/editar/nuevo/formulario', {}],
  ['/ver/:id', `/ver/${ID}`, { id: ID }],
  ['/ver/:id', `/ver/${ID}/`, { id: ID }],
  ['/editar/:id/:tipo?', `/editar/${ID}`, { id: ID }],
  ['/editar/:id/:tipo?', `/editar/${ID}/loquesea`, { id: ID, tipo: 'loquesea' }],
  ['/publico/guardado/:id/:docCode', `/publico/guardado/${ID}/A%C3%B1o%2F1`, { id: ID, docCode: 'Año/1' }],
  ['/ver/:id', '/ver', null],
  ['/ver/:id', `/ver/${ID}/mas`, null],
  ['/ver/:id', '/ver/%E0%A4%A', null],
  ['/ver/:id', '/otra/cosa', null],
])('P2.01 X24.01 %s against %s', (pattern, pathname, params) => {
  expect(matchPath(pattern, pathname)).toEqual(params);
});

it('P2.27 P2.28 X24.01 distinguishes pages of citizens from those of staff', () => {
  expect(publicPageAt(`/publico/contestar/${ID}`)).toEqual({ name: 'answerPublic', params: { id: ID } });
  expect(publicPageAt('/publico/consultar-estado')?.name).toBe('stateLookUp');
  expect(publicPageAt(`/contestar/${ID}`)).toBeNull();
  expect(publicPageAt('/login')).toBeNull();
});
