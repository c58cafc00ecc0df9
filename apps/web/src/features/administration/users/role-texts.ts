// How people read the roles.
// rules: P1.13, P9.30
import type { Role } from '@constancia/domain/access/role-table.ts';
import { roleTitle } from '@constancia/domain/access/role-titles.ts';
import { t } from '../../../platform/texts.ts';

export function roleName(role: Role | null): string {
  return role === null ? t('users.role-unknown') : t(`users.role-${roleTitle(role)}`);
}
