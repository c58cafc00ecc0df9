// What the signed-in account may do, as the server listed it. It only decides about guards and buttons.
import type { Account } from '@constancia/contract/session.ts';
import type { Action, Subject } from '@constancia/domain/access/role-table.ts';

export function holds(account: Account, action: Action, subject: Subject): boolean {
  return account.rights.some((right) => right.subject === subject && right.actions.includes(action));
}
