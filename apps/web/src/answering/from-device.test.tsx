// @vitest-environment jsdom
// The note that a form comes from the device goes once the server is reached.
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { drawAndFollow } from '../platform/testing/draw.ts';
import { CallError } from '../platform/api-client.ts';
import { t } from '../platform/texts.ts';
import { FromDevice } from './from-device.tsx';

const server = vi.hoisted(() => ({ fails: null as Error | null }));
vi.mock('./api.ts', () => ({
  readForm: () => (server.fails ? Promise.reject(server.fails) : Promise.resolve({})),
}));

const online = () => act(async () => void window.dispatchEvent(new Event('online')));

it.each([
  ['the form', null],
  ['a refusal', new CallError('form-deleted', { status: 410 })],
])(
  'X31.47 the note of a form from the device goes when the server replies again, with %s',
  async (_, reply) => {
    server.fails = new CallError('offline');
    const page = await drawAndFollow(<FromDevice as="visitor" formId="bESyhZbQHSF7GLBl45Va" />);
    // A network alone is no way to the server.
    await online();
    expect(page.textContent).toBe(t('answering.from-device'));
    server.fails = reply;
    await online();
    expect(page.textContent).toBe('');
  },
);
