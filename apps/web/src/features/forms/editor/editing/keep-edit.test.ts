// @vitest-environment jsdom
// A form that is opened as a new one: a copy of changes that cannot be saved, a version brought back, a file that was read.
import { aForm, aQuestion } from '@constancia/domain/testing/a-form.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { draftsOf, keepAsNew, openDraft } from './keep-edit.ts';

afterEach(() => vi.restoreAllMocks());

const PERSON = 'personpersonpersonpe';
const definition = aForm()
  .with({ title: { text: 'Poda' } })
  .withSection('s', aQuestion('q', 'text'))
  .build();
const EDIT = { copyOf: null, isFromFile: true, draft: { definition, areaId: '', sync: 'off' } } as const;
const opened = async (person = PERSON) => (await openDraft(draftsOf(person, null), 'own')).kept;

it('X31.66 X38.50 a device that keeps nothing still opens it, once and for its own person', async () => {
  // There is no database here either.
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  await keepAsNew(PERSON, EDIT);
  expect(await opened('otherotherotherother')).toBeNull();
  expect((await opened())?.draft.definition.title.text).toBe('Poda');
  expect(await opened()).toBeNull();
});

it('X31.66 on a device that keeps it, it is opened from there', async () => {
  await keepAsNew(PERSON, EDIT);
  expect((await opened())?.draft.definition.title.text).toBe('Poda');
  expect((await opened())?.draft.definition.title.text).toBe('Poda');
});
