// @vitest-environment jsdom
// The note that a form comes from the device goes once the server is reached.
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it, vi } from 'vitest';
import { CallError } from '../platform/api-client.ts';
import { loadPublicTexts, t } from '../platform/texts.ts';
import { FromDevice } from './from-device.tsx';

const server = vi.hoisted(() => ({ fails: null as Error | null }));
vi.mock('./api.ts', () => ({
  readForm: () => (server.fails ? Promise.reject(server.fails) : Promise.resolve({})),
}));

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await loadPublicTexts();
});

const online = () => act(async () => void window.dispatchEvent(new Event('online')));

it.each([
  ['the form', null],
  ['a refusal', new CallError('form-deleted', { status: 410 })],
])(
  'X31.47 the note of a form from the device goes when the server replies again, with %s',
  async (_, reply) => {
    server.fails = new CallError('offline');
    const page = document.createElement('div');
    const root = createRoot(page);
    await act(async () => root.render(<FromDevice as="visitor" formId="bESyhZbQHSF7GLBl45Va" />));
    // A network alone is no way to the server.
    await online();
    expect(page.textContent).toBe(t('answering.from-device'));
    server.fails = reply;
    await online();
    expect(page.textContent).toBe('');
    act(() => root.unmount());
  },
);
