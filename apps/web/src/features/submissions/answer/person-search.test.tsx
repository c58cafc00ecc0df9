// @vitest-environment jsdom
// Searching for the person that a submission is about, on the page on which staff answer: waiting, creating who is not found,
// giving up who was chosen, a search that fails.
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { pass } from '../../../app/testing/open-page.tsx';
import {
  ASKING,
  BUSINESS,
  button,
  CITIZEN,
  CREATE,
  chooseCitizen,
  chooseKind,
  chosen,
  FIND,
  FOUND,
  numberField,
  openForm,
  REGISTERED,
  search,
} from '../../../app/testing/person-page.ts';
import { click, pressKey, write } from '../../../platform/testing/act-on.ts';
import { until } from '../../../platform/testing/draw.ts';
import { all, one, text } from '../../../platform/testing/find.ts';
import { refused, unreached } from '../../../platform/testing/played-server.ts';

const CHANGE = /Confirma que desea cambiar el usuario\?/;
const isOff = (it: HTMLElement) => it.getAttribute('aria-disabled') === 'true';
const offers = () => !isOff(button('Buscar'));
const open = (replies = {}) => openForm(ASKING.build(), replies);
/** The form in which a person is created. */
const creation = () => document.querySelector('form.creation') ?? document.createElement('form');
const create = (name: string) => click(one('button', name, creation()));
const question = () => all('dialog').find(({ textContent }) => CHANGE.test(textContent));
const asked = () => until(() => question() ?? expect.fail('nothing is asked'));

it('A5.21 A5.22 A5.23 A5.27 the search waits for a number that may be one, and says so', async () => {
  const server = await open();
  await chooseKind('Persona física');
  await write(numberField(), '12345');
  expect(offers()).toBe(false);
  await pressKey('Enter');
  await until(() => expect(text()).toContain('Ingrese un DNI válido'));
  await write(numberField(), '123456');
  expect(offers()).toBe(true);
  expect(text()).not.toContain('Ingrese un DNI válido');
  await write(numberField(), '12345678901234');
  expect(offers()).toBe(true);
  await write(numberField(), '123456789012345');
  expect(offers()).toBe(false);
  await chooseKind('Persona jurídica');
  await write(one('field', 'Número de CUIT'), '99712345678');
  expect(offers()).toBe(false);
  act(() => button('Siguiente').focus());
  await until(() => expect(text()).toContain('Ingrese un CUIT válido'));
  expect(server.to(FIND)).toEqual([]);
});

it('A4.13 A4.14 A5.14 A5.15 A5.20 A8.05 A8.23 nobody found: a citizen is created, after every error is put right', async () => {
  const server = await open({ [CREATE]: () => refused('citizen-create-failed') });
  await chooseKind('Persona física');
  await search('612345678');
  await until(() => expect(text()).toContain('No se encontró a nadie con el número 612345678.'));
  await click(button('Crear ciudadano'));
  const name = () => one('field', /^Nombre/, creation());
  await until(() => expect(document.activeElement).toBe(name()));
  expect(one('field', /^DNI/, creation()).value).toBe('612345678');
  await create('Crear ciudadano');
  await until(() => expect(text()).toContain('El Nombre, Apellido y DNI son obligatorios'));
  expect(document.activeElement).toBe(name());
  await write(name(), 'Ana <b>');
  await write(one('field', /^Apellido/, creation()), 'Ñandú');
  await write(one('field', /^Teléfono/, creation()), '353 412');
  await create('Crear ciudadano');
  await until(() => expect(text()).toContain('El nombre no es válido'));
  expect(text()).toContain('El teléfono no es válido');
  expect(server.to(CREATE)).toEqual([]);
  await write(name(), 'Ana María');
  await write(one('field', /^Teléfono/, creation()), '+54 353 412');
  await create('Crear ciudadano');
  const failed = await until(() => one('dialog', 'Error'));
  expect(failed.textContent).toContain(
    'Error al crear ciudadano en MuniDigital. Por favor intente nuevamente.',
  );
  await click(one('button', 'Cerrar', failed));
  server.play({ [CREATE]: REGISTERED });
  await create('Crear ciudadano');
  await until(() => expect(chosen()[0]?.textContent).toContain('Ana María Ñandú'));
  await until(() => expect(text()).toContain('El ciudadano fue creado correctamente'));
});

it('A1.09 A3.29 A5.28 A5.29 A8.06 A8.22 A9.10 legal persons are found by CUIT, or created, which is said from the first second to the sixth', async () => {
  const alerts: string[] = [];
  vi.stubGlobal('alert', (said: string) => void alerts.push(said));
  const server = await open({ [CREATE]: () => refused('citizen-create-failed') });
  await chooseKind('Persona jurídica');
  await search(BUSINESS.number);
  await until(() => expect(chosen()[0]?.textContent).toContain(BUSINESS.name));
  expect(chosen()[0]?.textContent).not.toContain('Dummy');
  await write(one('field', 'Número de CUIT'), '');
  await click(one('button', 'Confirmar', await asked()));
  await search('30612345678');
  await click(await until(() => button('Crear persona jurídica')));
  await create('Crear persona jurídica');
  await until(() => expect(text()).toContain('La Razón social y el CUIT son obligatorios'));
  await write(one('field', /^Razón social/, creation()), 'Vivero & Hijos S.A.');
  const mail = one('field', /^Correo electrónico/, creation());
  await write(mail, 'vivero@');
  await create('Crear persona jurídica');
  await until(() => expect(text()).toContain('El correo electrónico no es válido'));
  expect(document.activeElement).toBe(mail);
  await write(mail, '');
  expect(server.to(CREATE)).toEqual([]);
  await create('Crear persona jurídica');
  await until(() =>
    expect(alerts).toEqual(['Error al crear ciudadano en MuniDigital. Por favor intente nuevamente.']),
  );
  server.play({ [CREATE]: REGISTERED });
  vi.useFakeTimers();
  await create('Crear persona jurídica');
  expect(chosen()[0]?.textContent).toContain('Vivero & Hijos S.A.');
  const said = () => text().includes('La Persona Jurídica fue creada correctamente');
  await pass(900);
  expect(said()).toBe(false);
  await pass(200);
  expect(said()).toBe(true);
  await pass(4_800);
  expect(said()).toBe(true);
  await pass(200);
  expect(said()).toBe(false);
  vi.useRealTimers();
});

it('A4.15 A4.16 A4.17 another kind or number asks first; a no keeps the person, a yes gives them up', async () => {
  await open();
  await chooseCitizen();
  await click(one('radio', 'Persona jurídica'));
  await click(one('button', 'Cancelar', await asked()));
  expect(one('radio', 'Persona física').checked).toBe(true);
  expect(chosen()[0]?.textContent).toContain(CITIZEN.name);
  const shorter = CITIZEN.number.slice(0, -1);
  await write(numberField(), shorter);
  expect(question()).toBeDefined();
  // As the browser closes a dialog by Escape.
  act(() => void question()?.dispatchEvent(new Event('cancel', { cancelable: true })));
  await until(() => expect(question()).toBeUndefined());
  expect(numberField().value).toBe(CITIZEN.number);
  await write(numberField(), shorter);
  await click(one('button', 'Confirmar', await asked()));
  expect(chosen()).toEqual([]);
  expect(numberField().value).toBe(shorter);
  await click(one('radio', 'Persona jurídica'));
  one('field', 'Número de CUIT');
  expect(question()).toBeUndefined();
});

it('A8.04 X36.32 a search that fails says so, and why when the device has no connection, and leaves what was typed', async () => {
  const server = await open();
  server.play({ [FIND]: () => refused('citizen-search-failed') });
  await chooseKind('Persona física');
  await search(CITIZEN.number);
  const failed = () => until(() => one('dialog', 'Error'));
  const said = 'Error al buscar ciudadano en MuniDigital.';
  expect((await failed()).textContent).toContain(`${said} Por favor intente nuevamente.`);
  expect((await failed()).textContent).not.toContain('revise la conexión');
  await click(one('button', 'Cerrar', await failed()));
  server.play({ [FIND]: unreached });
  await click(button('Buscar'));
  expect((await failed()).textContent).toContain(said);
  expect((await failed()).textContent).toContain(
    'Este dispositivo no llega al servidor: revise la conexión.',
  );
  await click(one('button', 'Cerrar', await failed()));
  server.play({ [FIND]: FOUND });
  expect(numberField().value).toBe(CITIZEN.number);
  await click(button('Buscar'));
  await until(() => expect(chosen()[0]?.textContent).toContain(CITIZEN.name));
});
