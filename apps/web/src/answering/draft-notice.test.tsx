// @vitest-environment jsdom
// The other drafts of a form, as a person opens them.
import { act } from 'react';
import { expect, it } from 'vitest';
import { drawAndFollow } from '../platform/testing/draw.ts';
import { t } from '../platform/texts.ts';
import { DraftNotice } from './draft-notice.tsx';

it.each([[true], [false]])(
  'X31.43 a draft that another tab has, or that is gone, is said not to open: opens %s',
  async (opens) => {
    const nothing = () => {};
    const session = {
      kind: 'new',
      recovered: 'nothing',
      others: [{ key: 'k', name: 'Ana', savedAt: 1_790_000_000_000 }],
      scroll: 0,
    } as const;
    const page = await drawAndFollow(
      <DraftNotice
        session={session}
        several
        onStartAgain={nothing}
        onStartAnother={nothing}
        onOpen={async () => opens}
      />,
    );
    const said = () => page.textContent?.includes(t('answering.draft-not-opened'));
    expect(said()).toBe(false);
    await act(async () => page.querySelector('button')?.click());
    expect(said()).toBe(!opens);
  },
);
