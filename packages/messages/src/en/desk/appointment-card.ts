// English texts about the appointment of a submission.
// rules: X34.73, X34.74
export const appointmentCard = {
  'appointment-card.title': 'Appointment',
  'appointment-card.day': 'Day',
  'appointment-card.hour': 'Hour',
  'appointment-card.agenda': 'Agenda',
  'appointment-card.address': 'Where people come to',
  'appointment-card.booked-at': 'Booked on',
  'appointment-card.cancelled-at': 'Cancelled on',
  'appointment-list.title': 'Appointments',
  'appointment-list.person': 'Person',
  'appointment-list.document-number': 'Document number',
  'appointment-list.code': 'Answer',
  'appointment-list.none': 'There are no appointments on this day.',
  'appointment-list.failed': 'The appointments could not be read.',
  'appointment-card.of-day': 'Appointments of that day',
} as const;
