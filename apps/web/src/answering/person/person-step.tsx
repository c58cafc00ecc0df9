// The first step: choosing the person that the submission is about. Staff enter kind and number and search; they choose
// the person who is found, or create one.
// rules: A4.10-A4.17, A4.49, A5.05, X36.49

import { askedPerson, isToFind } from '@constancia/domain/submissions/particulars/particulars.ts';
import { useEffect, useRef, useState } from 'react';
import { type CallError, isUnreached } from '../../platform/api-client.ts';
import { type ProblemWording, problemText } from '../../platform/problem-text.ts';
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
      <OfLink search={search} />
      <SearchFields search={search} />
      <Note note={search.note} />
      {chosen && isToFind(chosen) && <NotedPerson search={search} number={chosen.documentNumber} />}
      {chosen && !isToFind(chosen) && (
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
        <ErrorDialog text={failureText(outcome.error, SEARCH)} onClose={search.dismiss} />
      )}
    </section>
  );
}

/** Without a connection the number can be noted. */
function Note({ note }: Pick<PersonSearch, 'note'>) {
  if (!note) return null;
  return (
    <div className="notice person-notice" role="status">
      <p>{t('person.note-text')}</p>
      <button type="button" className="button" onClick={note}>
        {t('person.note')}
      </button>
    </div>
  );
}

/** A number that is looked up when the submission is sent, or now. */
function NotedPerson({ search, number }: { readonly search: PersonSearch; readonly number: string }) {
  const card = useRef<HTMLDivElement>(null);
  // The pressed button is gone: the focus moves to what was noted.
  useEffect(() => {
    if (document.activeElement === document.body) card.current?.focus();
  }, []);
  return (
    <div
      className="notice person-notice"
      ref={card}
      tabIndex={-1}
      role="group"
      aria-labelledby="noted-person"
    >
      <p>
        <strong id="noted-person">
          {t('person.noted')}: {number}
        </strong>
        <br />
        {t('person.noted-text')}
      </p>
      <button type="button" className="button" onClick={search.findNoted}>
        {t('person.find-now')}
      </button>
    </div>
  );
}

/** Whom the link of the citizen portal names: while it is looked up, and why nobody was found. */
function OfLink({ search: { outcome, searchOfLink } }: { readonly search: PersonSearch }) {
  const failed = outcome.kind === 'link-failed' ? outcome.error : null;
  return (
    <>
      <p className="question-help person-of-link" role="status">
        {outcome.kind === 'searching-of-link' && t('person.searching-of-link')}
      </p>
      {failed && (
        <div className="notice person-notice" role="alert" ref={scrollIntoView}>
          <p>{failureText(failed, OF_LINK)}</p>
          {failed.code !== 'portal-person-unknown' && (
            <button type="button" className="button" onClick={searchOfLink}>
              {t('shell.retry')}
            </button>
          )}
        </div>
      )}
    </>
  );
}

const SEARCH = personProblems('problem.citizen-search-failed');
const OF_LINK: ProblemWording = {
  ...SEARCH,
  explains: [...(SEARCH.explains ?? []), 'portal-person-unknown'],
};

/** Without a connection the sentence of the rule says too little. */
function failureText(error: CallError, wording: ProblemWording): string {
  const text = problemText(error, wording);
  return isUnreached(error) ? `${text} ${t('person.search-offline')}` : text;
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
