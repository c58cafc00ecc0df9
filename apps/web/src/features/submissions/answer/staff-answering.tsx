// Staff answer a form, from the list or inside another system's page (cis): shows the form, or why it cannot be
// answered, and goes to the next page once the submission is stored.
// rules: A2.06-A2.08, A2.43, A4.38, R5.09

import { offersMailAfterSaving } from '@constancia/domain/mail/mail-copy.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { AnswerForm } from '../../../answering/answer-form.tsx';
import { answeringApi, personApi, submitAs } from '../../../answering/api.ts';
import { Refused } from '../../../answering/sending/refused.tsx';
import { AnsweringSkeleton } from '../../../ui/light/form-skeleton.tsx';
import { NotLoaded } from '../../../ui/light/not-loaded.tsx';
import { addressAfterSaving, type SavingCase } from './after-saving.ts';
import { leaveToPay } from './leave-to-pay.ts';
import type { SavedState } from './saved-screen.tsx';
import { useAnsweringSession } from './use-answering-session.ts';

const FORMS = pathOf('forms');

interface StaffAnsweringProps {
  readonly formId: string;
  /** Id of the account. */
  readonly person: string;
  readonly entry: 'cis' | 'internal';
}

export function StaffAnswering({ formId, person, entry }: StaffAnsweringProps) {
  const navigate = useNavigate();
  const leave = (to: string) => location.assign(to);
  const { load, retry, refuse } = useAnsweringSession({ formId, person, as: 'staff' });
  const people = useMemo(() => personApi(formId), [formId]);
  const api = useMemo(() => answeringApi('staff', formId), [formId]);
  switch (load.state) {
    case 'loading':
      return <AnsweringSkeleton />;
    case 'failed':
      return <NotLoaded error={load.error} onRetry={retry} />;
    case 'refused': {
      // Staff close the dialog and stay, except for a deleted form (A2.43, A8.02); in cis closing leads nowhere.
      const leads = entry === 'internal' && load.code === 'form-deleted';
      return (
        <Refused
          code={load.code}
          deleted="dialog"
          onClose={leads ? () => void navigate(FORMS, { replace: true }) : undefined}
        />
      );
    }
    case 'ready': {
      const { options } = load.session.form.definition;
      const { hidesBrandOnPublicPages, name, frameOrigins } = load.session.form.municipality;
      return (
        <AnswerForm
          session={load.session}
          asksState
          people={people}
          api={api}
          send={(body, onPuzzle) => submitAs('staff', { formId, body }, onPuzzle)}
          onRefused={refuse}
          onFormChanged={retry}
          {...(offersMailAfterSaving(options) && { mail: 'offered' })}
          onStored={(stored, after) => {
            if (stored.payment) return void leaveToPay(stored.payment, leave);
            const cases: readonly SavingCase[] = after === 'mail' ? [entry, 'mail'] : [entry];
            const address = addressAfterSaving(cases, { ...stored, formId });
            if (entry === 'internal' && after === 'leave') return void navigate(address);
            const state: SavedState = {
              recordCode: stored.recordCode,
              municipality: name,
              hidesBrand: hidesBrandOnPublicPages,
              // Only the page around the cis variant is notified.
              ...(entry === 'cis' && { frameOrigins }),
              after,
            };
            return void navigate(address, { replace: true, state });
          }}
        />
      );
    }
  }
}
