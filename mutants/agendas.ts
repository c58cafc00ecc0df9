// Faults in the register of agendas and in what they offer: what forms lose, numbers that come back, hours that are wrong.
import type { Mutant } from '../scripts/mutants/mutant.ts';

const FOLDER = 'apps/server/src/features/administration/agendas';
const TEST = `${FOLDER}/agendas.test.ts`;
const SHEET_TEST = `${FOLDER}/agenda-sheets.test.ts`;
const BOOKING = 'apps/server/src/features/appointments/book-appointment.ts';
const BOOKING_TEST = 'apps/server/src/features/appointments/agenda-booking.test.ts';
const LINKS = 'apps/server/src/features/appointments/change-by-link.ts';
const LINKS_TEST = 'apps/server/src/features/appointments/change-by-link.test.ts';
const REMINDERS_TEST = 'apps/server/src/features/appointments/post-reminders.test.ts';
const STAFF = 'apps/server/src/features/appointments/change-by-staff.ts';
const STAFF_TEST = 'apps/server/src/features/appointments/change-by-staff.test.ts';
const SLOTS = 'packages/domain/src/appointments/slots.ts';
const SLOTS_TEST = 'packages/domain/src/appointments/slots.test.ts';

export const AGENDA_MUTANTS: readonly Mutant[] = [
  {
    id: 'message-over-buttons-of-dialog',
    fault: 'a message lies over the buttons of an open dialog',
    file: 'apps/web/src/ui/staff/toast.tsx',
    find: '...shown.above, ...OVER_DIALOG',
    put: '...shown.above',
    noticedBy: {
      file: 'apps/web/src/ui/staff/toast.test.tsx',
      title:
        'X40.12 while a dialog is open, over whose buttons it would lie, a message stands at the top of the window',
    },
  },
  {
    id: 'X40.58-name-of-another-page',
    fault: 'a second agenda gets the name of one that stands on another page of the list',
    file: `${FOLDER}/save-agenda.ts`,
    find: 'const others = (await listAgendaRows(tx, municipalityId)).filter(',
    put: 'const others = (await listAgendaRows(tx, municipalityId)).slice(0, 15).filter(',
    noticedBy: { file: `${FOLDER}/find-agendas.test.ts`, title: 'on whichever page it stands' },
  },
  {
    id: 'appointments-beyond-hours-unsaid',
    fault: 'a day is closed over the appointments of people without a question',
    file: `${FOLDER}/save-agenda.ts`,
    find: 'beyondHours > body.beyondHours',
    put: 'beyondHours < body.beyondHours',
    noticedBy: {
      file: BOOKING_TEST,
      title: 'X40.36 hours that leave appointments to come outside of them',
    },
  },
  {
    id: 'hours-still-missing',
    fault: 'a day of an agenda stays red after its hours were written',
    file: 'apps/web/src/features/administration/agendas/agenda-form.tsx',
    find: 'stillWrong(fields.found, draft)',
    put: 'fields.found',
    noticedBy: {
      file: 'apps/web/src/features/administration/agendas/agenda-form.test.tsx',
      title: 'X40.22 hours that were missing are missing no more once one day has some, whichever it is',
    },
  },
  {
    id: 'x34-77-appointment-locked-first',
    fault: 'the erasure of a person fails while the appointment of their submission is changed',
    file: 'apps/server/src/features/appointments/keep-change.ts',
    find: 'return (await lockSubmissionVersion(tx, keyOf(row))) !== null;',
    put: 'return lockSubmissionVersion !== undefined || tx !== undefined || row !== undefined;',
    noticedBy: {
      file: 'apps/server/src/roles/erase-person/changed-appointment.test.ts',
      title: 'X37.14 X34.76 X34.77 while',
    },
  },
  {
    id: 'agenda-taken-from-forms',
    fault: 'an agenda is deleted while forms give appointments of it',
    file: `${FOLDER}/save-agenda.ts`,
    find: "if ((await listFormsUsing(tx, municipalityId, id)).length > 0) throw new Problem('agenda-in-use');",
    put: '',
    noticedBy: { file: TEST, title: 'an agenda that forms use is not deleted' },
  },
  {
    id: 'agenda-numbers-again',
    fault: 'a new agenda gets the number of a deleted one, and old forms lead to it',
    file: `${FOLDER}/queries.ts`,
    find: '(select max(id) from agenda_tombstones where municipality_id = ${municipalityId})',
    put: '0',
    noticedBy: { file: TEST, title: 'no other agenda gets the number' },
  },
  {
    id: 'platform-agendas-changed-here',
    fault: 'agendas are added here although the municipality books on the platform, where nobody sees them',
    file: `${FOLDER}/save-agenda.ts`,
    find: "const REGISTER = 'bookingSystem';",
    put: "const REGISTER = 'citizenRegister';",
    noticedBy: { file: TEST, title: 'nobody adds or changes one' },
  },
  {
    id: 'appointments-after-closing',
    fault: 'the last appointment of a morning ends after the agenda has closed',
    file: SLOTS,
    find: 'start + length <= end',
    put: 'start < end',
    noticedBy: { file: SLOTS_TEST, title: 'what does not fit whole is none' },
  },
  {
    id: 'appointments-too-late',
    fault: 'an appointment is offered that has begun already',
    file: SLOTS,
    find: 'Date.parse(start) >= earliest',
    put: 'Date.parse(start) >= 0',
    noticedBy: { file: SLOTS_TEST, title: 'offered neither too late nor too far ahead' },
  },
  {
    id: 'appointments-above-capacity',
    fault: 'people who confirm at the same moment all get the last appointment',
    file: BOOKING,
    find: 'findAgenda(tx, agenda, { lock: true })',
    put: 'findAgenda(tx, agenda, { lock: false })',
    noticedBy: { file: BOOKING_TEST, title: 'of fifty people who want the last appointment' },
  },
  {
    id: 'appointments-of-others',
    fault: 'who has the receipt of one submission books for another',
    file: 'apps/server/src/features/appointments/routes.ts',
    find: '(submissionId !== undefined && found.row.id !== submissionId)',
    put: 'submissionId === undefined && found.row.id === submissionId',
    noticedBy: { file: BOOKING_TEST, title: 'nobody books for somebody else' },
  },
  {
    id: 'agendas-added-without-hours',
    fault: 'an agenda of a file is added without the hours that its line says',
    file: `${FOLDER}/queries.ts`,
    find: '${name}, ${address}, ${schedule && JSON.stringify(schedule)}::jsonb, ${typeId},',
    put: '${name}, ${address}, null, ${typeId},',
    noticedBy: { file: SHEET_TEST, title: 'each agenda is added with its hours' },
  },
  {
    id: 'check-of-agendas-that-stores',
    fault: 'checking a file of agendas adds them',
    file: `${FOLDER}/agenda-sheets.ts`,
    find: 'storeOrCheck(db, { onlyCheck }, async (tx) => {',
    put: 'storeOrCheck(db, { onlyCheck: onlyCheck && false }, async (tx) => {',
    noticedBy: { file: SHEET_TEST, title: 'a check says the same and stores nothing' },
  },
  {
    id: 'appointments-moved-above-capacity',
    fault: 'people who move at the same moment all get the last appointment',
    file: LINKS,
    find: 'agendaId }, { lock: true }',
    put: 'agendaId }, { lock: false }',
    noticedBy: { file: LINKS_TEST, title: 'of many who move to the last hour at once' },
  },
  {
    id: 'appointments-cancelled-too-late',
    fault: 'an appointment is cancelled by link while the official waits for the person',
    file: LINKS,
    find: "throw new Problem('appointment-too-late');",
    put: 'return;',
    noticedBy: { file: LINKS_TEST, title: 'as late as the agenda lets people book' },
  },
  {
    id: 'appointment-links-guessed',
    fault: 'any link opens somebody else’s appointment',
    file: 'apps/server/src/features/appointments/queries.ts',
    find: 'from appointment_links where token_hash = ${tokenHash}',
    put: 'from appointment_links where token_hash is distinct from ${tokenHash}',
    noticedBy: { file: LINKS_TEST, title: 'a link that never was' },
  },
  {
    id: 'appointments-cancelled-and-taken',
    fault: 'the hour of a cancelled appointment is given to nobody',
    file: 'apps/server/src/features/appointments/queries.ts',
    find: 'and cancelled_at is null and submission_id <> ${except}',
    put: 'and submission_id <> ${except}',
    noticedBy: { file: LINKS_TEST, title: 'a cancellation frees the hour at once' },
  },
  {
    id: 'reminders-of-cancelled',
    fault: 'who has cancelled is reminded of the appointment',
    file: 'apps/server/src/features/appointments/queries.ts',
    find: 'and p.cancelled_at is null and p.reminded_for is distinct',
    put: 'and p.reminded_for is distinct',
    noticedBy: { file: REMINDERS_TEST, title: 'one that was cancelled is not' },
  },
  {
    id: 'reminders-again',
    fault: 'people are reminded of the same appointment every minute',
    file: 'apps/server/src/features/appointments/queries.ts',
    find: 'set reminded_for = p.starts_at from due',
    put: 'set reminded_for = null from due',
    noticedBy: { file: REMINDERS_TEST, title: 'is reminded once' },
  },
  {
    id: 'reminders-after-cancelling',
    fault: 'a reminder that waits goes out although the appointment was cancelled since',
    file: 'apps/server/src/features/appointments/appointment-mail.ts',
    find: 'found?.change !== change',
    put: '!found',
    noticedBy: { file: REMINDERS_TEST, title: 'between the reminder and its delivery' },
  },
  {
    id: 'appointments-changed-over',
    fault: 'of two officials who note different things the last one wins without a word',
    file: STAFF,
    find: 'if (found?.change !== seen) throw',
    put: 'if (!found || seen < 0) throw',
    noticedBy: { file: STAFF_TEST, title: 'of two at once the second is told' },
  },
  {
    id: 'came-before-it-began',
    fault: 'somebody is noted as absent before their appointment begins',
    file: 'packages/domain/src/appointments/course.ts',
    find: 'mayMark: !isCancelled && hasBegun',
    put: 'mayMark: !isCancelled',
    noticedBy: { file: STAFF_TEST, title: 'from its beginning on it is noted' },
  },
  {
    id: 'desk-above-capacity',
    fault: 'two officials give the last hour to two people',
    file: 'apps/server/src/features/appointments/book-at-desk.ts',
    find: 'findAgenda(tx, key, { lock: true })',
    put: 'findAgenda(tx, key, { lock: false })',
    noticedBy: {
      file: 'apps/server/src/features/appointments/book-at-desk.test.ts',
      title: 'of many at the desk who want the last hour',
    },
  },
  {
    id: 'appointment-without-paying',
    fault: 'somebody who did not pay books the appointment that is sold with it',
    file: 'apps/server/src/features/appointments/queries.ts',
    find: "count(*) filter (where state = 'paid') = 0 as is_unpaid",
    put: "count(*) filter (where state = 'paid') > 99 as is_unpaid",
    noticedBy: {
      file: 'apps/server/src/features/appointments/paid-appointment.test.ts',
      title: 'once it is paid',
    },
  },
  {
    id: 'x34-77-reason-for-ever',
    fault:
      'why an appointment was cancelled, which may name the person, stays in the audit log when the person is erased',
    file: 'apps/server/src/features/appointments/keep-change.ts',
    find: 'return { cancelled: start };',
    put: "return { cancelled: start, reason: 'La oficina cierra ese día.' };",
    noticedBy: {
      file: 'apps/server/src/features/appointments/change-by-staff.test.ts',
      title: 'X34.77 the staff cancels with a reason',
    },
  },
];
