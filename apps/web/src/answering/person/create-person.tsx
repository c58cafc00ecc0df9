// Creates a person who is not in the register. The same rules check the fields here and on the server.
// rules: A4.13, A4.14, A8.05, A8.22

import { checkNewPerson, type NewPerson } from '@constancia/domain/citizens/new-person.ts';
import type { PersonType } from '@constancia/domain/citizens/person-number.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { asCallError, type CallError } from '../../platform/api-client.ts';
import { problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import { ErrorDialog } from '../../ui/light/error-dialog.tsx';
import { Toast } from '../../ui/light/toast.tsx';
import type { PersonApi } from '../session/api.ts';
import { PersonFields } from './person-fields.tsx';
import { personProblems } from './person-problems.ts';
import type { PersonSearch } from './use-person-search.ts';

interface CreatePersonProps {
  readonly search: PersonSearch;
  readonly create: PersonApi['create'];
}

/** Milliseconds between the success and its message (A9.10). */
const SHOWN_FROM = 1000;
const SHOWN_UNTIL = 6000;

/** Stays on screen after the creation to show its message. */
export function CreatePerson({ search, create }: CreatePersonProps) {
  const [created, setCreated] = useState<PersonType | null>(null);
  const clearFailure = useCallback(() => setCreated(null), []);
  const { personType, number } = search.wanted;
  return (
    <>
      {search.outcome.kind === 'creating' && personType && (
        <CreationForm
          start={{ ...EMPTY, personType, documentNumber: number }}
          search={search}
          create={async (person) => {
            search.take(await create(person));
            setCreated(person.personType);
          }}
        />
      )}
      {created && (
        <Toast
          tone="success"
          text={t(`person.created-${created}`)}
          from={SHOWN_FROM}
          until={SHOWN_UNTIL}
          onClose={clearFailure}
        />
      )}
    </>
  );
}

const EMPTY: Omit<NewPerson, 'personType'> = {
  firstName: '',
  lastName: '',
  documentNumber: '',
  email: '',
  phone: '',
  street: '',
};

interface CreationFormProps {
  readonly start: NewPerson;
  readonly search: PersonSearch;
  readonly create: (person: NewPerson) => Promise<void>;
}

function CreationForm({ start, search, create }: CreationFormProps) {
  const [typed, setTyped] = useState(start);
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const show = (found: readonly Issue[]) => {
    flushSync(() => setIssues(found));
    form.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  };
  const fail = (error: CallError) => {
    if (error.code === 'person-invalid') return show(error.issues);
    const text = problemText(error, personProblems('problem.citizen-create-failed'));
    // The rules ask for the browser's own alert for a legal person (A8.06).
    if (typed.personType === 'juridica') window.alert(text);
    else setFailure(text);
  };
  const submit = async () => {
    if (busy) return;
    const checked = checkNewPerson(typed);
    if (checked.issues.length > 0) return show(checked.issues);
    setIssues([]);
    setBusy(true);
    try {
      await create(checked.person);
    } catch (error) {
      fail(asCallError(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      ref={form}
      className="creation"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h3>{t(`person.create-${typed.personType}`)}</h3>
      <PersonFields
        person={typed}
        issues={issues}
        onChange={(field, value) => setTyped({ ...typed, [field]: value })}
      />
      <div className="dialog-actions">
        <button type="submit" className="button button-main" aria-disabled={busy || undefined}>
          {t(busy ? 'person.creating' : `person.create-${typed.personType}`)}
        </button>
        <button type="button" className="button" onClick={search.dismiss}>
          {t('answering.cancel')}
        </button>
      </div>
      {failure !== '' && <ErrorDialog text={failure} onClose={() => setFailure('')} />}
    </form>
  );
}
