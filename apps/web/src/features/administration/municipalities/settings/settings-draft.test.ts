import { DEFAULT_SETTINGS } from '@constancia/domain/territory/municipality-settings.ts';
import { expect, it } from 'vitest';
import { draftOf, draftStore, hasCentre, settingsOfDraft } from './settings-draft.ts';

const SETTINGS = {
  ...DEFAULT_SETTINGS,
  timeZone: 'Europe/Madrid',
  centre: { latitude: 37.2, longitude: -6.9 },
  certificateForms: [],
  frameOrigins: ['https://a.example', 'https://b.example'],
  offersVideoTo: ['ana'],
  ownTexts: { 'answering.send': 'Mandar' },
};

it('X33.80 what is shown to be edited is what is sent when nothing was typed', () => {
  expect(settingsOfDraft(draftOf(SETTINGS))).toEqual(SETTINGS);
  const cleared = { ...draftOf(SETTINGS), centre: ' ', frameOrigins: ' \n', statisticsLimit: '1e3' };
  expect(settingsOfDraft(cleared)).toMatchObject({ centre: null, frameOrigins: [], statisticsLimit: 0 });
  expect([' ', '-32,4 -63,2', '-32.4', '95, 3'].map((centre) => hasCentre({ ...cleared, centre }))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('X33.84 work is unsaved when it would store something else, and coordinates that are none count too', () => {
  const draft = draftStore(SETTINGS);
  expect(draft.isUnsaved()).toBe(false);
  expect(draftStore({ ...SETTINGS, buttonColor: '#8A1538' }).isUnsaved()).toBe(false);
  draft.change({ frameOrigins: 'https://a.example\n\nhttps://b.example ' });
  expect(draft.isUnsaved()).toBe(false);
  draft.change({ centre: 'here' });
  expect(draft.isUnsaved()).toBe(true);
  draft.change({ centre: '37.2, -6.9', offersVideo: true });
  expect(draft.isUnsaved()).toBe(true);
  draft.store(settingsOfDraft(draft.get()));
  expect(draft.isUnsaved()).toBe(false);
});

it('X34.87 an empty field keeps for ever, and what is no whole number is sent as none, which is refused', () => {
  const draft = draftOf({ ...SETTINGS, retentionMonths: 24, retentionByForm: { a: 0, b: 6 } });
  expect([draft.retentionMonths, draft.retentionByForm]).toEqual(['24', { a: '', b: '6' }]);
  expect(draftOf(SETTINGS).retentionMonths).toBe('');
  for (const [typed, sent] of [
    ['', 0],
    [' 12 ', 12],
    ['0', -1],
    ['-3', -1],
    ['1.5', -1],
    ['doce', -1],
    ['1e3', -1],
  ] as const) {
    const settings = settingsOfDraft({ ...draft, retentionMonths: typed, retentionByForm: { a: typed } });
    expect([typed, settings.retentionMonths, settings.retentionByForm]).toEqual([typed, sent, { a: sent }]);
  }
});
