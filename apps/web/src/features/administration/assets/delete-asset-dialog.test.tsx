// @vitest-environment jsdom
// What is asked before an asset is deleted.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadPublicTexts, loadStaffTexts } from '../../../platform/texts.ts';
import { DeleteAssetDialog } from './delete-asset-dialog.tsx';

// Read when the modules are loaded.
vi.hoisted(() => localStorage.setItem('constancia.language', 'es'));

let root: Root;

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await Promise.all([loadPublicTexts(), loadStaffTexts()]);
});
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** What the dialog asks where so many submissions name the asset, once it knows. */
async function question(submissions: number): Promise<string> {
  vi.stubGlobal('fetch', async () =>
    Response.json({ asset: { description: 'Fresno 910' }, version: 1, submissions }),
  );
  act(() =>
    root.render(
      <QueryClientProvider key={submissions} client={new QueryClient()}>
        <DeleteAssetDialog of={{ municipalityId: 'm', assetId: 910 }} onClose={() => {}} />
      </QueryClientProvider>,
    ),
  );
  await vi.waitFor(() => expect(document.body.textContent).toContain('No se puede deshacer.'));
  return document.body.textContent;
}

it('X34.59 how many submissions name the asset is said in words, none and one too', async () => {
  expect(await question(0)).toContain('Nadie podrá elegirlo más. Ninguna respuesta lo nombra.');
  expect(await question(1)).toContain('La respuesta que lo nombra conserva lo que decía.');
  expect(await question(12)).toContain('Las 12 respuestas que lo nombran conservan lo que decían.');
});
