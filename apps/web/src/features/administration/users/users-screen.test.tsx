// @vitest-environment jsdom
// The page of the accounts: what is said of an account that is not made, and of lists that cannot be read.
import { until } from '../../../platform/testing/draw.ts';
import type { ListedUser } from '@constancia/contract/administration/users.ts';
import { expect, it } from 'vitest';
import { AREA, openPage, TERRITORY, TOWN } from '../../../app/testing/open-page.tsx';
import {
  type PlayedReplies,
  type PlayedReply,
  refused,
  unreached,
} from '../../../platform/testing/played-server.ts';
import { all, one, text } from '../../../platform/testing/find.ts';
import { choose, press, type } from '../../../platform/testing/press-and-type.ts';

const BRUNO: ListedUser = {
  id: 'UsrBruno901234567890',
  username: 'bruno',
  email: 'bruno@villamaria.example',
  firstName: 'Bruno',
  lastName: 'Paz',
  role: 'ROLE_INSPECTOR',
  municipality: { id: TOWN.id, name: TOWN.name },
  areas: [AREA.name],
  active: true,
  hasPassword: true,
  hasSecondFactor: false,
  isBound: false,
  may: { edit: true, close: true },
};

async function openUsers(replies: PlayedReplies = {}) {
  const server = await openPage('/usuarios', 'ROLE_ADMIN', {
    'GET /api/users': { users: [BRUNO], total: 1, rolesToGive: ['ROLE_INSPECTOR', 'ROLE_SUPERVISOR'] },
    ...replies,
  });
  await until(() => one('button', 'Agregar usuario'));
  return server;
}

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
