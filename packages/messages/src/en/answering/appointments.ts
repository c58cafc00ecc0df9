// English texts about the appointment that a submission leads to.

import type { appointments as es } from '../../es/answering/appointments.ts';

export const appointments: Readonly<Record<keyof typeof es, string>> = {
  'appointment.title': 'Your appointment',
  'appointment.agenda': 'Appointments of: {agenda}',
  'appointment.continue-text': 'To finish, choose the day and time of your appointment.',
  'appointment.continue': 'Continue to the appointment',
  'appointment.opening': 'Opening the booking of appointments…',
  'appointment.arranged':
    'The municipality will arrange the appointment and get in touch with you. Keep the code of your answer.',
};
