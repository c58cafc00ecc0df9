// What the portal and the roles may use of appointments.
export { isLinkable, makeAppointmentLink } from './appointment-link.ts';
export { postReminders } from './post-reminders.ts';
export { findAppointment, listStarts, slotOf } from './queries.ts';
