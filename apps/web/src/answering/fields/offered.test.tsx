// @vitest-environment jsdom
// What the browser may offer in the fields of questions: of citizens what the question asks for, of staff nothing.
import { newAnswers } from '@constancia/domain/submissions/new-submission.ts';
import { indexForm } from '@constancia/domain/submissions/answers/form-index.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, it, vi } from 'vitest';
import { drawAndFollow } from '../../platform/testing/draw.ts';
import { createAnsweringStore } from '../session/answering-store.ts';
import { AnsweringApiProvider, NO_API } from '../session/api.ts';
import { AnsweringProvider } from '../session/use-answering.tsx';
import { aFormToAnswer } from '../testing/a-form-to-answer.ts';
import { QuestionField } from './question-field.tsx';

// The question has a title in it. Read when the modules are loaded.
vi.hoisted(() => localStorage.setItem('constancia.language', 'en'));

const FORM = aForm()
  .withRepeatableSection(
    's',
    aQuestion('mail', 'text', { purpose: 'email' }),
    aQuestion('phone', 'integer', { purpose: 'tel-national' }),
    aQuestion('born', 'date', {
      purpose: 'bday',
      title: { text: 'Fecha de nacimiento', in: { en: 'Date of birth' } },
    }),
    aQuestion('what', 'text'),
    aQuestion('many', 'integer'),
  )
  .build();

/** `autocomplete` and `inputmode` of each field. */
async function fields(byCitizen: boolean, rowId?: string) {
  const index = indexForm(FORM);
  const store = createAnsweringStore(index, newAnswers(FORM, { date: '25/03/2026', time: '09:30' }));
  const around = {
    ...NO_API,
    form: aFormToAnswer(FORM),
    byCitizen,
    submissionId: () => 'AbC4567890123456789x',
    keepDraft: () => {},
  };
  await drawAndFollow(
    <AnsweringProvider value={store}>
      <AnsweringApiProvider value={around}>
        {[...index.questionById.values()].map((entry) => (
          <QuestionField key={entry.question.id} entry={entry} rowId={rowId} />
        ))}
      </AnsweringApiProvider>
    </AnsweringProvider>,
  );
  return [...document.querySelectorAll('input, textarea')].map((field) => [
    field.getAttribute('autocomplete'),
    field.getAttribute('inputmode'),
  ]);
}

const OF_A_CITIZEN = [
  ['email', 'email'],
  ['tel-national', 'numeric'],
  ['bday', 'numeric'],
  [null, null],
  ['off', 'numeric'],
];

it('X36.69 the browser is told what is asked of a citizen, also in a copy, and phones show the right keys', async () => {
  expect(await fields(true)).toEqual(OF_A_CITIZEN);
  expect(await fields(true, 'copy')).toEqual(OF_A_CITIZEN);
});

it('X36.69 staff who answer for somebody are offered nothing of their own', async () => {
  const shown = await fields(false);
  expect(shown.map(([offered]) => offered)).toEqual(['off', 'off', 'off', 'off', 'off']);
  expect(shown[0]?.[1]).toBe('email');
});

it('A3.19 A1.06 the button of the calendar names its question in the language of the page', async () => {
  await fields(true);
  expect(document.querySelector('button')?.textContent).toContain('Date of birth');
});
