// @vitest-environment jsdom
// In which time zone the dates of a sale are shown and typed.
import type { Account } from '@constancia/contract/session.ts';
import { EMPTY_FORM } from '@constancia/domain/forms/definition/new-form.ts';
import { updateProduct } from '@constancia/domain/payments/edit-product.ts';
import { expect, it, vi } from 'vitest';
import { drawAndFollow } from '../../../../platform/testing/draw.ts';
import { AroundStaff } from '../../../../ui/staff/testing/around-staff.tsx';
import { type Editor, EditorContext } from '../editing/editor-context.tsx';
import { createEditorStore } from '../editing/editor-store.ts';
import { productElement } from '../editing/selection.ts';
import { PaymentPanel } from './payment-panel.tsx';

/** Nine in the evening in Buenos Aires, one in the morning in Madrid. */
const ENDS = '2026-12-01T00:00:00.000Z';

/** The panel before the list of municipalities has arrived, for somebody of Buenos Aires who works in all of them. */
async function saleEnds(savedZone: string | null, areaId = 'plaza'): Promise<HTMLInputElement | null> {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const account = {
    acrossMunicipalities: true,
    municipality: { timeZone: 'America/Argentina/Buenos_Aires' },
  } as Account;
  const definition = updateProduct(EMPTY_FORM, { saleEnds: ENDS });
  const store = createEditorStore({ definition, areaId, sync: 'off' });
  const may = { content: true, structure: true, states: true };
  const editor = { account, savedZone, store, may } as Partial<Editor> as Editor;
  await drawAndFollow(
    <AroundStaff>
      <EditorContext value={editor}>
        <PaymentPanel />
      </EditorContext>
    </AroundStaff>,
  );
  return document.querySelector<HTMLInputElement>(`#${productElement('payments.saleEnds')}`);
}

it('E9.18 the dates of a saved form are those of its municipality, for who works in several too', async () => {
  expect((await saleEnds('Europe/Madrid'))?.value).toBe('2026-12-01T01:00');
});

it('E9.18 a new form without an area has the dates of the own municipality', async () => {
  expect((await saleEnds(null, ''))?.value).toBe('2026-11-30T21:00');
});
