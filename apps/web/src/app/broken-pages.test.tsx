// @vitest-environment jsdom
// A page that breaks while it is drawn, and a list whose session ends: what is said, and the way on.
import { expect, it, vi } from 'vitest';
import { until } from '../platform/testing/draw.ts';
import { all, one, text } from '../platform/testing/find.ts';
import { never, refused } from '../platform/testing/played-server.ts';
import { press, type } from '../platform/testing/press-and-type.ts';
import { openPage } from './testing/open-page.tsx';
import { AREA, TOWN } from './testing/town.ts';

const LIST = 'GET /api/forms';
const MAY = { create: true, editWorkflows: true };

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
