// @vitest-environment jsdom
// The dialogs of the accounts: a changed account, and the sessions of everybody.
import { expect, it } from 'vitest';
import { openPage } from '../../../app/testing/open-page.tsx';
import { AREA } from '../../../app/testing/town.ts';
import { until } from '../../../platform/testing/draw.ts';
import { all, one, text } from '../../../platform/testing/find.ts';
import { refused } from '../../../platform/testing/played-server.ts';
import { press, type } from '../../../platform/testing/press-and-type.ts';
import { BRUNO, expectRefused, issue, openUsers, USERS } from './testing/played-users.ts';

it('P2.93 P2.94 P2.95 P5.14 P8.26 an account is edited but for its username; without an area it is refused, and another role has no file number', async () => {
  const { areas: _, may: __, active, hasPassword, hasSecondFactor, isBound, ...listed } = BRUNO;
  expect([active, hasPassword, hasSecondFactor, isBound]).toEqual([true, true, false, false]);
  const read = {
    ...listed,
    inspectorNumber: '',
    areaIds: [AREA.id],
    mayEditAreas: true,
    areas: [AREA, { id: 'Otr45678901234567890', name: 'Obras' }],
    rolesToGive: ['ROLE_INSPECTOR', 'ROLE_SUPERVISOR'],
    mayEditRole: true,
    updatedAt: '2026-03-10T12:00:00.000Z',
  };
  const server = await openUsers({ 'GET /api/users/:userId': read });
  const edit = async () => {
    press(one('button', 'Editar bruno'));
    await until(() => one('field', 'Nombre'));
    return one('dialog', 'Editar usuario');
  };
  const dialog = await edit();
  expect(one('field', 'Nombre de usuario', dialog).disabled).toBe(true);
  expect(dialog.textContent).toContain('se pierde la trazabilidad');
  type(one('field', 'Nombre', dialog), 'Vera');
  type(one('field', 'Legajo', dialog), ' 417 ');
  press(one('box', AREA.name, dialog));
  server.play({ 'PATCH /api/users/:userId': refused('user-invalid', issue('last-area-of-user', 'areaIds')) });
  press('Guardar');
  await expectRefused('Error: El usuario debe tener al menos un área municipal.', 'Editar usuario');
  press(one('box', 'Obras', dialog));
  server.play({
    'PATCH /api/users/:userId': { updatedAt: '2026-03-10T12:01:00.000Z' },
    'GET /api/users': { ...USERS, users: [{ ...BRUNO, firstName: 'Vera' }] },
    'GET /api/users/:userId': { ...read, inspectorNumber: '417' },
  });
  press('Guardar');
  await until(() => expect(all('dialog')).toEqual([]));
  expect(server.to('PATCH /api/users/:userId').at(-1)?.body).toMatchObject({
    firstName: 'Vera',
    inspectorNumber: ' 417 ',
    areaIds: ['Otr45678901234567890'],
    readAt: read.updatedAt,
  });
  await until(() => expect(all('row').at(-1)?.textContent).toContain('Vera'));
  // Another role has no file number.
  const again = await edit();
  await until(() => expect(one('field', 'Legajo', again).value).toBe('417'));
  press(one('box', 'Inspector', again));
  press(one('box', 'Supervisor', again));
  expect(all('field', 'Legajo', again)).toEqual([]);
});

it('P4.08 P4.10 X33.52 an administrator opens what ends everybody’s sessions, and a supervisor does not', async () => {
  const server = await openUsers({
    'GET /api/remote-values': {
      newLoginMethod: false,
      revokedBefore: '',
      serverTime: '2026-03-10T12:00:00.000Z',
    },
    'PUT /api/remote-values': {},
  });
  const open = async () => {
    press(one('button', 'Sesiones de todos'));
    await until(() => one('field', 'Cerrar las sesiones iniciadas antes de'));
    return one('dialog', 'Sesiones de todos');
  };
  const dialog = await open();
  type(one('field', 'Cerrar las sesiones iniciadas antes de', dialog), '2020-05-01T08:30');
  press(one('box', /^Método de ingreso nuevo/, dialog));
  press('Guardar');
  await until(() => expect(text()).toContain('Los cambios se guardaron.'));
  const [sent] = server.to('PUT /api/remote-values');
  expect(sent?.body).toEqual({ newLoginMethod: true, revokedBefore: '2020-05-01T11:30:00.000Z' });
  server.play({
    'GET /api/remote-values': { ...(sent?.body as object), serverTime: '2026-03-10T12:00:00.000Z' },
  });
  await until(() => expect(all('dialog')).toEqual([]));
  const again = await open();
  expect(one('field', 'Cerrar las sesiones iniciadas antes de', again).value).toBe('2020-05-01T08:30');
  type(one('field', 'Cerrar las sesiones iniciadas antes de', again), '');
  press(one('box', /^Método de ingreso nuevo/, again));
  press('Guardar');
  await until(() => expect(all('dialog')).toEqual([]));
  expect(server.to('PUT /api/remote-values').at(-1)?.body).toEqual({
    newLoginMethod: false,
    revokedBefore: '',
  });
  await openPage('/usuarios', 'ROLE_SUPERVISOR_ELEVADO', { 'GET /api/users': USERS });
  await until(() => one('button', 'Agregar usuario'));
  expect(all('button', 'Sesiones de todos')).toEqual([]);
});
