// What components of the answering screen need around them: a form, its store, and an api that answers from memory.
import type { FormToAnswer } from '@constancia/contract/forms/forms.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import type { AnswerSet } from '@constancia/domain/submissions/answers/answers.ts';
import { type FormIndex, indexForm } from '@constancia/domain/submissions/answers/form-index.ts';
import { newAnswers } from '@constancia/domain/submissions/new-submission.ts';
import { type Particulars } from '@constancia/domain/submissions/particulars/particulars.ts';
import { type ReactNode, useState } from 'react';
import { checkedBody } from '../../answering/sending/sent-body.ts';
import { showIssues } from '../../answering/session/answering-actions.ts';
import { type AnsweringStore, createAnsweringStore } from '../../answering/session/answering-store.ts';
import { type AnsweringApi, AnsweringApiProvider, NO_API } from '../../answering/session/api.ts';
import type { Editing } from '../../answering/session/editing.ts';
import { AnsweringProvider } from '../../answering/session/use-answering.tsx';
import { aFormToAnswer } from '../../answering/testing/a-form-to-answer.ts';

/** The moment in which every story happens. */
const NOW = { date: '25/03/2026', time: '09:30' };
const SUBMISSION_ID = 'AbC4567890123456789x';

interface AnsweringStageProps {
  readonly form: FormDefinition;
  /** What the server says of the form besides its definition. */
  readonly around?: Partial<FormToAnswer>;
  readonly answers?: Partial<AnswerSet>;
  readonly particulars?: Partial<Particulars>;
  /** 'found': the errors that sending finds are shown. A list is shown as it is. */
  readonly issues?: 'found' | readonly Issue[];
  /** An edit of a stored submission. */
  readonly editing?: Editing;
  readonly api?: Partial<AnsweringApi>;
  /** Who answers: the citizen, or somebody for them. */
  readonly by?: 'citizen' | 'staff';
  readonly children: ReactNode | ((index: FormIndex, store: AnsweringStore) => ReactNode);
}

export function AnsweringStage({
  form,
  around,
  api,
  by = 'citizen',
  children,
  ...given
}: AnsweringStageProps) {
  const [store] = useState(() => openStore(form, given));
  const surroundings = {
    ...NO_API,
    ...api,
    form: aFormToAnswer(form, around),
    byCitizen: by === 'citizen',
    submissionId: () => SUBMISSION_ID,
    keepDraft: () => {},
  };
  return (
    <div className="answering answering-column">
      <AnsweringProvider value={store}>
        <AnsweringApiProvider value={surroundings}>
          {typeof children === 'function' ? children(store.index, store) : children}
        </AnsweringApiProvider>
      </AnsweringProvider>
    </div>
  );
}

function openStore(
  form: FormDefinition,
  {
    answers,
    particulars,
    issues = [],
    editing,
  }: Pick<AnsweringStageProps, 'answers' | 'particulars' | 'issues' | 'editing'>,
): AnsweringStore {
  const index = indexForm(form);
  const starting = newAnswers(form, NOW);
  const given = { ...starting, ...answers, main: { ...starting.main, ...answers?.main } };
  const store = createAnsweringStore(index, given, { editing: editing ?? null });
  if (particulars)
    store.change((state) => ({ ...state, particulars: { ...state.particulars, ...particulars } }));
  const shown = issues === 'found' ? checkedBody(store).issues : issues;
  if (shown.length > 0) store.change(showIssues(shown));
  return store;
}

/** An edit that may change nothing. */
export const LOCKED: Editing = {
  limits: {
    question: () => false,
    ticks: () => false,
    copies: () => false,
    subject: () => false,
    signature: () => false,
  },
  former: new Map(),
  check: () => [],
  adjust: (answers) => answers,
};
