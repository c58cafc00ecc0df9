import { indexForm } from '@constancia/domain/submissions/answers/form-index.ts';
import { aCondition, aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, it } from 'vitest';
import { showIssues, tick, untick } from '../session/answering-actions.ts';
import { createAnsweringStore } from '../session/answering-store.ts';
import { beginFile, endFile, type FileSlotRef, setFile, unfinishedFiles } from './file-actions.ts';

const INDEX = indexForm(
  aForm()
    .withSection('s', aQuestion('photo', 'text', { allowsImage: true }))
    .withConditionalSection('c', {}, aCondition('yes', aQuestion('proof', 'text', { allowsDocument: true })))
    .withRepeatableSection('r', aQuestion('each', 'text', { allowsImage: true }))
    .build(),
);
const started = () =>
  createAnsweringStore(INDEX, { ticked: {}, main: {}, rows: { r: [{ id: 'row', answers: {} }] } });
const PHOTO: FileSlotRef = { questionId: 'photo', sectionId: 's', kind: 'image' };
const slotsIn = (store: ReturnType<typeof started>) =>
  unfinishedFiles(INDEX, store.get()).map(({ at }) => [at?.questionId, at?.rowId]);

it('X14.10 a file on its way stands in the way of sending until it has arrived or was given up', () => {
  const store = started();
  store.change(beginFile(PHOTO));
  expect(slotsIn(store)).toEqual([['photo', undefined]]);
  store.change(endFile(PHOTO));
  expect(slotsIn(store)).toEqual([]);
});

it('X14.10 one for a question that is not asked any more does not', () => {
  const store = started();
  const section = INDEX.sectionById.get('c')!.section;
  store.change(tick({ section, conditionId: 'yes', now: { date: '10/03/2026', time: '12:00' } }));
  store.change(beginFile({ questionId: 'proof', sectionId: 'c', kind: 'document' }));
  store.change(beginFile({ questionId: 'each', sectionId: 'r', rowId: 'row', kind: 'image' }));
  store.change(beginFile({ questionId: 'each', sectionId: 'r', rowId: 'gone', kind: 'image' }));
  expect(slotsIn(store)).toEqual([
    ['proof', undefined],
    ['each', 'row'],
  ]);
  store.change(untick(section, 'yes'));
  expect(slotsIn(store)).toEqual([['each', 'row']]);
});

it('A3.22 X14.10 an arrived file is part of the answer, and what was said about it is taken back', () => {
  const store = started();
  store.change(showIssues([{ code: 'file-unknown', at: { questionId: 'photo' } }]));
  store.change(setFile(PHOTO, 'imagenes/f/a.png'));
  expect(store.get().answers.main).toEqual({ photo: { image: 'imagenes/f/a.png' } });
  expect(store.get().issues.size).toBe(0);
  store.change(setFile(PHOTO, ''));
  expect(store.get().answers.main).toEqual({});
});
