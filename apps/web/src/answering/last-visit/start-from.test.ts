// A submission that begins from the last visit of its asset: in the store, in what is sent, and in the draft.
import { indexForm } from '@constancia/domain/submissions/answers/form-index.ts';
import { NO_PARTICULARS } from '@constancia/domain/submissions/particulars/particulars.ts';
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { expect, it } from 'vitest';
import { checkedBody } from '../sending/sent-body.ts';
import { startFrom } from './start-from-visit.ts';
import { setAnswerAt, setParticular } from '../session/answering-actions.ts';
import { createAnsweringStore } from '../session/answering-store.ts';
import { fitStart } from '../session/fit-draft.ts';

const FORM = aForm()
  .with({ startsFromLastVisit: true })
  .withOptions({ geolocation: true, incidents: true })
  .withSection('s', aQuestion('state', 'text'), aQuestion('note', 'text'))
  .build();
const DEFINITION = { ...FORM, incidents: { ...FORM.incidents, incidentTypeId: 7 } };
const INDEX = indexForm(DEFINITION);
const LAMP = { id: 9, name: 'Luminaria 9', type: 'Luminaria', address: '' };
const AT = { address: 'Mitre 1', latitude: -32.4, longitude: -63.2 };
const VISIT = {
  id: 'visitvisitvisitvisit',
  code: 'VM12',
  at: '2026-03-01T10:00:00.000Z',
  assetId: LAMP.id,
  answers: { ticked: {}, main: { state: { value: 'Rota' }, note: { value: 'x' } }, rows: {} },
};

function aStore() {
  const store = createAnsweringStore(
    INDEX,
    { ticked: {}, main: {}, rows: {} },
    {
      particulars: { ...NO_PARTICULARS, location: AT, asset: LAMP },
    },
  );
  store.change(setAnswerAt({ questionId: 'note' }, 'Mía'));
  store.change(startFrom(INDEX, VISIT, { date: '10/03/2026', time: '12:00' }));
  return store;
}

it('X39.11 X39.13 its answers are taken beside what was written, and what is sent names the submission', () => {
  const store = aStore();
  expect(store.get().answers.main).toEqual({ note: { value: 'Mía' }, state: { value: 'Rota' } });
  expect(checkedBody(store).body).toMatchObject({ startedFrom: VISIT.id });
});

it('X39.13 once it is about another asset, or about none, the last visit of the former one is not named', () => {
  for (const asset of [{ ...LAMP, id: 10 }, null]) {
    const store = aStore();
    store.change(setParticular({ asset }));
    expect(store.get().startedFrom).toBeNull();
    expect(checkedBody(store).body).not.toHaveProperty('startedFrom');
  }
  const same = aStore();
  same.change(setParticular({ location: { ...AT, address: 'Mitre 2' } }));
  expect(same.get().startedFrom).toEqual(VISIT);
});

it('X39.11 a draft keeps where it began, and nothing else is taken for it', () => {
  expect(fitStart(INDEX, JSON.parse(JSON.stringify(VISIT)))).toEqual(VISIT);
  for (const wrong of [undefined, 'x', { ...VISIT, assetId: '9' }, { ...VISIT, code: 7 }])
    expect(fitStart(INDEX, wrong)).toBeNull();
  const { startsFromLastVisit: _off, ...without } = DEFINITION;
  expect(fitStart(indexForm(without), VISIT)).toBeNull();
});
