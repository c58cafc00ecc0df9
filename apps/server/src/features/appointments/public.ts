// What the portal, the register of agendas and the roles may use of appointments.
export { isLinkable, makeAppointmentLink } from './appointment-link.ts';
export { countBeyondHours } from './list-appointments.ts';
export { postReminders } from './post-reminders.ts';
export { findAppointment, listStarts, slotOf } from './queries.ts';
