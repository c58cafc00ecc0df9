// @vitest-environment jsdom
// Lists to choose from inside of other pages, when they cannot be read: it is said there, and they come when asked for again.
import { until } from '../platform/testing/draw.ts';
import { expect, it } from 'vitest';
import { all, one, text } from '../platform/testing/find.ts';
import { press, type } from '../platform/testing/press-and-type.ts';
import { openPage } from './testing/open-page.tsx';
import { TERRITORY, TOWN } from './testing/town.ts';
import { never, refused } from '../platform/testing/played-server.ts';

const NO_FORMS = {
  forms: [],
  total: 0,
  anyPaymentGateway: false,
  may: { create: true, editWorkflows: true },
};
const DAY = {
  workOrders: [],
  more: false,
  timeZone: TOWN.timeZone,
  map: { street: null, satellite: null },
  municipalityId: TOWN.id,
  centre: { latitude: null, longitude: null },
};

it('X39.93 the areas in the editor say that they could not be read, and come when they are asked for again', async () => {
  const server = await openPage('/editar/nuevo/formulario', 'ROLE_ADMIN', {
    '*': never,
    'GET /api/territory': () => refused('unexpected'),
  });
  const retry = await until(() => one('button', 'Reintentar', one('alert')));
  expect(all('field', 'País')).toEqual([]);
  server.play({ 'GET /api/territory': TERRITORY });
  press(retry);
  await until(() => expect(all('field', 'País')).toHaveLength(1));
});

it('X39.93 the forms for a day in the field say that they could not be read, and that there is none', async () => {
  await openPage('/mi-dia/preparar', 'ROLE_ADMIN', {
    'GET /api/work-orders/own': DAY,
    'GET /api/forms': ({ query }) => (query['text'] === 'Parte' ? refused('unexpected') : NO_FORMS),
  });
  const search = await until(() => one('field', 'Buscar otro formulario'));
  type(search, 'Parte');
  await until(() => expect(text()).toContain('Ocurrió un error inesperado'));
  type(search, 'No hay ninguno así');
  await until(() => expect(text()).toContain('No hay formularios con ese nombre.'));
});
