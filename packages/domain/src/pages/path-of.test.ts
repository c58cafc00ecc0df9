import { expect, it } from 'vitest';
import { matchPath } from './match-path.ts';
import { pathOf } from './path-of.ts';
import { PATHS } from './paths.ts';

it.each([
  [pathOf('root'), '/'],
  [pathOf('forms'), '/listar'],
  [pathOf('submission', { id: 'a1' }), '/ver/a1'],
  [pathOf('editForm', { id: 'f', tipo: 'formulario' }), '/editar/f/formulario'],
  [pathOf('editForm', { id: 'f' }), '/editar/f'],
  [pathOf('answerCis'), '/cis/contestar'],
  [
    pathOf('savedPortal', { id: 'f', docCode: 'VM1', citizenId: 7, usesAws: true }),
    '/ciudadano/guardado/f/VM1/7/true',
  ],
])('X30.12 builds %s', (built, path) => {
  expect(built).toBe(path);
});

it('X30.12 escapes what it is given, so that the route table reads the same back', () => {
  const path = pathOf('savedPublic', { id: 'f', docCode: 'Año/1?x=#' });
  expect(path).toBe('/publico/guardado/f/A%C3%B1o%2F1%3Fx%3D%23');
  expect(matchPath(PATHS.savedPublic, path)).toEqual({ id: 'f', docCode: 'Año/1?x=#' });
});
