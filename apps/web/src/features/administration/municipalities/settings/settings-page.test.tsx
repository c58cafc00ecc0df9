// @vitest-environment jsdom
// The settings of a municipality on their page: how long submissions are kept, and leaving before it is saved.
import { DEFAULT_SETTINGS } from '@constancia/domain/territory/municipality-settings.ts';
import { act } from 'react';
import { expect, it } from 'vitest';
import { openPage } from '../../../../app/testing/open-page.tsx';
import { TOWN } from '../../../../app/testing/town.ts';
import { until } from '../../../../platform/testing/draw.ts';
import { all, one, saidOf, text } from '../../../../platform/testing/find.ts';
import { type Asked, never, refused } from '../../../../platform/testing/played-server.ts';
import { choose, press, type } from '../../../../platform/testing/press-and-type.ts';

const FORM = { id: 'Frm45678901234567890', title: { text: 'Parte aparte' } };
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
  forms: [FORM],
  timeZones: [TOWN.timeZone],
  texts: {},
  outsideHosts: [],
  logoUrls: {},
  hasCitizenRegister: false,
  hasPlatform: false,
  map: { street: null, satellite: null },
};
const PAGE = `/municipios/${TOWN.id}/ajustes`;
const READ = 'GET /api/municipalities/:municipalityId/settings';
const SAVE = 'PUT /api/municipalities/:municipalityId/settings';
const COUNT = 'POST /api/municipalities/:municipalityId/old-submissions';

/** The settings as they were saved last; nothing is old. */
async function openSettings(url = PAGE) {
  let stored: object = SETTINGS;
  const server = await openPage(url, 'ROLE_ADMIN', {
    '*': never,
    'GET /api/municipalities': { municipalities: [], total: 0 },
    [READ]: () => stored,
    [SAVE]: ({ body }: Asked) => {
      const { version, settings } = body as typeof SETTINGS;
      stored = { ...SETTINGS, version: version + 1, settings };
      return { version: version + 1 };
    },
    [COUNT]: { forms: [], kept: 0 },
  });
  return server;
}

const field = (name: string) => one('field', name);
const months = () => field('Meses que se conservan las respuestas');
const own = () => field('Meses de «Parte aparte»');
const shows = (words: string) => until(() => expect(text()).toContain(words));
const NOTHING_OLD = 'Con este plazo ahora no se elimina ninguna respuesta.';

it('X34.87 X37.19 a form has months of its own; what deletes nothing is not asked about, what cannot be counted is not saved', async () => {
  const server = await openSettings();
  choose(await until(() => field('Otro plazo para un formulario')), 'Parte aparte');
  type(await until(own), '0');
  press('Guardar ajustes');
  await until(() => expect(document.activeElement).toBe(own()));
  expect(saidOf(own())).toContain('Escriba un número entero de 1 a 1200');
  type(own(), '24');
  await shows(NOTHING_OLD);
  press('Guardar ajustes');
  await shows('Ajustes guardados.');
  expect(all('dialog')).toEqual([]);
  const saves = () => server.to(SAVE).map(({ body }) => (body as typeof SETTINGS).settings.retentionByForm);
  expect(saves()).toEqual([{ [FORM.id]: 24 }]);

  type(own(), '12');
  await shows('Hay cambios sin guardar.');
  await shows(NOTHING_OLD);
  server.play({ [COUNT]: () => refused('unexpected') });
  press('Guardar ajustes');
  await shows('No se pudo contar cuántas respuestas cumplieron el plazo.');
  expect(text()).toContain('Hay cambios sin guardar.');
  expect(saves()).toHaveLength(1);
  server.play({ [COUNT]: { forms: [{ ...FORM, submissions: 1 }], kept: 0 } });
  press('Guardar ajustes');
  const question = await until(() => one('dialog', '¿Eliminar 1 respuesta?'));
  expect(question.textContent).toContain('Parte aparte: 1');
  press(one('button', 'Guardar y eliminar', question));
  await shows('No hay cambios por guardar.');
  expect(saves().at(-1)).toEqual({ [FORM.id]: 12 });
  server.play({ [COUNT]: { forms: [], kept: 0 } });
  expect(own().value).toBe('12');
  press(one('button', 'Quitar el plazo de «Parte aparte»'));
  await until(() => expect(document.activeElement).toBe(months()));
  press('Guardar ajustes');
  await until(() => expect(saves().at(-1)).toEqual({}));
  expect(all('field', 'Meses de «Parte aparte»')).toEqual([]);
});

it('X33.84 leaving with unsaved changes asks first, by a link and by the back button', async () => {
  await openSettings('/municipios');
  await until(() => one('heading', 'Municipios'));
  act(() => history.pushState(null, '', PAGE));
  await act(async () => window.dispatchEvent(new PopStateEvent('popstate')));
  const brand = () => one('box', /^Ocultar la marca del producto/);
  press(await until(brand));
  const answer = async (name: string) => {
    press(one('button', name, await until(() => one('dialog', '¿Salir sin guardar?'))));
    await until(() => expect(all('dialog')).toEqual([]));
  };
  press(one('link', 'Áreas'));
  await answer('Seguir editando');
  expect(text()).toContain('Hay cambios sin guardar.');
  await act(async () => history.back());
  await answer('Seguir editando');
  expect([brand().checked, location.pathname]).toEqual([true, PAGE]);
  press(one('link', '<< Volver'));
  await answer('Salir sin guardar');
  await until(() => one('heading', 'Municipios'));
  await openSettings();
  expect((await until(brand)).checked).toBe(false);
  press(one('link', 'Áreas'));
  await until(() => one('heading', 'Áreas municipales'));
});
