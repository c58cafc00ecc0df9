// @vitest-environment jsdom
// The offer to begin with the answers of the last visit: when it appears, what it does, and what it says afterwards.
import { indexForm } from '@constancia/domain/submissions/answers/form-index.ts';
import { NO_PARTICULARS } from '@constancia/domain/submissions/particulars/particulars.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { act } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { drawAndFollow, removeDrawn } from '../../platform/testing/draw.ts';
import { loadPublicTexts, loadStaffTexts } from '../../platform/texts.ts';
import { QuestionField } from '../fields/question-field.tsx';
import { setAnswerAt, setParticular } from '../session/answering-actions.ts';
import { createAnsweringStore } from '../session/answering-store.ts';
import type { LastVisit } from '../session/api.ts';
import { AnsweringProvider } from '../session/use-answering.tsx';
import { LastVisitOffer } from './last-visit-offer.tsx';

beforeAll(async () => {
  // The mark is downloaded when something was taken.
  await Promise.all([loadPublicTexts(), loadStaffTexts(), import('../prefilled/answer-marks.tsx')]);
});

const INDEX = indexForm(
  aForm().with({ startsFromLastVisit: true }).withSection('s', aQuestion('state', 'text')).build(),
);
const LAMP = { id: 9, name: 'Luminaria 9', type: '', address: '' };
const READ: LastVisit = {
  visit: {
    id: 'visitvisitvisitvisit',
    code: 'VM12',
    at: '2026-03-01T10:00:00.000Z',
    answers: { ticked: {}, main: { state: { value: 'Rota' } }, rows: {} },
    dropped: [{ question: 'Altura', display: { kind: 'text', text: '9' } }],
  },
  timeZone: 'UTC',
};
const FORM = { version: 3 } as Parameters<typeof LastVisitOffer>[0]['form'];

async function show(read: Parameters<typeof LastVisitOffer>[0]['read']) {
  const store = createAnsweringStore(INDEX, { ticked: {}, main: {}, rows: {} });
  const entry = INDEX.questionById.get('state');
  await drawAndFollow(
    <AnsweringProvider value={store}>
      {entry && <QuestionField entry={entry} />}
      <LastVisitOffer form={FORM} read={read} />
    </AnsweringProvider>,
  );
  const change = (step: Parameters<typeof store.change>[0]) => act(async () => store.change(step));
  const choose = (asset: typeof LAMP | null) => change(setParticular({ ...NO_PARTICULARS, asset }));
  return { store, change, choose };
}
const text = () => document.body.textContent ?? '';
const button = () => [...document.querySelectorAll('button')].at(-1);
const press = () => act(async () => button()?.click());

it('X39.10 it is offered once an asset is chosen, with day and code of its last visit', async () => {
  const read = vi.fn<() => Promise<LastVisit>>(async () => READ);
  const { choose } = await show(read);
  expect(read).not.toHaveBeenCalled();
  expect(text()).not.toContain('Última visita');
  await choose(LAMP);
  expect(read).toHaveBeenCalledExactlyOnceWith({ assetId: 9, version: 3 }, expect.anything());
  expect(button()?.textContent).toBe(
    'Empezar con las respuestas de la última visita (01/03/2026 - 10:00, VM12)',
  );
  await choose(null);
  expect(text()).not.toContain('Última visita');
});

it('X39.11 X39.12 taken answers are marked until they are changed, and what the form asks no longer is said', async () => {
  const { choose, change, store } = await show(async () => READ);
  await choose(LAMP);
  expect(text()).not.toContain('Igual que la última vez');
  await press();
  expect(store.get().answers.main).toEqual({ state: { value: 'Rota' } });
  expect(text()).toContain('Igual que la última vez');
  expect(text()).toContain('Altura: 9');
  expect(document.activeElement?.textContent).toBe('Última visita de este activo');
  await change(setAnswerAt({ questionId: 'state' }, 'Anda'));
  expect(text()).toContain('Cambió desde la última vez');
  await change(setAnswerAt({ questionId: 'state' }, 'Rota'));
  expect(text()).toContain('Igual que la última vez');
});

it('X39.10 without an earlier visit nothing is offered; a failure is said and can be repeated', async () => {
  const { choose } = await show(async () => ({ visit: null, timeZone: 'UTC' }));
  await choose(LAMP);
  expect(document.querySelectorAll('button')).toHaveLength(0);
  const replies: (() => Promise<LastVisit>)[] = [() => Promise.reject(new Error('gone')), async () => READ];
  removeDrawn();
  const again = await show(() => replies.shift()?.() ?? Promise.resolve(READ));
  await again.choose(LAMP);
  expect(text()).toContain('No se pudo consultar la última visita.');
  await press();
  expect(button()?.textContent).toContain('Empezar con las respuestas');
});
