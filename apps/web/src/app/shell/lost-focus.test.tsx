// @vitest-environment jsdom
// Where the keyboard goes on when what had the focus is deleted.
import { act, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { drawAndFollow, until } from '../../platform/testing/draw.ts';
import { useLostFocus } from './lost-focus.ts';

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
  await drawAndFollow(<Page />);
  await press('uno');
  await press('yes');
  await until(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Borradores'));
  await press('dos');
  await press('yes');
  await until(() => expect(document.activeElement?.id).toBe('content'));
});

it('X40.11 what the screen itself gave the focus to by then keeps it', async () => {
  vi.useFakeTimers();
  await drawAndFollow(<Page />);
  await press('uno');
  await press('yes');
  document.getElementById('dos')?.focus();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(document.activeElement?.id).toBe('dos');
  vi.useRealTimers();
});
