// What the signed-in account may do, as the server listed it. For guards and buttons only.
import type { Account } from '@constancia/contract/session.ts';
import type { Action, Subject } from '@constancia/domain/access/role-table.ts';

export function holds(account: Account, action: Action, subject: Subject): boolean {
  return account.rights.some((right) => right.subject === subject && right.actions.includes(action));
}

/** Who is offered to complete the unanswered questions of an answer; who may only correct is admitted, not asked (R6.02). */
export function completesAnswers(account: Account): boolean {
  return holds(account, 'update', 'respuesta') || holds(account, 'complete', 'respuesta');
}
