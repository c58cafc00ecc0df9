import { expect, it } from 'vitest';
import { targetOf } from './issue-selection.ts';

it.each([
  ['title', null, 'editor-title'],
  ['title.text', null, 'editor-title'],
  ['area', null, 'editor-area'],
  ['sections', null, 'editor-sections'],
  ['states[2].name', null, 'editor-state-name'],
  ['responseLimit', 'form', 'editor-response-limit'],
  ['sync', 'form', 'editor-sync'],
  ['headerImage', 'form', 'editor-header-image'],
  ['publicAccess', 'form', 'option-publicAccess'],
  ['incidentArea', 'form', 'editor-incident-area'],
  ['appointment', 'form', 'editor-appointment'],
  ['payments', 'form', 'option-addPaymentGateway'],
  ['payments.name', 'form', 'payments-name'],
  ['payments.locations[0].price', 'form', 'payments-locations-0-price'],
  ['payments.locations', 'form', 'payments-locations'],
  ['options.citizen', 'form', 'option-citizen'],
  ['signatures[0].title', 'form', 'editor-signatures'],
])('E5.02 the field %s is found', (field, selection, element) => {
  const target = targetOf({ code: 'title-required', at: { field } });
  expect(target.element).toBe(element);
  expect(target.selection?.kind ?? null).toBe(selection);
});

it('E5.02 an issue of a question leads to the question, one of a section to the section', () => {
  const at = { sectionId: 's', conditionId: 'c', questionId: 'q', field: 'sections[0].questions[0].title' };
  expect(targetOf({ code: 'title-required', at })).toEqual({
    selection: { kind: 'question', id: 'q' },
    element: 'pick-q',
  });
  const inSection = { sectionId: 's', field: 'conditions' };
  expect(targetOf({ code: 'title-required', at: inSection }).element).toBe('pick-s');
});
