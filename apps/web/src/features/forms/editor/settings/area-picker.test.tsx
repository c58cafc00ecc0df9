// @vitest-environment jsdom
// A new form that goes to another municipality while it is being written.
import type { Account } from '@constancia/contract/session.ts';
import { EMPTY_FORM } from '@constancia/domain/forms/definition/new-form.ts';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { drawAndFollow, until } from '../../../../platform/testing/draw.ts';
import { choose } from '../../../../platform/testing/press-and-type.ts';
import { AroundStaff } from '../../../../ui/staff/testing/around-staff.tsx';
import { type Editor, EditorContext } from '../editing/editor-context.tsx';
import { createEditorStore } from '../editing/editor-store.ts';
import { AreaPicker } from './area-picker.tsx';

const town = (id: string) => ({ id, name: id, areas: [{ id: `parks-${id}`, name: `Parques ${id}` }] });
const TERRITORY = {
  countries: [
    {
      id: 'es',
      name: 'España',
      provinces: [{ id: 'p', name: 'Huelva', municipalities: [town('Moguer'), town('Palos')] }],
    },
  ],
};

it('E3.59 E3.10 the incident area and the agenda of one municipality are not those of the same number in another', async () => {
  vi.stubGlobal('fetch', async () => Response.json(TERRITORY));
  const definition = {
    ...EMPTY_FORM,
    options: { ...EMPTY_FORM.options, incidents: true },
    incidents: { ...EMPTY_FORM.incidents, areaId: 3 },
    appointment: { appointmentData: { id: 7 }, tenantUniqueName: 'moguer' },
  };
  const store = createEditorStore({ definition, areaId: 'parks-Moguer', sync: 'on' });
  const account = { acrossMunicipalities: true, areas: [] } as Partial<Account> as Account;
  const may = { content: true, structure: true, states: true };
  await drawAndFollow(
    <AroundStaff>
      <EditorContext value={{ store, may, account } as Partial<Editor> as Editor}>
        <AreaPicker account={account} stored={null} />
      </EditorContext>
    </AroundStaff>,
  );
  await until(() => document.querySelectorAll('select').length === 4);
  const pick = (id: string) =>
    choose(
      [...document.querySelectorAll('select')].find((one) =>
        [...one.options].some(({ value }) => value === id),
      ),
      id,
    );
  pick('Palos');
  pick('parks-Palos');
  const { draft } = store.get();
  expect(draft.areaId).toBe('parks-Palos');
  expect([draft.definition.incidents.areaId, draft.definition.appointment]).toEqual([-1, null]);
  expect(draft.definition.options.incidents).toBe(true);
  act(() => store.undo());
  act(() => store.undo());
  expect(store.get().draft).toMatchObject({ definition, areaId: 'parks-Moguer' });
});
