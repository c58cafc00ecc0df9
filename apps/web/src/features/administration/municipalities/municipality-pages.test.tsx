// @vitest-environment jsdom
// The pages of municipalities: what is wrong or fails, what somebody else did at the same time, and leaving before it is saved.
import { until } from '../../../platform/testing/draw.ts';
import { DEFAULT_SETTINGS } from '@constancia/domain/territory/municipality-settings.ts';
import { expect, it } from 'vitest';
import { openPage } from '../../../app/testing/open-page.tsx';
import { AREA, TOWN } from '../../../app/testing/town.ts';
import { type PlayedReplies, refused, unreached } from '../../../platform/testing/played-server.ts';
import { all, nameOf, one, saidOf, text } from '../../../platform/testing/find.ts';
import { press, type } from '../../../platform/testing/press-and-type.ts';

const SETTINGS = {
  version: 3,
  name: TOWN.name,
  settings: {
    ...DEFAULT_SETTINGS,
    timeZone: TOWN.timeZone,
    centre: null,
    certificateForms: [],
    offersVideoTo: [],
    frameOrigins: [],
    ownTexts: {},
    statisticsLimit: 500,
  },
  forms: [],
  timeZones: [TOWN.timeZone],
  texts: {},
  outsideHosts: [],
  logoUrls: {},
  hasCitizenRegister: false,
  hasPlatform: false,
  map: { street: null, satellite: null },
};
const SHOP = {
  version: 1,
  name: TOWN.name,
  timeZone: TOWN.timeZone,
  shop: null,
  ordersElsewhere: 0,
  gateways: ['real', 'test'],
  hasInstallation: true,
  hasKeys: true,
};
const THEIR_SHOP = {
  gateway: 'test',
  merchantCode: '999008881',
  terminal: '1',
  since: '2026-03-10T12:00:00.000Z',
  createdBy: 'bruno',
  isTrial: true,
  isUsable: true,
};
const KEY = 'sq7HjrUOBfKmC576ILgskD5srU870gJ7';

const CHANGED = 'Otra persona modificó estos ajustes mientras tanto.';
const field = (name: string | RegExp) => one('field', name);
const limit = () => field('Respuestas que procesa una carga de las estadísticas');
const merchant = () => field('Número de comercio (FUC)');

const openSettings = (replies: PlayedReplies = {}) =>
  openPage(`/municipios/${TOWN.id}/ajustes`, 'ROLE_ADMIN', {
    'GET /api/municipalities/:municipalityId/settings': SETTINGS,
    ...replies,
  });
const openShop = (replies: PlayedReplies = {}) =>
  openPage(`/municipios/${TOWN.id}/pagos`, 'ROLE_ADMIN', {
    'GET /api/municipalities/:municipalityId/payment-shop': SHOP,
    'GET /api/municipalities/:municipalityId/settings': SETTINGS,
    ...replies,
  });

it('X33.83 X33.84 settings that are wrong say so at their fields, the first has the focus, and what was typed stays', async () => {
  const server = await openSettings();
  const centre = await until(() => field(/^Centro del mapa/));
  type(centre, 'donde sea');
  type(limit(), '0');
  press('Guardar ajustes');
  expect(text()).toContain('Revise los campos marcados.');
  expect(document.activeElement).toBe(centre);
  expect(saidOf(centre)).toContain('Escriba dos números');
  expect(saidOf(limit())).toBe('Escriba un número entero de 1 a 5000.');
  expect([centre.value, limit().value]).toEqual(['donde sea', '0']);
  expect(server.to('PUT /api/municipalities/:municipalityId/settings')).toEqual([]);
});

it('X33.80 X33.84 who saves settings over a change of somebody else keeps what was typed, and may load theirs', async () => {
  const server = await openSettings({
    'PUT /api/municipalities/:municipalityId/settings': () => refused('settings-changed'),
  });
  type(await until(limit), '70');
  press('Guardar ajustes');
  await until(() => expect(text()).toContain(CHANGED));
  expect(limit().value).toBe('70');
  server.play({
    'GET /api/municipalities/:municipalityId/settings': {
      ...SETTINGS,
      version: 4,
      settings: { ...SETTINGS.settings, statisticsLimit: 40 },
    },
    'PUT /api/municipalities/:municipalityId/settings': { version: 5 },
  });
  press('Descartar lo mío y ver los suyos');
  await until(() => expect(limit().value).toBe('40'));
  type(limit(), '70');
  press('Guardar ajustes');
  await until(() => expect(text()).toContain('Ajustes guardados.'));
  const saved = server.to('PUT /api/municipalities/:municipalityId/settings').map(({ body }) => body);
  expect(saved).toMatchObject([3, 4].map((version) => ({ version, settings: { statisticsLimit: 70 } })));
});

it('X33.80 settings that cannot be read say so, and can be read again', async () => {
  const server = await openSettings({
    'GET /api/municipalities/:municipalityId/settings': () => refused('unexpected'),
  });
  await until(() => one('alert'));
  server.play({ 'GET /api/municipalities/:municipalityId/settings': SETTINGS });
  press('Reintentar');
  await until(() => expect(field('Zona horaria').value).toBe(SETTINGS.settings.timeZone));
});

it('X34.40 X34.45 who saves a shop over one of somebody else keeps what was typed, and may load theirs', async () => {
  const server = await openShop({
    'PUT /api/municipalities/:municipalityId/payment-shop': () => refused('settings-changed'),
  });
  type(await until(merchant), '7');
  type(field('Clave secreta de firma'), KEY);
  press('Guardar comercio');
  await until(() => expect(text()).toContain(CHANGED));
  expect(merchant().value).toBe('7');
  server.play({
    'GET /api/municipalities/:municipalityId/payment-shop': { ...SHOP, version: 2, shop: THEIR_SHOP },
  });
  press('Descartar lo mío y ver los suyos');
  await until(() => expect(merchant().value).toBe(THEIR_SHOP.merchantCode));
});

it('X34.40 a shop that cannot be read can be asked for again', async () => {
  const server = await openShop({
    'GET /api/municipalities/:municipalityId/payment-shop': () => refused('unexpected'),
  });
  await until(() => one('alert'));
  server.play({ 'GET /api/municipalities/:municipalityId/payment-shop': SHOP });
  press('Reintentar');
  expect((await until(merchant)).value).toBe('');
});

it('X34.45 leaving with a shop that was not saved asks first', async () => {
  await openShop();
  type(await until(merchant), '351');
  press(one('link', '<< Volver'));
  press(one('button', 'Seguir editando', await until(() => one('dialog', '¿Salir sin guardar?'))));
  await until(() => expect(merchant().value).toBe('351'));
  press(one('link', '<< Volver'));
  press(one('button', 'Salir sin guardar', await until(() => one('dialog', '¿Salir sin guardar?'))));
  await until(() => one('heading', 'Ajustes del municipio'));
});

const OLIVA = { id: 'MunOliva901234567890', name: 'Oliva', platformId: 93, usesAws: false };

it('P5.25 P5.26 P7.24 P8.27 P8.30 P8.31 the number of a municipality in the platform is checked before it is changed', async () => {
  const server = await openPage('/municipios', 'ROLE_ADMIN', {
    'GET /api/municipalities': { municipalities: [OLIVA], total: 1 },
    'GET /api/municipalities/:municipalityId': { ...OLIVA, keyword: 'OL' },
    'PATCH /api/municipalities/:municipalityId': unreached,
  });
  const saves = async (number: string, said: string) => {
    type(await until(() => field('ID en la plataforma municipal')), number);
    press('Guardar');
    const box = await until(() => one('dialog', 'Aviso'));
    expect(box.textContent).toContain(said);
    press(one('button', 'Cerrar', box));
    await until(() => one('dialog', 'Editar municipio'));
  };
  press(await until(() => one('button', 'Editar Oliva')));
  await saves('', 'Debe ingresar un ID para la plataforma municipal.');
  await saves('-5', 'El ID de Municipio debe ser válido.');
  await saves(' 94 ', 'No hay conexión con el servidor.');
  server.play({ 'PATCH /api/municipalities/:municipalityId': { platformId: 94 } });
  press('Guardar');
  await until(() => expect(text()).toContain('Municipio editado correctamente.'));
  await until(() => expect(all('dialog')).toEqual([]));
  server.play({ 'GET /api/municipalities/:municipalityId': () => refused('unexpected') });
  press(one('button', 'Editar Oliva'));
  await until(() => expect(text()).toContain('ERROR: No se ha podido obtener los datos del municipio.'));
  await until(() => expect(all('dialog')).toEqual([]));
});

it('X33.88 P5.20 a keyword that codes begin with cannot be changed, and says why', async () => {
  const oliva = { id: OLIVA.id, name: 'Oliva', keyword: 'OL', isKeywordFixed: true };
  const province = { id: 'ProCordoba1234567890', name: 'Córdoba', municipalities: [oliva] };
  await openPage('/municipios/territorio', 'ROLE_ADMIN', {
    'GET /api/territory-register': {
      countries: [
        {
          id: 'PaiArg78901234567890',
          name: 'Argentina',
          isDisabled: false,
          accounts: 3,
          provinces: [province],
        },
      ],
    },
  });
  press(await until(() => one('button', 'Editar Oliva')));
  const dialog = await until(() => one('dialog', 'Cambiar nombre de Oliva'));
  expect(one('field', 'Palabra clave', dialog).disabled).toBe(true);
  expect(dialog.textContent).toContain('Ya hay respuestas con códigos que empiezan así');
});

it('P2.97 P8.06 who works in one municipality sees and makes areas of that one only', async () => {
  await openPage('/areas', 'ROLE_SUPERVISOR_ELEVADO', {
    'GET /api/areas': { areas: [{ ...AREA, municipality: TOWN }], total: 1 },
    'GET /api/users': { users: [], total: 0, rolesToGive: [] },
  });
  await until(() => expect(all('column').map(nameOf)).toEqual(['Área']));
  press('Crear área');
  const dialog = await until(() => one('dialog', 'Nueva área'));
  const municipality = one('field', 'Municipio', dialog);
  expect([municipality.disabled, municipality.selectedOptions[0]?.textContent]).toEqual([true, TOWN.name]);
  await openPage('/areas', 'ROLE_SUPERVISOR_ELEVADO', { 'GET /api/areas': () => refused('unexpected') });
  await until(() => expect(text()).toContain('Hubo un error al obtener las Áreas del Municipio'));
});

it('P8.07 who makes an area reads that the municipalities cannot be listed', async () => {
  await openPage('/areas', 'ROLE_ADMIN', {
    'GET /api/areas': { areas: [], total: 0 },
    'GET /api/territory': () => refused('unexpected'),
  });
  press(await until(() => one('button', 'Crear área')));
  const dialog = await until(() => one('dialog', 'Nueva área'));
  expect(dialog.textContent).toContain(
    'Se ha producido un error al obtener la lista de municipios, por favor vuelva a recargar la página.',
  );
});
