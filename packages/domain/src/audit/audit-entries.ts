// What an entry of the audit log can say was done, and to what.
// rules: X34.20

export const AUDIT_ACTIONS = [
  'create',
  'update',
  'delete',
  'read',
  'export',
  'sign-in',
  'sign-out',
  'import',
  'refuse',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const AUDIT_SUBJECTS = [
  'agenda',
  'appointment',
  'area',
  'asset',
  'audit',
  'change-request',
  'citizen',
  'counters',
  'country',
  'file',
  'form',
  'hold',
  'incident',
  'incident-area',
  'incident-type',
  'look-up-alarm',
  'mail',
  'municipality',
  'municipality-settings',
  'outbox',
  'payment',
  'payment-shop',
  'payments',
  'plan-rule',
  'prefilled-link',
  'program',
  'province',
  'remote-values',
  'retention',
  'second-factor-roles',
  'submission',
  'submission-files',
  'submission-review',
  'submission-state',
  'submission-timeline',
  'test-mail',
  'test-payment',
  'test-request',
  'ticket',
  'user',
  'view',
  'webhook',
  'work-order',
  'workflow',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

export function isAuditAction(action: string): action is AuditAction {
  return (AUDIT_ACTIONS as readonly string[]).includes(action);
}

export function isAuditSubject(subject: string): subject is AuditSubject {
  return (AUDIT_SUBJECTS as readonly string[]).includes(subject);
}
