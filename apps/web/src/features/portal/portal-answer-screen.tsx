// A citizen who entered from the citizen portal answers a form.
// rules: A1.02, A2.12, A4.36, A4.48, P2.24

import type { PortalEntry } from '@constancia/contract/submissions/portal.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { useMemo, useState } from 'react';
import { AnswerForm } from '../../answering/answer-form.tsx';
import { answeringApi, submitAs } from '../../answering/api.ts';
import { Refused } from '../../answering/sending/refused.tsx';
import { visitorNamed } from '../../answering/session/answering-session.ts';
import { NavLink, useNavigation } from '../../platform/navigation.tsx';
import { t } from '../../platform/texts.ts';
import { AnsweringSkeleton } from '../../ui/light/form-skeleton.tsx';
import { NotLoaded } from '../../ui/light/not-loaded.tsx';
import {
  addressAfterSaving,
  leaveToPay,
  type SavedState,
  useAnsweringSession,
} from '../submissions/public.ts';
import { AlreadyAnswered, Entered, EntryFailed } from './entered.tsx';

const OWN_ANSWERS = pathOf('answersPortal');

export function PortalAnswerScreen() {
  const { id = '' } = useNavigation().params;
  const wanted = { formId: id, address: pathOf('answerPortal', { id }) };
  return (
    <Entered wanted={wanted}>
      {(entry) =>
        entry.alreadyAnswered ? <Answered /> : <FormForCitizen key={id} formId={id} entry={entry} />
      }
    </Entered>
  );
}

function Answered() {
  return (
    <AlreadyAnswered>
      <NavLink to={OWN_ANSWERS}>{t('portal.to-answers')}</NavLink>
    </AlreadyAnswered>
  );
}

interface FormForCitizenProps {
  readonly formId: string;
  readonly entry: PortalEntry;
}

function FormForCitizen({ formId, entry }: FormForCitizenProps) {
  const { go } = useNavigation();
  const { citizen, municipality } = entry;
  const person = visitorNamed(`${municipality.id}-${citizen.id}`);
  const { load, retry, refuse } = useAnsweringSession({ formId, person, as: 'visitor' });
  const api = useMemo(() => answeringApi('visitor', formId), [formId]);
  /** A refusal while sending that has nothing to do with the form. */
  const [met, setMet] = useState<'already-answered' | 'entry-over' | null>(null);
  if (met === 'already-answered') return <Answered />;
  if (met === 'entry-over') return <EntryFailed />;
  switch (load.state) {
    case 'loading':
      return <AnsweringSkeleton />;
    case 'failed':
      return <NotLoaded error={load.error} onRetry={retry} />;
    case 'refused':
      return <Refused code={load.code} deleted="alert" />;
    case 'ready': {
      const { form } = load.session;
      return (
        <AnswerForm
          session={load.session}
          asksState={false}
          api={api}
          send={(body, onPuzzle) => submitAs('visitor', { formId: form.id, body }, onPuzzle)}
          onRefused={(code) => {
            // Without an entry the server finds no portal form; the draft stays for the next entry.
            if (code === 'form-not-found') setMet('entry-over');
            else refuse(code);
          }}
          onFormChanged={retry}
          onFailed={({ code }) => {
            if (code !== 'already-answered') return 'not-shown';
            setMet('already-answered');
            return 'shown';
          }}
          onStored={({ id, code, recordCode, payment }) => {
            if (payment) return void leaveToPay(payment, go);
            const { name, hidesBrandOnPublicPages } = form.municipality;
            const state: SavedState = { recordCode, municipality: name, hidesBrand: hidesBrandOnPublicPages };
            const appointment = form.definition.options.addAppointment
              ? { citizenId: citizen.id, usesAws: municipality.usesAws }
              : null;
            const stored = { id, code, formId: form.id, appointment };
            go(addressAfterSaving(['portal'], stored), { replace: true, state });
          }}
        />
      );
    }
  }
}
