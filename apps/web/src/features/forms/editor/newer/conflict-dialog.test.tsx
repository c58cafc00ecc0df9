// @vitest-environment jsdom
// What two people changed in the same version of a form, as the dialog lists it.
import type { Account } from '@constancia/contract/session.ts';
import { EMPTY_FORM } from '@constancia/domain/forms/definition/new-form.ts';
import { expect, it, vi } from 'vitest';
import { drawAndFollow, removeDrawn, until } from '../../../../platform/testing/draw.ts';
import { t } from '../../../../platform/texts.ts';
import { AroundStaff } from '../../../../ui/staff/testing/around-staff.tsx';
import { type Editor, EditorContext } from '../editing/editor-context.tsx';
import { createEditorStore, type Draft } from '../editing/editor-store.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

const AREAS = [
  { id: 'parques', name: 'Parques' },
  { id: 'obras', name: 'Obras' },
];
const NEWER = {
  definition: EMPTY_FORM,
  version: 2,
  areaId: 'luz',
  areaName: 'Alumbrado',
  municipality: { id: 'm', name: 'Villa María', timeZone: 'UTC' },
};
const VERSION = { definition: EMPTY_FORM, savedBy: 'Luis', savedAt: '2026-03-10T15:00:00.000Z' };

/** The two lists of the dialog: mine, and that of who saved before. */
async function listed(areaId: string, read: Draft | null): Promise<readonly string[]> {
  vi.stubGlobal('fetch', async (url: string) => Response.json(url.includes('/versions/') ? VERSION : NEWER));
  const account = { acrossMunicipalities: false, areas: AREAS } as Partial<Account> as Account;
  const store = createEditorStore({ definition: EMPTY_FORM, areaId, sync: 'off' });
  const editor = { account, formId: 'form', store } as Partial<Editor> as Editor;
  const nothing = () => {};
  const actions = { onKeepEditing: nothing, onLoad: nothing, onSaveOver: nothing, onMerge: nothing };
  await drawAndFollow(
    <AroundStaff>
      <EditorContext value={editor}>
        <ConflictDialog version={1} read={read} {...actions} />
      </EditorContext>
    </AroundStaff>,
  );
  await until(() => expect(document.querySelectorAll('.fc-both section')).toHaveLength(2));
  const lists = [...document.querySelectorAll('.fc-both section')].map((section) => {
    const changed = [...section.querySelectorAll('.fc-fields > div, .fc-none')];
    return changed.map(({ textContent }) => textContent).join('; ');
  });
  removeDrawn();
  return lists;
}

const area = (before: string, after: string) => `${t('editor.change.field-area')}${before} → ${after}`;

it('X12.04 the dialog of two people who saved a form lists the area that each of them chose', async () => {
  const read = { definition: EMPTY_FORM, areaId: 'parques', sync: 'off' } as const;
  expect(await listed('obras', read)).toEqual([area('Parques', 'Obras'), area('Parques', 'Alumbrado')]);
  expect(await listed('parques', read)).toEqual([t('editor.change.none'), area('Parques', 'Alumbrado')]);
});

it('X12.04 where it is not known which area it was, a different one is said on both sides, the same on none', async () => {
  const differs = `${t('editor.change.field-area')}${t('editor.change.differs')}`;
  expect(await listed('obras', null)).toEqual([differs, differs]);
  expect(await listed('luz', null)).toEqual([t('editor.change.none'), t('editor.change.none')]);
});
