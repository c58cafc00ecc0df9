// @vitest-environment jsdom
// Where people come to who open a page of staff: the page, the sign-in, or what says that they may not.
import { until } from '../platform/testing/draw.ts';
import type { Role } from '@constancia/domain/access/role-table.ts';
import { expect, it, vi } from 'vitest';
import { all, nameOf, one, text } from '../platform/testing/find.ts';
import { press } from '../platform/testing/press-and-type.ts';
import { openPage } from './testing/open-page.tsx';
import { never, refused, unreached } from '../platform/testing/played-server.ts';

const ID = 'A'.repeat(20);
const bars = () =>
  [...document.querySelectorAll('nav')].map(
    (bar) => [nameOf(bar), all('link', /^/, bar).map(nameOf)] as const,
  );

it.each<[Role, string]>([
  ['ROLE_SUPERVISOR', '/usuarios'],
  ['ROLE_SUPERVISOR', '/areas'],
  ['ROLE_SUPERVISOR', '/municipios'],
  ['ROLE_SUPERVISOR', `/correctForm/${ID}`],
  ['ROLE_SUPERVISOR_ELEVADO', '/municipios'],
  ['ROLE_SUPERVISOR_ELEVADO', `/municipios/${ID}/ajustes`],
  ['ROLE_SUPERVISOR_ELEVADO', `/municipios/${ID}/pagos`],
  ['ROLE_GENERADOR', `/ver/${ID}`],
  ['ROLE_GENERADOR', `/respuestas/listado/${ID}`],
  ['ROLE_INSPECTOR', '/editar/nuevo/formulario'],
  ['ROLE_INSPECTOR', `/correctForm/${ID}`],
  ['ROLE_INSPECTOR', `/respuestas/actualizar/${ID}`],
  ['ROLE_GENERADOR_RESPUESTAS', `/correctForm/${ID}`],
  ['ROLE_GENERADOR_RESPUESTAS', `/respuestas/actualizar/${ID}`],
])(
  'P2.12 P2.15 P2.41 P6.21 P6.22 R2.014 R6.16 R2.113 to %s the page %s is forbidden, and leads home',
  async (role, url) => {
    await openPage(url, role);
    await until(() => one('heading', 'You do not have the required permissions to access this site.'));
    expect(all('link', /^/, one('page')).map((link) => link.getAttribute('href'))).toEqual(['/home']);
  },
);

it('A6.08 P2.07 who may not answer sees the forbidden page, and nothing of the form is asked for', async () => {
  const server = await openPage(`/contestar/${ID}`, 'ROLE_GENERADOR');
  await until(() => one('heading', 'You do not have the required permissions to access this site.'));
  expect(all('button', 'Enviar')).toEqual([]);
  expect(server.to('GET /api/forms/:formId/to-answer')).toEqual([]);
});

it.each<[Role, readonly string[]]>([
  ['ROLE_SUPERVISOR', []],
  ['ROLE_SUPERVISOR_ELEVADO', ['Usuarios', 'Áreas', 'Programas']],
])('P2.53 P2.54 P2.55 the bar of administration has what %s manages', async (role, entries) => {
  await openPage('/cuenta', role, { '*': never });
  const shown = await until(() => new Map(bars().length > 0 ? bars() : expect.fail('no bar yet')));
  expect(shown.get('Secciones')).toContain('Formularios');
  expect(shown.get('Administración') ?? []).toEqual(entries);
});

it.each([
  ['/plan', 'Plan', 'page'],
  ['/plan/reglas', 'Plan', 'true'],
  ['/administracion/programas', 'Programas', 'page'],
  ['/administracion/webhooks', 'Programas', 'true'],
])('X36.57 on %s the bars mark %s, and nothing else', async (url, name, current) => {
  await openPage(url, 'ROLE_ADMIN', { '*': never });
  const marked = await until(() => document.querySelector('nav [aria-current]') ?? expect.fail('no bar yet'));
  expect([marked.textContent, marked.getAttribute('aria-current')]).toEqual([name, current]);
  expect(document.querySelectorAll('nav [aria-current]')).toHaveLength(1);
});

it.each(['/editar/nuevo/formulario', `/editar/${ID}/formulario`])(
  'E1.01 E6.01 E6.03 P2.05 P2.06 %s opens for who may update forms; others see that they may not, visitors sign in first',
  async (url) => {
    await openPage(url, null, { '*': never });
    await until(() => expect(location.pathname).toBe('/login'));
    await openPage(url, 'ROLE_INSPECTOR', { '*': never });
    await until(() =>
      expect(text()).toContain('You do not have the required permissions to access this site.'),
    );
    expect(all('field', 'Título')).toEqual([]);
    const isNew = url.includes('nuevo');
    await openPage(url, 'ROLE_GENERADOR', { '*': never });
    if (isNew) await until(() => one('heading', 'Nuevo formulario'));
    else await until(() => expect(text()).toContain('Cargando'));
    expect(all('field', 'Título')).toHaveLength(isNew ? 1 : 0);
  },
);

it.each(['/home', '/listar'])(
  'P2.01 P2.02 R2.016 who is not signed in comes from %s to the sign-in',
  async (url) => {
    await openPage(url, null, { '*': never });
    await until(() => one('button', 'Ingresar'));
    expect(location.pathname).toBe('/login');
  },
);

it.each<[Role, string, string]>([
  ['ROLE_SUPERVISOR', '/', '/home'],
  ['ROLE_INSPECTOR', '/home', '/listar'],
])('P2.01 P2.03 R2.015 R6.15 %s comes from %s to %s', async (role, from, to) => {
  await openPage(from, role, { '*': never });
  await until(() => expect(location.pathname).toBe(to));
  await until(() => one('heading', to === '/home' ? /^Hola/ : 'Formularios'));
});

it.each(['/no/existe', '/404'])(
  'P2.32 P2.40 R2.020 R2.112 %s says that there is no such page, and leads home',
  async (url) => {
    await openPage(url, null);
    await until(() => expect(text()).toContain('The requested URL was not found.'));
    expect(all('link').map((link) => link.getAttribute('href'))).toEqual(['/home']);
  },
);

it('P2.39 R2.113 the way home of who may not see a page leads to the page where they begin', async () => {
  await openPage('/editar/nuevo/formulario', 'ROLE_INSPECTOR', { '*': never });
  press(await until(() => one('link', 'Ir al inicio')));
  await until(() => expect(location.pathname).toBe('/listar'));
});

it('P4.12 P2.43 who is signed in while their country is disabled reads why, and is signed out after three seconds', async () => {
  vi.useFakeTimers();
  const server = await openPage('/listar', 'ROLE_INSPECTOR', {
    'GET /api/session': () => refused('municipality-blocked'),
    'DELETE /api/session': {},
  });
  await until(() => one('heading', 'Acceso denegado. Municipio bloqueado'));
  expect(server.to('DELETE /api/session')).toEqual([]);
  server.play({ 'GET /api/session': { account: null } });
  await until(() => expect(location.pathname).toBe('/login'));
  expect(server.to('DELETE /api/session')).toHaveLength(1);
  vi.useRealTimers();
});

it('X33.90 where the server is not reached the window says so, and the page that was asked for follows', async () => {
  const server = await openPage('/editar/nuevo/formulario', 'ROLE_INSPECTOR', {
    '*': never,
    'GET /api/session': unreached,
  });
  const unreachedText = 'No hay conexión con el servidor. Compruebe su conexión e intente nuevamente.';
  await until(() => one('heading', unreachedText));
  expect(document.title).toBe(`${unreachedText} · Constancia`);
  server.play({ 'GET /api/session': { account: null } });
  press(one('button', 'Reintentar'));
  await until(() => expect(location.pathname).toBe('/login'));
  await until(() => expect(document.title).not.toContain('No hay conexión'));
});
