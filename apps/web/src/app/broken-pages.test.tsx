// @vitest-environment jsdom
// A page that breaks while it is drawn, and a list whose session ends: what is said, and the way on.
import { aForm } from '@constancia/domain/testing/a-form.ts';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { aFormToAnswer } from '../answering/testing/a-form-to-answer.ts';
import { draw, until } from '../platform/testing/draw.ts';
import { all, one, text } from '../platform/testing/find.ts';
import { never, refused } from '../platform/testing/played-server.ts';
import { press, type } from '../platform/testing/press-and-type.ts';
import { Loading } from './loading.tsx';
import { screenOf } from './screen-of.tsx';
import { openPage } from './testing/open-page.tsx';
import { FORM, openPublicPage } from './testing/open-public-page.tsx';
import { AREA, TOWN } from './testing/town.ts';

const LIST = 'GET /api/forms';
const MAY = { create: true, editWorkflows: true };

const head = () => document.querySelector('h1')?.textContent;

it('P2.42 R2.114 a crash while drawing shows the crash screen with the way home', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  await openPage('/listar', 'ROLE_SUPERVISOR', {
    '*': never,
    // The server never sends such a form, so it goes past the contract.
    [LIST]: () => Response.json({ forms: [null], total: 1, anyPaymentGateway: false, may: MAY }),
  });
  await until(() => expect(text()).toContain('Lo sentimos, algo salió mal...'));
  one('button', 'Regresar al home');
  expect(said).toHaveBeenCalled();
  said.mockRestore();
});

it('P2.42 X31.40 a page of citizens that crashes says that what was written is kept, and leads nobody to the sign-in of staff', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  openPublicPage(`/publico/contestar/${FORM}`, {
    '*': never,
    // The server never sends such a form, so it goes past the contract.
    'GET /api/forms/:formId/to-answer': () =>
      Response.json({ ...aFormToAnswer(aForm().build(), { id: FORM }), municipality: null }),
  });
  await until(() => expect(head()).toBe('Lo sentimos, algo salió mal...'));
  expect(text()).toContain('Lo que escribió en un formulario queda guardado en este dispositivo.');
  one('button', 'Recargar');
  expect(all('button', 'Regresar al home')).toEqual([]);
  expect(all('link')).toEqual([]);
  expect(said).toHaveBeenCalled();
  said.mockRestore();
});

/** A screen whose code arrives only when it is let. */
function withheldScreen() {
  const arrives = { now: false };
  const Screen = screenOf(async () => {
    if (!arrives.now) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <h1>Mi día</h1>;
  });
  const open = () =>
    draw(
      <Suspense fallback={<Loading />}>
        <Screen />
      </Suspense>,
    );
  return { arrives, open };
}

it('X40.60 without a connection a screen that is not on the device says so, and opens by itself once it is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { arrives, open } = withheldScreen();
  open();
  await until(() => expect(head()).toContain('No hay conexión con el servidor.'));
  expect(document.title).toContain('No hay conexión con el servidor.');
  press(one('button', 'Reintentar'));
  await until(() => expect(head()).toContain('No hay conexión con el servidor.'));
  arrives.now = true;
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await until(() => expect(head()).toBe('Mi día'));
  online.mockRestore();
});

it('X40.60 a screen that a newer version has replaced is not a lost connection: it can be tried again, and the page reloaded', async () => {
  const { arrives, open } = withheldScreen();
  open();
  await until(() => expect(head()).toBe('No se pudo abrir esta página'));
  expect(text()).toContain('Es posible que haya una versión nueva de esta página.');
  one('button', 'Recargar');
  arrives.now = true;
  press(one('button', 'Reintentar'));
  await until(() => expect(head()).toBe('Mi día'));
});

it('X31.61 P2.78 a list whose session ended is read again after signing in', async () => {
  const row = {
    id: 'Frm45678901234567890',
    title: { text: 'Relevamiento' },
    area: AREA,
    municipality: { id: TOWN.id, name: TOWN.name },
    public: false,
    version: 1,
    paymentGateway: false,
    marked: false,
    may: {
      answer: true,
      readSubmissions: true,
      readStatistics: true,
      edit: true,
      duplicate: true,
      delete: true,
      hold: false,
      publish: 'yes',
    },
  };
  const forms = { forms: [row], total: 1, anyPaymentGateway: false, may: MAY };
  const server = await openPage('/listar', 'ROLE_SUPERVISOR', { '*': never, [LIST]: forms });
  await until(() => expect(text()).toContain('Total Formularios: 1'));
  const account = (await (await server.fetch('/api/session')).json()) as object;
  server.play({ [LIST]: () => refused('not-signed-in'), 'GET /api/session': { account: null } });
  type(one('field', 'Nombre del formulario'), 'relevamiento');
  const dialog = () => one('dialog', 'Su sesión terminó');
  press(one('button', 'Ahora no', await until(dialog)));
  await until(() => expect(all('dialog')).toEqual([]));
  press(await until(() => one('button', 'Reintentar')));
  type(await until(() => one('field', 'Contraseña', dialog())), 'la de siempre');
  server.play({ 'POST /api/session': account, [LIST]: forms, 'GET /api/session': account });
  press(one('button', 'Ingresar', dialog()));
  await until(() => expect(all('link', /^Ver Respuestas: Relevamiento/)).toHaveLength(1));
  expect(server.to(LIST).at(-1)?.query['text']).toBe('relevamiento');
});
