// The accounts as the server gives them to their page, and what their dialogs say.
import type { ListedUser } from '@constancia/contract/administration/users.ts';
import { ROLES } from '@constancia/domain/access/role-table.ts';
import { expect } from 'vitest';
import { openPage } from '../../../../app/testing/open-page.tsx';
import { AREA, TOWN } from '../../../../app/testing/town.ts';
import { until } from '../../../../platform/testing/draw.ts';
import { one } from '../../../../platform/testing/find.ts';
import type { PlayedReplies } from '../../../../platform/testing/played-server.ts';
import { press } from '../../../../platform/testing/press-and-type.ts';

export const BRUNO: ListedUser = {
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

export async function openUsers(replies: PlayedReplies = {}) {
  const server = await openPage('/usuarios', 'ROLE_ADMIN', {
    'GET /api/users': { users: [BRUNO], total: 1, rolesToGive: ['ROLE_INSPECTOR', 'ROLE_SUPERVISOR'] },
    ...replies,
  });
  await until(() => one('button', 'Agregar usuario'));
  return server;
}

export const USERS = {
  users: [BRUNO],
  total: 1,
  rolesToGive: [...ROLES],
};
export const issue = (code: string, field: string) => ({ issues: [{ code, at: { field } }] });

/** Says what is wrong in its box, which is closed then. */
export async function expectRefused(said: string, title: string): Promise<void> {
  const box = await until(() => one('dialog', 'Aviso'));
  expect(box.textContent).toContain(said);
  press(one('button', 'Cerrar', box));
  await until(() => one('dialog', title));
}
