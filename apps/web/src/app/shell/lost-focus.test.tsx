// @vitest-environment jsdom
// Where the keyboard goes on when what had the focus is deleted.
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLostFocus } from './lost-focus.ts';

let root: Root;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

const ROWS = ['uno', 'dos'];

/** A list whose rows are deleted after a question. */
function Page() {
  useLostFocus();
  const [rows, setRows] = useState(ROWS);
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <>
      <main id="content" tabIndex={-1}>
        {rows.length > 0 && (
          <ul aria-label="Borradores">
            {rows.map((row) => (
              <li key={row}>
                <button type="button" id={row} onClick={() => setAsked(row)}>
                  {row}
                </button>
              </li>
            ))}
          </ul>
        )}
      </main>
      {asked && (
        <div role="dialog">
          <button
            type="button"
            id="yes"
            onClick={() => {
              setRows(rows.filter((row) => row !== asked));
              setAsked(null);
            }}
          >
            Sí
          </button>
        </div>
      )}
    </>
  );
}

const press = (id: string) =>
  act(async () => {
    document.getElementById(id)?.focus();
    document.getElementById(id)?.click();
  });

it('X40.11 the focus of a deleted row goes to its list, and to the page once the list is gone too', async () => {
  await act(async () => root.render(<Page />));
  await press('uno');
  await press('yes');
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Borradores'));
  await press('dos');
  await press('yes');
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('content'));
});

it('X40.11 what the screen itself gave the focus to by then keeps it', async () => {
  vi.useFakeTimers();
  await act(async () => root.render(<Page />));
  await press('uno');
  await press('yes');
  document.getElementById('dos')?.focus();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(document.activeElement?.id).toBe('dos');
  vi.useRealTimers();
});
