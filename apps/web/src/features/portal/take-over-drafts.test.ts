// @vitest-environment jsdom

import { beforeEach, expect, it } from 'vitest';
import { draftPrefix, newDraftKey } from '../../answering/session/written-draft.ts';
import { dropDraft, keepDraft, keepDraftNow, listDrafts, readDraft } from '../../platform/device/drafts.ts';
import { citizenKey } from './citizen-key.ts';
import { takeOverDrafts } from './take-over-drafts.ts';

const municipality = { id: 'home', name: 'Villa', hidesBrand: false, usesAws: false };
const ana = (id: number) => ({ id, firstName: 'Ana', lastName: 'Paz', username: '' });
const keyOf = (id: number, draft: string) =>
  newDraftKey(citizenKey({ municipality, citizen: ana(id) }), 'form', draft);

beforeEach(async () => {
  for (const { key } of await listDrafts('')) await dropDraft(key);
});

it('X34.53 what was written under a former id is found under the one that stayed, and nothing of anybody else', async () => {
  await keepDraft(keyOf(7, 'one'), { name: 'a' });
  keepDraftNow(keyOf(8, 'two'), { name: 'b' });
  await keepDraft(keyOf(9, 'own'), { name: 'c' });
  await keepDraft(keyOf(70, 'other'), { name: 'd' });
  await takeOverDrafts({ citizen: ana(9), municipality, formerIds: [7, 8], alreadyAnswered: false });
  const own = await listDrafts(draftPrefix(citizenKey({ municipality, citizen: ana(9) })));
  expect(own.map(({ key }) => key).toSorted()).toEqual(
    [keyOf(9, 'one'), keyOf(9, 'own'), keyOf(9, 'two')].toSorted(),
  );
  expect(await readDraft(keyOf(9, 'two'))).toEqual({ name: 'b' });
  expect(await readDraft(keyOf(7, 'one'))).toBeNull();
  expect(await readDraft(keyOf(70, 'other'))).toEqual({ name: 'd' });
});
