// @vitest-environment jsdom
// What a person is asked when a colleague corrected the same submission in between, and what the choice leaves.
import type { SubmissionToEdit } from '@constancia/contract/submissions/review.ts';
import type { SubmissionContent } from '@constancia/domain/review/changes.ts';
import { type AnswerSet, NO_ANSWERS } from '@constancia/domain/submissions/answers/answers.ts';
import { NO_PARTICULARS } from '@constancia/domain/submissions/particulars/particulars.ts';
import { aCondition, aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { act } from 'react';
import { expect, it } from 'vitest';
import { noDraft } from '../../answering/session/open-edit-draft.ts';
import { aFormToAnswer } from '../../answering/testing/a-form-to-answer.ts';
import { drawAndFollow } from '../../platform/testing/draw.ts';
import { Conflict } from './conflict.tsx';
import { type EditSession, editSession } from './edit-session.ts';

const FORM = aForm()
  .withRepeatableSection('r', aQuestion('name', 'text', { title: { text: 'Nombre' } }))
  .withConditionalSection(
    'u',
    { single: true, title: { text: 'Local' } },
    aCondition('open', aQuestion('hours', 'text')),
    aCondition('closed', aQuestion('since', 'text')),
  )
  .build();
const BY = { kind: 'correction', person: 'ana' } as const;

const opened = (answers: Partial<AnswerSet>, changedBy: string): SubmissionToEdit => ({
  id: 'AbC4567890123456789x',
  code: 'VM4378',
  version: changedBy === '' ? 1 : 2,
  form: aFormToAnswer(FORM),
  answers: { ...NO_ANSWERS, ...answers },
  particulars: { ...NO_PARTICULARS, signatures: [] },
  state: null,
  states: [],
  changedBy,
  mayView: true,
});

/** What it was, what Ana made of it, and what Luis stored meanwhile. */
async function asked(base: Partial<AnswerSet>, mine: Partial<AnswerSet>, theirs: Partial<AnswerSet>) {
  let merged: EditSession | undefined;
  const content: SubmissionContent = { answers: { ...NO_ANSWERS, ...mine }, particulars: NO_PARTICULARS };
  const dialog = (
    <Conflict
      by={BY}
      mine={editSession(BY, opened(base, ''), { ...noDraft(), content: () => content })}
      newer={editSession(BY, opened(theirs, 'luis.rey'))}
      onMerged={(session) => {
        merged = session;
      }}
    />
  );
  const page = await drawAndFollow(dialog);
  const continued = async () => {
    const main = document.querySelector<HTMLElement>('.button-main');
    await act(async () => main?.click());
    return merged?.store.get().answers;
  };
  const choose = (label: string) =>
    act(async () =>
      [...document.querySelectorAll('label')].find((one) => one.textContent === label)?.click(),
    );
  return { text: () => page.textContent, choose, continued };
}

const copy = (name: string): Partial<AnswerSet> => ({
  rows: { r: [{ id: 'c1', answers: name === '' ? {} : { name: { value: name } } }] },
});

it('X17.04 what was written in a copy that a colleague removed is asked about, and stays with its copy', async () => {
  const { text, continued } = await asked(copy(''), copy('Eva'), {});
  expect(text()).toContain('Nombre (2)');
  expect(text()).toContain('Su valor: Eva');
  expect(text()).toContain('Guardado por luis.rey: (sin respuesta)');
  expect((await continued())?.rows).toEqual(copy('Eva').rows);
});

it('X17.04 a copy that this person removed comes back with what the colleague wrote in it, where that is chosen', async () => {
  const { text, choose, continued } = await asked(copy(''), {}, copy('Eva'));
  expect(text()).toContain('Nombre (2)');
  await choose('Guardado por luis.rey: Eva');
  expect((await continued())?.rows).toEqual(copy('Eva').rows);
});

it('X17.04 of two conditions of which one may be ticked a person chooses, seeing what is answered under each', async () => {
  const mine = { ticked: { u: ['open'] }, main: { hours: { value: '9 a 13' } } };
  const theirs = { ticked: { u: ['closed'] }, main: { since: { value: '2024' } } };
  const { text, choose, continued } = await asked({}, mine, theirs);
  expect(text()).toContain('Local');
  expect(text()).toContain('Su valor: Condición open: 9 a 13');
  await choose('Guardado por luis.rey: Condición closed: 2024');
  expect(await continued()).toMatchObject(theirs);
});
