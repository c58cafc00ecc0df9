// @vitest-environment jsdom
// In which time zone the dates of a sale are shown and typed.
import type { Account } from '@constancia/contract/session.ts';
import { EMPTY_FORM } from '@constancia/domain/forms/definition/new-form.ts';
import { updateProduct } from '@constancia/domain/payments/edit-product.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadStaffTexts } from '../../../../platform/texts.ts';
import { type Editor, EditorContext } from '../editing/editor-context.tsx';
import { createEditorStore } from '../editing/editor-store.ts';
import { productElement } from '../editing/selection.ts';
import { PaymentPanel } from './payment-panel.tsx';

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await loadStaffTexts();
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

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
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <EditorContext value={editor}>
          <PaymentPanel />
        </EditorContext>
      </QueryClientProvider>,
    ),
  );
  return document.querySelector<HTMLInputElement>(`#${productElement('payments.saleEnds')}`);
}

it('E9.18 the dates of a saved form are those of its municipality, for who works in several too', async () => {
  expect((await saleEnds('Europe/Madrid'))?.value).toBe('2026-12-01T01:00');
});

it('E9.18 a new form without an area has the dates of the own municipality', async () => {
  expect((await saleEnds(null, ''))?.value).toBe('2026-11-30T21:00');
});
