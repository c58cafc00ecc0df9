// @vitest-environment jsdom
import { useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { personWith } from '../../../../app/testing/town.ts';
import { readDraft } from '../../../../platform/device/drafts.ts';
import { draw, until } from '../../../../platform/testing/draw.ts';
import { type FormSource, useEditedForm } from './use-edited-form.ts';

const KEY = 'written-at-once';

const NEW_FORM: FormSource = {
  account: personWith('ROLE_ADMIN'),
  stored: null,
  draft: { key: KEY, kept: null, others: [], elsewhere: false, isUnread: false },
};

/** Somebody who writes as soon as the form is on the screen, before the browser has done the rest. */
function WrittenAtOnce() {
  const { editor } = useEditedForm(NEW_FORM, async () => true);
  useLayoutEffect(() => {
    editor.store.edit((definition) => ({ ...definition, title: { text: 'Escrito enseguida' } }));
  }, [editor.store]);
  return null;
}

it('X12.03 what is changed as soon as the editor is there is kept, though nothing is changed after it', async () => {
  draw(<WrittenAtOnce />);
  const kept = await until(() => readDraft(KEY));
  expect(kept).toMatchObject({ draft: { definition: { title: { text: 'Escrito enseguida' } } } });
});
