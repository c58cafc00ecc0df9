// @vitest-environment jsdom
// What a question says of how it is answered.
import { newAnswers } from '@constancia/domain/submissions/new-submission.ts';
import { indexForm } from '@constancia/domain/submissions/answers/form-index.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, it } from 'vitest';
import { drawAndFollow } from '../../platform/testing/draw.ts';
import { createAnsweringStore } from '../session/answering-store.ts';
import { AnsweringApiProvider, NO_API } from '../session/api.ts';
import { AnsweringProvider } from '../session/use-answering.tsx';
import { aFormToAnswer } from '../testing/a-form-to-answer.ts';
import { QuestionField } from './question-field.tsx';

const option = (id: string) => ({ id, text: { text: id } });
const FORM = aForm()
  .withSection(
    's',
    aQuestion('agree', 'multiple-choice', { options: [option('De acuerdo')] }),
    aQuestion('services', 'multiple-choice', { options: [option('Agua'), option('Luz')] }),
  )
  .build();

it('A3.13 who has one option to tick is not informed that several can be chosen', async () => {
  const index = indexForm(FORM);
  const store = createAnsweringStore(index, newAnswers(FORM, { date: '25/03/2026', time: '09:30' }));
  const around = {
    ...NO_API,
    form: aFormToAnswer(FORM),
    byCitizen: true,
    submissionId: () => 'AbC4567890123456789x',
    keepDraft: () => {},
  };
  await drawAndFollow(
    <AnsweringProvider value={store}>
      <AnsweringApiProvider value={around}>
        {[...index.questionById.values()].map((entry) => (
          <QuestionField key={entry.question.id} entry={entry} />
        ))}
      </AnsweringApiProvider>
    </AnsweringProvider>,
  );
  const questions = [...document.querySelectorAll('.question')].map(({ textContent }) => textContent);
  expect(questions[0]).not.toContain('Puede elegir más de una opción.');
  expect(questions[1]).toContain('Puede elegir más de una opción.');
});
