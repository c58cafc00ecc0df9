// English texts about choosing day and hour of an appointment.
import type { booking as es, bookingProblems as esProblems } from '../../es/answering/booking.ts';

export const booking: Readonly<Record<keyof typeof es, string>> = {
  'booking.intro': 'Choose day and hour. The appointment is yours once you confirm it.',
  'booking.day': 'Day',
  'booking.choose-day': 'Choose a day',
  'booking.day-left': '{day}: {count} free',
  'booking.day-left.one': '{day}: {count} free',
  'booking.hour': 'Hour',
  'booking.confirm': 'Confirm the appointment',
  'booking.confirming': 'Confirming…',
  'booking.loading': 'Looking for free appointments…',
  'booking.none':
    'There are no free appointments for now. Try again later or get in touch with the municipality.',
  'booking.day-full': 'No appointment is free any more on that day. Choose another one.',
  'booking.missing': 'Choose day and hour.',
  'booking.failed': 'The free appointments could not be read.',
  'booking.booked': 'Your appointment is on {day} at {hour}.',
  'booking.address': 'We expect you at: {address}',
  'booking.calendar': 'Save in my calendar',
  'booking.move-intro':
    'Choose another day and hour. You keep the appointment that you have until you confirm the new one.',
  'booking.change': 'Change or cancel the appointment',
  'booking.change-cancelled': 'Book another appointment',
  'booking.was': 'You had an appointment on {day} at {hour}, which was cancelled.',
  'booking.again-intro':
    'You can book another one: choose day and hour. The appointment is yours once you confirm it.',
  'booking.until': 'You can change or cancel it until {hours} h before.',
  'booking.move': 'Choose another day or hour',
  'booking.keep': 'Leave it as it is',
  'booking.cancel': 'Cancel the appointment',
  'booking.cancel-title': 'Cancel the appointment?',
  'booking.cancel-text': 'The appointment on {day} at {hour} becomes free for somebody else.',
  'booking.cancelling': 'Cancelling…',
  'booking.change-failed': 'The appointment could not be changed. Try again.',
  'booking.reading': 'Looking for your appointment…',
};

export const bookingProblems: Readonly<Record<keyof typeof esProblems, string>> = {
  'problem.appointment-link-gone':
    'This link does not work: the appointment is over, or the address is not complete. Open it from the last e-mail that you got.',
  'problem.appointment-too-late':
    'It cannot be changed or cancelled here any more: the appointment is too near. If you cannot come, get in touch with the municipality.',
  'problem.appointment-changed': 'The appointment has changed since. This is how it is now.',
};
