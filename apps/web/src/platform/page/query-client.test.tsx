// @vitest-environment jsdom
// When the screens of staff show that an action is running.
import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { DialogFrame } from '../../ui/staff/dialog-frame.tsx';
import { newQueryClient } from './query-client.ts';
import { loadStaffTexts } from '../texts.ts';

const onClose = vi.fn<() => void>();

/** A dialog with one action that never ends. */
function Saving() {
  const { mutate, isPending } = useMutation({ mutationFn: () => new Promise<void>(() => undefined) });
  const save = (
    <button type="button" onClick={() => mutate()}>
      Guardar
    </button>
  );
  return <DialogFrame title="Nota" busy={isPending} onClose={onClose} actions={save} />;
}

beforeAll(loadStaffTexts);
afterEach(() => {
  vi.useRealTimers();
});

it('X39.96 Escape closes no dialog whose action began with the press before it', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <QueryClientProvider client={newQueryClient({ retry: false })}>
      <Saving />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(document.querySelector('button')).not.toBeNull());
  // No timer runs between the two presses, as between two events that are waiting already.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  document.querySelector('button')?.click();
  await new Promise((next) => {
    setImmediate(next);
  });
  document
    .querySelector('[role=dialog]')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
  root.unmount();
});
