// Faults in what a person keeps when the connection, the device or the server fails while a form is being answered.
import type { Mutant } from '../../scripts/mutants/mutant.ts';

const CALENDAR_RETURNS = {
  file: 'e2e/answering/lost-connection.spec.ts',
  title: 'X31.40 a calendar that did not arrive comes by itself',
};

export const LOST_WORK_MUTANTS: readonly Mutant[] = [
  {
    id: 'block-waits-for-a-button',
    fault: 'a block that was not downloaded does not come by itself when the connection is back',
    file: 'apps/web/src/ui/light/deferred-block.tsx',
    find: "window.addEventListener('online', start, { once: true });",
    put: '',
    noticedBy: CALENDAR_RETURNS,
  },
  {
    id: 'sent-is-called-unsent',
    fault: 'after a lost reply the page says that nothing was sent',
    file: 'apps/web/src/answering/sending/attempt.ts',
    find: 'draft.setMayBeStored(true);',
    put: '',
    noticedBy: {
      file: 'e2e/answering/slow-sending.spec.ts',
      title: 'X31.42 W1 a reply that is lost after the server stored it',
    },
  },
  {
    id: 'sending-has-no-way-out',
    fault: 'who waits for a server that does not reply cannot leave',
    file: 'apps/web/src/answering/sending/use-sending.ts',
    find: "setCurrent({ step: 'sending', slow: true }), SLOW_AFTER",
    put: "setCurrent({ step: 'sending' }), SLOW_AFTER",
    noticedBy: {
      file: 'e2e/answering/slow-sending.spec.ts',
      title: 'X31.42 A4.33 a server that does not reply can be left',
    },
  },
];
