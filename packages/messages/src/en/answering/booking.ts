// English texts about choosing day and hour of an appointment.
import type { booking as es } from '../../es/answering/booking.ts';

export const booking: Readonly<Record<keyof typeof es, string>> = {
  'booking.intro': 'Choose day and hour. The appointment is yours once you confirm it.',
  'booking.day': 'Day',
  'booking.choose-day': 'Choose a day',
  'booking.day-left': '{day}: {free} free',
  'booking.hour': 'Hour',
  'booking.confirm': 'Confirm the appointment',
  'booking.confirming': 'Confirming…',
  'booking.loading': 'Looking for free appointments…',
  'booking.none':
    'There are no free appointments for now. Try again later or get in touch with the municipality.',
  'booking.missing': 'Choose day and hour.',
  'booking.failed': 'The free appointments could not be read.',
  'booking.booked': 'Your appointment is on {day} at {hour}.',
  'booking.address': 'We expect you at: {address}',
  'booking.calendar': 'Save in my calendar',
};
