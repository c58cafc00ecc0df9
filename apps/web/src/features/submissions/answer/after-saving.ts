// Which page follows when a submission was stored: the first case that applies decides.
//
//   cis entry, or save and send by mail   the answer-sent page
//   citizen portal                        its saved page
//   public                                its saved page
//   internal                              the list, with the code
// rules: A2.06, A2.11, A2.13, A4.35-A4.39

import type { Submitted } from '@constancia/contract/submissions/submissions.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';

const CASES = ['cis', 'mail', 'portal', 'public', 'internal'] as const;
export type SavingCase = (typeof CASES)[number];

type Stored = Pick<Submitted, 'id' | 'code'> & {
  readonly formId: string;
  /** Set when the form has appointments and the citizen came from the citizen portal (A2.14). */
  readonly appointment?: { readonly citizenId: number; readonly usesAws: boolean } | null;
};

const PATH_AFTER: Readonly<Record<SavingCase, (stored: Stored) => string>> = {
  cis: sentPath,
  mail: sentPath,
  portal: portalPath,
  public: ({ formId, code }) => pathOf('savedPublic', { id: formId, docCode: code }),
  internal: ({ code }) => `${pathOf('forms')}?${new URLSearchParams({ respuesta: code }).toString()}`,
};

function portalPath({ formId, code, appointment }: Stored): string {
  const saved = pathOf('savedPortal', { id: formId, docCode: code });
  return appointment ? `${saved}/${appointment.citizenId}/${appointment.usesAws}` : saved;
}

function sentPath({ id, code }: Stored): string {
  return pathOf('sent', { answerId: id, docCode: code });
}

/** When no case applies, the entry is internal. */
export function pathAfterSaving(holding: readonly SavingCase[], stored: Stored): string {
  const first = CASES.find((one) => holding.includes(one)) ?? 'internal';
  return PATH_AFTER[first](stored);
}
