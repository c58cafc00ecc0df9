// What the roles may use of appointments.
export { postReminders } from './post-reminders.ts';
