// @vitest-environment jsdom
// The location of a submission on the page of a visitor: searched, found by the device, looked up in vain.
import { aForm } from '@constancia/domain/testing/a-form.ts';
import { afterEach, expect, it } from 'vitest';
import { openPublicForm } from '../../../app/testing/open-public-page.tsx';
import { act } from 'react';
import { click, pressKey, write } from '../../../platform/testing/act-on.ts';
import { until } from '../../../platform/testing/draw.ts';
import { all, one, text } from '../../../platform/testing/find.ts';
import { type PlayedReplies, refused, unreached } from '../../../platform/testing/played-server.ts';

const PRUNING = aForm()
  .with({ title: { text: 'Solicitud de poda' } })
  .withOptions({ publicAccess: true, geolocation: true })
  .withSection('s')
  .build();
const MAP = { street: null, satellite: null, looksUpAddress: true, offersAssets: true };
const SQUARE = { latitude: -32.40939, longitude: -63.24211, address: 'Plaza Centenario, San Martín 1' };
const SEARCH = 'GET /api/forms/:formId/places';
const ADDRESS = 'GET /api/forms/:formId/address';
const ASSETS = 'GET /api/forms/:formId/assets';
const SUBMIT = 'POST /api/forms/:formId/submissions';

const openForm = (replies: PlayedReplies) =>
  openPublicForm(PRUNING, { [ASSETS]: { assets: [] }, ...replies }, { map: MAP });
const locationField = () =>
  document.querySelector<HTMLElement>('section.location-field') ?? expect.fail('no field yet');
const open = async (replies: PlayedReplies): Promise<HTMLElement> => {
  await openForm(replies);
  return until(locationField);
};
const address = () => one('field', 'Dirección');
const coordinates = () => one('field', 'Coordenadas (latitud y longitud)');
async function search(words: string): Promise<void> {
  await write(one('field', 'Buscar una dirección'), words);
  await pressKey('Enter');
}

afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

it('E3.27 A2.23 A2.46 A2.48 A3.04 A7.21 A1.11 a visitor searches an address, puts it right and sends it', async () => {
  const replies: PlayedReplies = {
    [SEARCH]: { addresses: [SQUARE] },
    [SUBMIT]: ({ body }) => ({ id: (body as { id: string }).id, code: 'VM12', recordCode: '' }),
  };
  const shown = await open(replies);
  await search('plaza centenario');
  await click(await until(() => one('button', SQUARE.address, shown)));
  const marked = await until(() => one('status', /^Lugar marcado/, shown));
  expect(marked.textContent).toBe(`Lugar marcado: ${SQUARE.address}`);
  expect(coordinates().value).toBe('-32.40939, -63.24211');
  expect(shown.textContent).toContain('Puede modificar la direccion haciendo click sobre ella');
  await write(address(), 'Plaza Centenario, frente a la fuente');
  window.dispatchEvent(new Event('pagehide'));
  // Opened again, on the same device.
  const server = await openForm(replies);
  await until(() => expect(address().value).toBe('Plaza Centenario, frente a la fuente'));
  await click(one('button', 'Enviar'));
  await until(() => one('heading', 'Guardado'));
  expect(server.to(SUBMIT).map(({ body }) => body)).toEqual([
    expect.objectContaining({
      particulars: expect.objectContaining({
        location: {
          latitude: SQUARE.latitude,
          longitude: SQUARE.longitude,
          address: 'Plaza Centenario, frente a la fuente',
        },
      }),
    }),
  ]);
});

/** What the device says when it is asked where it is. */
function deviceSays(getCurrentPosition: Geolocation['getCurrentPosition']): void {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}

it('X16.06 A2.55 the device says where it is, and its address is looked up', async () => {
  const here = { latitude: -32.40488, longitude: -63.24155 };
  deviceSays((found) => found({ coords: here } as GeolocationPosition));
  const asked: unknown[] = [];
  await open({
    [ADDRESS]: ({ query }) => {
      asked.push(query);
      return { address: 'Bv. Alvear 250' };
    },
  });
  await click(one('button', 'Usar mi ubicación'));
  await until(() => expect(address().value).toBe('Bv. Alvear 250'));
  expect(asked).toEqual([{ latitude: '-32.40488', longitude: '-63.24155' }]);
});

it('X16.06 the device says that it does not say where it is', async () => {
  deviceSays((_found, failed) => failed?.({ code: 1 } as GeolocationPositionError));
  await open({});
  await click(one('button', 'Usar mi ubicación'));
  await until(() => expect(text()).toContain('El dispositivo no dio su ubicación.'));
});

it('A8.16 P8.32 a failed look-up of assets shows nothing, one of an address says what to do', async () => {
  const shown = await open({
    [ASSETS]: unreached,
    [ADDRESS]: unreached,
    [SEARCH]: () => refused('geocoder-unavailable'),
  });
  const map = shown.querySelector<HTMLElement>('[role=application]');
  act(() => map?.focus());
  await pressKey('Enter');
  await until(() => expect(text()).toContain('No se pudo averiguar la dirección. Escríbala.'));
  expect(all('region', 'Activos cercanos')).toEqual([]);
  await search('San Martín 120');
  await until(() => expect(text()).toContain('El buscador de direcciones no responde.'));
});
