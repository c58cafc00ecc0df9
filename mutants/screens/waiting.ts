// Faults in what happens to finished submissions that wait on the device for a connection.
import type { Mutant } from '../../scripts/mutants/mutant.ts';

const QUEUE = 'apps/web/src/answering/queue/queue.ts';
const SENDING = 'apps/web/src/answering/send-waiting.ts';
const OF_QUEUE = 'apps/web/src/answering/queue/queue.test.ts';
const JOURNEY = 'e2e/answering/waiting.spec.ts';

export const WAITING_MUTANTS: readonly Mutant[] = [
  {
    id: 'X40.19-kept-while-it-is-cancelled',
    fault: 'an appointment that is just being cancelled reads as kept',
    file: 'apps/web/src/ui/light/question-dialog.tsx',
    find: 'if (!busy) run();',
    put: 'run();',
    noticedBy: {
      file: 'apps/web/src/features/appointments/change-appointment.test.tsx',
      title: 'X40.19 X34.76 while an appointment is being cancelled',
    },
  },
  {
    id: 'waiting-under-another-session',
    fault: 'what one account left to be sent goes under the session of another',
    file: QUEUE,
    find: "if (!(await work.maySend())) return { step: 'signed-out' };",
    put: 'await work.maySend();',
    noticedBy: { file: OF_QUEUE, title: 'X31.53 nothing leaves while the server knows somebody else' },
  },
  {
    id: 'waiting-gives-up',
    fault: 'after one attempt without a reply nothing is tried again',
    file: QUEUE,
    find: 'timer = setTimeout(() => void go(), inside.pause);',
    put: '',
    noticedBy: { file: OF_QUEUE, title: 'X31.49 without a reply it tries again by itself' },
  },
  {
    id: 'waiting-and-written-on',
    fault: 'an answer is sent while its author writes on in it',
    file: QUEUE,
    find: 'if (get().sending === key) return false;',
    put: '',
    noticedBy: { file: OF_QUEUE, title: 'X31.51 what is taken back is a draft again' },
  },
  {
    id: 'another-answer-stops-the-first',
    fault: 'beginning another answer takes the one that waits out of the queue',
    file: 'apps/web/src/platform/device/device-keeper.ts',
    find: 'if (dropped) return;',
    put: '',
    noticedBy: { file: JOURNEY, title: 'X31.49 X31.50 W1 A4.05 several go one after the other' },
  },
  {
    id: 'waiting-without-its-files',
    fault: 'an answer that waited is stored without its photo',
    file: SENDING,
    find: 'await uploadAll(store, draft, draft.ready.files);',
    put: '',
    noticedBy: { file: JOURNEY, title: 'X31.49 X31.44 a photo and a signature that never left' },
  },
  {
    id: 'refused-for-ever',
    fault: 'what the server refuses stays in the queue and is tried for ever, without a word',
    file: SENDING,
    find: "return { step: 'refused' };",
    put: "await keepDraft(key, draft); return { step: 'later' };",
    noticedBy: { file: JOURNEY, title: 'X31.49 X31.51 X31.52 what the server does not take' },
  },
  {
    id: 'portal-entry-outlives-its-cookie',
    fault: 'hours later somebody else opens the form of a citizen of the portal without a connection',
    file: 'apps/web/src/features/portal/kept-entry.ts',
    find: 'epochMilliseconds() - kept.since <= PORTAL_ENTRY_LIFE',
    put: 'epochMilliseconds() >= kept.since',
    noticedBy: {
      file: 'e2e/answering/offline.spec.ts',
      title: 'the entry that a device keeps ends with the cookie',
    },
  },
  {
    id: 'portal-entry-stays-after-leaving',
    fault: 'after a citizen of the portal left, their form still opens without a connection',
    file: 'apps/web/src/features/portal/entered.tsx',
    find: '.then(dropKeptEntry)',
    put: '',
    noticedBy: { file: 'e2e/answering/offline.spec.ts', title: 'X31.54 W6 a citizen of the portal reloads' },
  },
  {
    id: 'asked-later-is-answered-unseen',
    fault: 'a revision that waited is sent although a reviewer asked for more in between',
    file: 'apps/web/src/answering/sending/send-waiting-revision.ts',
    find: "if (!isSameAsked(now.requested, requested)) throw new CallError('stale-version', { status: 409 });",
    put: '',
    noticedBy: {
      file: 'e2e/answering/revision-waiting.spec.ts',
      title: 'X31.88 a reply that is lost makes no second revision',
    },
  },
  {
    id: 'file-of-closed-section-left-behind',
    fault: 'after a reload an answer is sent without the photo of a closed section',
    file: 'apps/web/src/answering/after-questions.tsx',
    find: '{takes && <ResumeFilesBlock />}',
    put: '',
    noticedBy: {
      file: 'e2e/answering/kept-files.spec.ts',
      title: 'X31.89 A8.07 a photo that has not arrived',
    },
  },
  {
    id: 'draft-notice-not-fetched-ahead',
    fault: 'without a connection nobody is told that a draft was found',
    file: 'apps/web/src/answering/blocks.ts',
    find: '    DraftNoticeBlock,\n    ErrorSummaryBlock,',
    put: '    ErrorSummaryBlock,',
    noticedBy: {
      file: 'e2e/answering/offline.spec.ts',
      title: 'X31.47 a citizen reloads without a connection',
    },
  },
  {
    id: 'draft-of-another-tab-listed',
    fault: 'what another tab is writing is offered as one more draft',
    file: 'apps/web/src/answering/session/open-draft.ts',
    find: 'return others.filter((other) => !busy.has(other.key));',
    put: 'return others;',
    noticedBy: {
      file: 'e2e/answering/own-drafts.spec.ts',
      title: 'a second tab begins another answer',
    },
  },
  {
    id: 'given-up-is-tried-again',
    fault: 'an e-mail that was given up while it was being delivered waits again',
    file: 'apps/server/src/platform/outbox/queries.ts',
    find: "\n      and (state = 'waiting' or ${state} = 'delivered')",
    put: '',
    noticedBy: {
      file: 'apps/server/src/features/outbox/outbox.test.ts',
      title: 'X31.87 what is given up while it is being delivered',
    },
  },
  {
    id: 'purchase-left-without-a-word',
    fault: 'who comes back from the payment gateway sees an empty form and buys a second time',
    file: 'apps/web/src/features/submissions/answer/leave-to-pay.ts',
    find: '  keepLeftOrder({ orderId, paymentId });\n',
    put: '',
    noticedBy: {
      file: 'apps/web/src/features/payments/open-purchase/open-purchase.test.tsx',
      title: 'X40.04 who comes back from the gateway without having paid is shown the purchase',
    },
  },
  {
    id: 'x40-12-said-over-the-button',
    fault: 'on a phone what is said after saving lies over the button with which it is saved again',
    file: 'apps/web/src/ui/staff/toast.tsx',
    find: 'sx={{ ...shown.above, ...OVER_DIALOG }}',
    put: 'sx={OVER_DIALOG}',
    noticedBy: {
      file: 'apps/web/src/ui/staff/toast.test.tsx',
      title: 'X40.12 over a page with a bar at its bottom a message stands above the bar, wherever that is',
    },
  },
  {
    id: 'full-day-without-a-word',
    fault:
      'who picks a day whose last hour was just taken sees nothing at all, and a button that does nothing',
    file: 'apps/web/src/features/appointments/slot-choice.tsx',
    find: "return <p role=\"status\">{t(slots ? 'booking.day-full' : 'booking.loading')}</p>;",
    put: 'return null;',
    noticedBy: {
      file: 'apps/web/src/features/appointments/change-appointment.test.tsx',
      title: 'X34.72 X34.76 a day whose last hour somebody else has just taken says so',
    },
  },
  {
    id: 'x40-14-empty-titles',
    fault: 'cards on a phone are half titles without a value',
    file: 'apps/web/src/ui/staff/data-table.tsx',
    find: '    isNothing(value.props.children)\n',
    put: '    false\n',
    noticedBy: {
      file: 'apps/web/src/ui/staff/data-table.test.tsx',
      title: 'X40.14 a card leaves out a title without a value',
    },
  },
  {
    id: 'purchase-cancelled-unasked',
    fault: 'one slip of the finger gives away the seats of a purchase',
    file: 'apps/web/src/features/payments/open-purchase/cancel-purchase.tsx',
    find: 'onClick={() => setAsking(true)}',
    put: 'onClick={() => void cancelPayment(props.order).then(props.onCancelled)}',
    noticedBy: {
      file: 'apps/web/src/features/payments/open-purchase/open-purchase.test.tsx',
      title: 'X40.04 before a purchase is cancelled a question is asked, and who keeps it loses nothing',
    },
  },
  {
    id: 'cancelled-purchase-keeps-its-order',
    fault: 'a purchase whose payment was tried again cannot be cancelled, and its seats stay held',
    file: 'apps/server/src/features/payments/cancel-order.ts',
    find: "const open = (await ordersOf(tx, order)).find(({ state }) => state === 'pending');",
    put: "const open = (await ordersOf(tx, order)).find(({ id, state }) => id === order.id && state === 'pending');",
    noticedBy: {
      file: 'apps/server/src/features/payments/cancel-order.test.ts',
      title: 'where a denied payment was ordered again, its numbers cancel the order that waits',
    },
  },
  {
    id: 'uploads-paused-for-ever',
    fault: 'the photos of a submission that the device could not keep never arrive, so it can never be sent',
    file: 'apps/web/src/answering/queue/leave-ready.ts',
    find: '  if (!(await draft.leaveReady({ as, language, state, form, files, since: epochMilliseconds() })))\n',
    put: '  pauseUploads(store);\n  if (!(await draft.leaveReady({ as, language, state, form, files, since: epochMilliseconds() })))\n',
    noticedBy: {
      file: 'apps/web/src/answering/queue/leave-ready.test.ts',
      title: 'what a device cannot keep stays on the screen, and its files and signatures go on arriving',
    },
  },
];
