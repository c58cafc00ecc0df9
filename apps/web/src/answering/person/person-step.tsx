// The first step: choosing the person that the submission is about. Staff enter kind and number and search; they choose
// the person who is found, or create one.
// rules: A2.24, A4.10-A4.17, A4.49, A5.05

import { askedPerson } from '@constancia/domain/submissions/particulars/particulars.ts';
import { useState } from 'react';
import { isUnreached } from '../../platform/api-client.ts';
import { problemText } from '../../platform/problem-text.ts';
import { t, tIssue } from '../../platform/texts.ts';
import { ErrorDialog } from '../../ui/light/error-dialog.tsx';
import { FieldError } from '../fields/question-field.tsx';
import type { PersonApi } from '../session/api.ts';
import { sectionFieldKey } from '../session/field-key.ts';
import { useAnsweringStore, useIssue } from '../session/use-answering.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { ChosenPerson } from './chosen-person.tsx';
import { CreatePerson } from './create-person.tsx';
import { personProblems } from './person-problems.ts';
import { SearchFields } from './search-fields.tsx';
import { type PersonSearch, usePersonSearch } from './use-person-search.ts';
import './person.css';

export function PersonStep({ people }: { readonly people: PersonApi }) {
  const { definition } = useAnsweringStore().index;
  const who = askedPerson(definition) ?? 'citizen';
  const issue = useIssue(sectionFieldKey('citizen'));
  const search = usePersonSearch(people);
  const { chosen, outcome, wanted } = search;
  const [openedWith] = useState(chosen?.id);
  const answered = outcome.kind === 'already-answered' || issue?.code === 'citizen-already-answered';
  const required = who === 'citizen' && definition.options.citizenRequired;
  return (
    <section className="person-step" id={sectionFieldKey('citizen')} aria-label={t(`person.${who}`)}>
      <p className="question-help">{t(required ? 'person.citizen-required' : `person.${who}-optional`)}</p>
      {issue && !answered && (
        <FieldError id={`${sectionFieldKey('citizen')}.error`}>{tIssue(issue.code, issue.values)}</FieldError>
      )}
      <SearchFields search={search} />
      {chosen && (
        <ChosenPerson
          key={chosen.id}
          person={chosen}
          who={who}
          since={chosen.id === openedWith ? 'before' : 'now'}
        />
      )}
      {answered && <AlreadyAnswered />}
      {outcome.kind === 'not-found' && <NotFound search={search} />}
      <CreatePerson
        // Another kind of person starts with an empty form.
        key={wanted.personType}
        search={search}
        create={people.create}
      />
      {search.pending && <ChangeDialog search={search} />}
      {outcome.kind === 'failed' && (
        <ErrorDialog
          text={[
            problemText(outcome.error, personProblems('problem.citizen-search-failed')),
            isUnreached(outcome.error) ? t('person.search-offline') : '',
          ]
            .join(' ')
            .trim()}
          onClose={search.dismiss}
        />
      )}
    </section>
  );
}

function NotFound({ search }: { readonly search: PersonSearch }) {
  const { personType, number } = search.wanted;
  return (
    <div className="notice person-notice" role="status" ref={scrollIntoView}>
      <p>
        <strong>{t('person.not-found', { number })}</strong> {t('person.not-found-text')}
      </p>
      <button type="button" className="button" onClick={search.openCreation}>
        {t(`person.create-${personType ?? 'fisica'}`)}
      </button>
    </div>
  );
}

/** Scrolls the result of a search into view: on a phone it is below the visible area. */
function scrollIntoView(drawn: HTMLElement | null): void {
  drawn?.scrollIntoView({ block: 'nearest' });
}

/** This person has already sent the one submission that the form allows (A4.49). */
function AlreadyAnswered() {
  return (
    <div className="notice person-answered" role="alert" ref={scrollIntoView}>
      <h3>{t('person.answered-title')}</h3>
      <p>{t('person.answered-text')}</p>
    </div>
  );
}
