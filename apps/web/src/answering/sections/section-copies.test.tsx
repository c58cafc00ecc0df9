// @vitest-environment jsdom
// A copy that holds something is not removed without a question.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { drawAndFollow, removeDrawn } from '../../platform/testing/draw.ts';
import { t } from '../../platform/texts.ts';
import { beginFile, type FileSlotRef, setFile } from '../files/file-actions.ts';
import { repeatSection, setAnswerAt, type Step } from '../session/answering-actions.ts';
import { unkeptAnswering } from '../session/answering-session.ts';
import { AnsweringProvider } from '../session/use-answering.tsx';
import { aFormToAnswer } from '../testing/a-form-to-answer.ts';
import { SectionCopies } from './section-copies.tsx';

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = vi.fn<() => void>();
  HTMLDialogElement.prototype.close = vi.fn<() => void>();
});

const FORM = aForm().withRepeatableSection(
  'arboles',
  aQuestion('especie', 'text'),
  aQuestion('dia', 'date', { allowsImage: true }),
  aQuestion('plantado', 'date', { startsEmpty: true }),
);
const NOW = { date: '25/03/2026', time: '09:30' };
const COPY = { sectionId: 'arboles', rowId: 'uno' };
const PHOTO: FileSlotRef = { ...COPY, questionId: 'dia', kind: 'image' };

/** Whether pressing 'Quitar' of a further copy asks first. */
async function asksFirst(...written: readonly Step[]): Promise<boolean> {
  const { store } = unkeptAnswering(aFormToAnswer(FORM.build()));
  const entry = store.index.sectionById.get('arboles');
  if (!entry) throw new Error('no section');
  store.change(repeatSection({ section: entry.section, rowId: 'uno', now: NOW }));
  for (const step of written) store.change(step);
  const page = await drawAndFollow(
    <AnsweringProvider value={store}>
      <SectionCopies entry={entry} title="Árboles" />
    </AnsweringProvider>,
  );
  const remove = [...page.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.startsWith(t('answering.remove')),
  );
  await act(async () => remove?.click());
  const asks = page.querySelector('dialog') !== null;
  const isThere = store.get().answers.rows['arboles'] !== undefined;
  removeDrawn();
  expect(isThere).toBe(asks);
  return asks;
}

it.each([
  ['an answer', setAnswerAt({ ...COPY, questionId: 'especie' }, 'Tilo'), true],
  ['a date that starts empty', setAnswerAt({ ...COPY, questionId: 'plantado' }, '01/02/2026'), true],
  ['a photo alone', setFile(PHOTO, 'imagenes/f/a.png'), true],
  ['a photo on its way', beginFile(PHOTO), true],
  ['nothing but the date of today', (state: Parameters<Step>[0]) => state, false],
])(
  'A4.22 A9.24 a copy with %s is removed only after a question, or at once where nothing is lost',
  async (_, step, asks) => {
    expect(await asksFirst(step)).toBe(asks);
  },
);
