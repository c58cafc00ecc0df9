// A citizen who entered from the citizen portal answers a form.
// rules: A1.02, A2.12, A4.36, A4.48, P2.24

import type { PortalEntry } from '@constancia/contract/submissions/portal.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { useState } from 'react';
import { AnsweringScreen } from '../../answering/answering-screen.tsx';
import { draftIn } from '../../answering/session/written-draft.ts';
import { useAnsweringSession } from '../../answering/use-answering-session.ts';
import { language } from '../../platform/language.ts';
import { NavLink, useNavigation } from '../../platform/navigation.tsx';
import { t } from '../../platform/texts.ts';
import { OpenPurchaseBlock } from '../payments/public.ts';
import { leaveToPay, pathAfterSaving, type SavedState } from '../submissions/public.ts';
import { citizenKey } from './citizen-key.ts';
import { AlreadyAnswered, Entered, EntryFailed } from './entered.tsx';

const OWN_SUBMISSIONS = pathOf('submissionsPortal');

export function PortalAnswerScreen() {
  const { id = '' } = useNavigation().params;
  const wanted = { formId: id, path: pathOf('answerPortal', { id }) };
  return (
    <Entered wanted={wanted}>
      {(entry) => (
        <>
          <OpenPurchaseBlock />
          {entry.alreadyAnswered ? <Answered /> : <FormForCitizen key={id} formId={id} entry={entry} />}
        </>
      )}
    </Entered>
  );
}

function Answered() {
  return (
    <AlreadyAnswered>
      <NavLink to={OWN_SUBMISSIONS}>{t('portal.to-submissions')}</NavLink>
    </AlreadyAnswered>
  );
}

interface FormForCitizenProps {
  readonly formId: string;
  readonly entry: PortalEntry;
}

function FormForCitizen({ formId, entry }: FormForCitizenProps) {
  const { go, state: chosen } = useNavigation();
  const { citizen, municipality } = entry;
  const person = citizenKey(entry);
  const loader = useAnsweringSession({ formId, person, as: 'visitor', draft: draftIn(chosen) });
  /** A refusal while sending that has nothing to do with the form. */
  const [obstacle, setObstacle] = useState<'already-answered' | 'entry-over' | null>(null);
  if (obstacle === 'already-answered') return <Answered />;
  if (obstacle === 'entry-over') return <EntryFailed />;
  return (
    <AnsweringScreen
      mode="portal"
      loader={loader}
      onRefused={(code) => {
        // Without an entry the server finds no portal form; the draft stays for the next entry.
        if (code === 'form-not-found') setObstacle('entry-over');
        else loader.refuse(code);
      }}
      onFailed={({ code }) => {
        if (code !== 'already-answered') return 'not-shown';
        setObstacle('already-answered');
        return 'shown';
      }}
      onStored={({ id, code, recordCode, payment }, { form }) => {
        if (payment) return void leaveToPay(payment, go);
        const { name, brand } = form.municipality;
        const state: SavedState = {
          formTitle: inLanguage(form.definition.title, language),
          recordCode,
          municipality: name,
          brand,
        };
        const appointment = form.definition.options.addAppointment
          ? { citizenId: citizen.id, usesAws: municipality.usesAws }
          : null;
        const stored = { id, code, formId: form.id, appointment };
        go(pathAfterSaving(['portal'], stored), { replace: true, state });
      }}
    />
  );
}
