// @vitest-environment jsdom
// The other drafts of a form, as a person opens them.
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadPublicTexts, t } from '../platform/texts.ts';
import { DraftNotice } from './draft-notice.tsx';

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await loadPublicTexts();
});
afterEach(() => document.body.replaceChildren());

it.each([[true], [false]])(
  'X31.43 a draft that another tab has, or that is gone, is said not to open: opens %s',
  async (opens) => {
    const page = document.body.appendChild(document.createElement('div'));
    const root = createRoot(page);
    const nothing = () => {};
    const session = {
      kind: 'new',
      recovered: 'nothing',
      others: [{ key: 'k', name: 'Ana', savedAt: 1_790_000_000_000 }],
      scroll: 0,
    } as const;
    await act(async () =>
      root.render(
        <DraftNotice
          session={session}
          several
          onStartAgain={nothing}
          onStartAnother={nothing}
          onOpen={async () => opens}
        />,
      ),
    );
    const said = () => page.textContent?.includes(t('answering.draft-not-opened'));
    expect(said()).toBe(false);
    await act(async () => page.querySelector('button')?.click());
    expect(said()).toBe(!opens);
    act(() => root.unmount());
  },
);
