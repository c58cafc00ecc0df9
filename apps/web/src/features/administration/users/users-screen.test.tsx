// @vitest-environment jsdom
// The page of the accounts: filters, new accounts, and what is said where something fails.
import { until } from '../../../platform/testing/draw.ts';
import { expect, it } from 'vitest';
import { FILTERED_ROLES, ROLES } from '@constancia/domain/access/role-table.ts';
import { openPage } from '../../../app/testing/open-page.tsx';
import { AREA, TERRITORY, TOWN } from '../../../app/testing/town.ts';
import { never, type PlayedReply, refused, unreached } from '../../../platform/testing/played-server.ts';
import { all, nameOf, one, text } from '../../../platform/testing/find.ts';
import { choose, press, type } from '../../../platform/testing/press-and-type.ts';
import { BRUNO, expectRefused, issue, openUsers, USERS } from './testing/played-users.ts';

async function openNewUser() {
  press('Agregar usuario');
  return until(() => one('dialog', 'Nuevo usuario'));
}

async function chooseTown(dialog: HTMLElement, name: string) {
  for (const [list, option] of [
    ['País', 'Argentina'],
    ['Provincia', 'Córdoba'],
    ['Municipio', name],
  ] as const)
    await until(() => choose(one('field', list, dialog), option));
}

it.each<[said: string, reply: PlayedReply]>([
  ['Ocurrió un error al comunicarse con la plataforma municipal.', () => refused('platform-failed')],
  ['El nombre de usuario no es válido.', () => refused('username-refused')],
  [
    'Ocurrió un error al verificar el usuario en la plataforma de gestión',
    () => refused('user-not-verified'),
  ],
  ['Ocurrió un error, no se ha podido crear el usuario.', unreached],
])(
  'P8.20 P8.21 P8.22 P8.24 an account that is not made says why, and stays to be written: %s',
  async (said, reply) => {
    await openUsers({ 'POST /api/users': reply });
    const dialog = await openNewUser();
    await chooseTown(dialog, TOWN.name);
    await until(() => press(one('box', AREA.name, dialog)));
    press(one('box', 'Inspector', dialog));
    type(one('field', 'Nombre de usuario', dialog), 'averiado');
    press('Crear');
    const box = await until(() => one('dialog', 'Aviso'));
    expect(box.textContent).toContain(said);
    press(one('button', 'Cerrar', box));
    await until(() => expect(one('dialog').textContent).toContain('Nuevo usuario'));
    expect(one('field', 'Nombre de usuario').value).toBe('averiado');
  },
);

it('P2.92 a municipality without areas says that one must be created first', async () => {
  const [country] = TERRITORY.countries;
  const [province] = country!.provinces;
  const municipalities = [{ ...province!.municipalities[0]!, name: 'Zona sin áreas', areas: [] }];
  const countries = [{ ...country!, provinces: [{ ...province!, municipalities }] }];
  await openUsers({ 'GET /api/territory': { countries } });
  const dialog = await openNewUser();
  await chooseTown(dialog, 'Zona sin áreas');
  await until(() => expect(text()).toContain('antes de crear usuarios hay que crear un área'));
  expect(all('group', 'Áreas', dialog)).toEqual([]);
});

it('P8.01 P8.02 P8.03 P8.04 a territory that cannot be read is said list by list', async () => {
  await openUsers({ 'GET /api/territory': () => refused('unexpected') });
  const dialog = await openNewUser();
  for (const list of ['Países', 'Provincias', 'Municipios', 'Áreas del Municipio'])
    await until(() =>
      expect(dialog.textContent).toContain(
        `Se ha producido un error al obtener la lista de ${list}, por favor recargue la página.`,
      ),
    );
});

it('P8.25 P8.05 an account, and the accounts, that cannot be read say so', async () => {
  const server = await openUsers({ 'GET /api/users/:userId': () => refused('unexpected') });
  press(one('button', 'Editar bruno'));
  await until(() => expect(one('dialog', 'Editar usuario').textContent).toContain('Error al cargar usuario'));
  expect(server.to('GET /api/users/:userId').map(({ params }) => params['userId'])).toEqual([BRUNO.id]);
  await openPage('/usuarios', 'ROLE_ADMIN', { 'GET /api/users': () => refused('unexpected') });
  const failed = 'Hubo un error al obtener los datos, por favor recargue la página nuevamente';
  await until(() => expect(text()).toContain(failed));
});

it('P2.19 P2.52 P2.55 P2.56 P2.86 P2.87 an administrator reaches the accounts by the second bar and filters them in the URL', async () => {
  const found = ({ query }: { readonly query: Readonly<Record<string, string>> }) =>
    query['text'] ? { ...USERS, users: [], total: 0 } : USERS;
  const open = (url: string) => openPage(url, 'ROLE_ADMIN', { '*': never, 'GET /api/users': found });
  const server = await open('/listar');
  const bar = await until(() => document.querySelector('nav[aria-label=Administración]'));
  expect(all('link', /^/, bar!).map(nameOf)).toEqual([
    'Usuarios',
    'Áreas',
    'Programas',
    'Ciudadanos',
    'Activos',
    'Agendas',
    'Áreas de incidentes',
    'Municipios',
    'Auditoría',
    'Estadísticas generales',
    'Envíos',
    'Estado',
  ]);
  press(one('link', 'Usuarios'));
  await until(() =>
    expect(all('column').map(nameOf)).toEqual([
      'Usuario',
      'Correo electrónico',
      'Nombre',
      'Apellido',
      'Municipio',
      'Áreas',
      'Rol',
      'Acciones',
    ]),
  );
  expect(location.pathname).toBe('/usuarios');
  const role = () => one('field', 'Rol');
  expect(role().options).toHaveLength(FILTERED_ROLES.length + 1);
  expect(FILTERED_ROLES).toHaveLength(12);
  choose(role(), 'Supervisor elevado');
  await until(() => choose(one('field', 'Municipio'), TOWN.name));
  await until(() =>
    expect(server.to('GET /api/users').at(-1)?.query).toMatchObject({
      role: 'ROLE_SUPERVISOR_ELEVADO',
      municipality: TOWN.id,
    }),
  );
  // Filters are in the URL: they survive a reload.
  const again = await open(location.pathname + location.search);
  await until(() => expect(role().value).toBe('ROLE_SUPERVISOR_ELEVADO'));
  expect(again.to('GET /api/users').at(-1)?.query).toMatchObject({ role: 'ROLE_SUPERVISOR_ELEVADO' });
  await until(() => expect(text()).toContain(BRUNO.email));
  type(one('field', 'Buscar por usuario, correo o nombre'), 'nadie con este nombre');
  await until(() => expect(text()).toContain('No hay usuarios que coincidan con la búsqueda.'));
});

it('P2.90 P4.32 P4.33 P4.34 P5.06 P8.19 P8.23 R4.40 an administrator reads what the server refuses of a new account, and that it is being verified', async () => {
  const server = await openUsers({ 'GET /api/users': USERS });
  const dialog = await openNewUser();
  expect(all('box', /^/, one('group', 'Rol', dialog))).toHaveLength(USERS.rolesToGive.length);
  const create = async (reply: PlayedReply, said: string) => {
    server.play({ 'POST /api/users': reply });
    press('Crear');
    await expectRefused(said, 'Nuevo usuario');
  };
  const missing = refused('user-invalid', issue('user-field-required', 'username'));
  await create(missing, 'Se deben completar todos los campos requeridos.');
  await chooseTown(dialog, TOWN.name);
  await until(() => press(one('box', AREA.name, dialog)));
  press(one('box', 'Inspector', dialog));
  press(one('box', 'Supervisor', dialog));
  type(one('field', 'Nombre de usuario', dialog), 'repetido');
  const twoRoles = refused('user-invalid', issue('one-role-only', 'roles'));
  await create(twoRoles, 'Sólo puedo seleccionar un Rol');
  press(one('box', 'Supervisor', dialog));
  await create(refused('username-taken'), 'Ya existe un usuario con el nombre ingresado.');
  type(one('field', 'Nombre de usuario', dialog), ' MGomez.Villa ');
  const verified = Promise.withResolvers<object>();
  server.play({ 'POST /api/users': () => verified.promise });
  press('Crear');
  await until(() => expect(text()).toContain('Verificando el usuario y creándolo…'));
  expect(one('button', 'Crear', dialog).disabled).toBe(true);
  const before = server.to('GET /api/users').length;
  verified.resolve({ id: 'UsrNuevo901234567890' });
  await until(() => expect(text()).toContain('Usuario creado correctamente'));
  await until(() => expect(all('dialog')).toEqual([]));
  expect(server.to('GET /api/users').length).toBeGreaterThan(before);
  const sent = server.to('POST /api/users').map(({ body }) => body);
  // One account, however often it was tried.
  expect(new Set(sent.map((body) => (body as { id: string }).id)).size).toBe(1);
  expect(sent.map((body) => (body as { roles: string[] }).roles)).toEqual([
    [],
    ['ROLE_INSPECTOR', 'ROLE_SUPERVISOR'],
    ['ROLE_INSPECTOR'],
    ['ROLE_INSPECTOR'],
  ]);
  expect(sent.at(-1)).toMatchObject({
    username: ' MGomez.Villa ',
    municipalityId: TOWN.id,
    areaIds: [AREA.id],
  });
});

it('P2.91 P2.93 P2.94 P2.95 P5.07 P5.08 P5.14 P8.26 an elevated supervisor creates and edits in the own municipality', async () => {
  const territory = Promise.withResolvers<object>();
  const roles = ROLES.filter((role) => role !== 'ROLE_ADMIN');
  const server = await openPage('/usuarios', 'ROLE_SUPERVISOR_ELEVADO', {
    'GET /api/users': { ...USERS, rolesToGive: roles },
    // The areas of the municipality come after the first try, which is judged without them.
    'GET /api/territory': () => territory.promise,
  });
  press(await until(() => one('button', 'Agregar usuario')));
  expect(all('field', 'Municipio')).toEqual([]);
  const dialog = await until(() => one('dialog', 'Nuevo usuario'));
  expect(all('box', /^/, one('group', 'Rol', dialog))).toHaveLength(roles.length);
  expect(all('box', 'Administrador', dialog)).toEqual([]);
  type(one('field', 'Nombre de usuario', dialog), 'vecina.nueva');
  press(one('box', 'Inspector', dialog));
  press(one('box', 'Supervisor', dialog));
  const create = async (code: string, field: string, said: string) => {
    server.play({ 'POST /api/users': refused('user-invalid', issue(code, field)) });
    press('Crear');
    await expectRefused(said, 'Nuevo usuario');
  };
  await create('one-role-of-own', 'roles', 'Sólo puede seleccionar un Rol');
  territory.resolve(TERRITORY);
  press(one('box', 'Supervisor', dialog));
  await create('user-area-required', 'areaIds', 'Se debe seleccionar al menos un área.');
  press(await until(() => one('box', AREA.name, dialog)));
  server.play({ 'POST /api/users': { id: 'UsrNuevo901234567890' } });
  press('Crear');
  await until(() => expect(text()).toContain('Usuario creado correctamente'));
  await until(() => expect(all('dialog')).toEqual([]));
  expect(server.to('POST /api/users').at(-1)?.body).toMatchObject({
    municipalityId: TOWN.id,
    areaIds: [AREA.id],
    roles: ['ROLE_INSPECTOR'],
  });
});
