// Basque texts about the appointment of a submission.
// rules: X34.73, X34.74
export const appointmentCard = {
  'appointment-card.title': 'Hitzordua',
  'appointment-card.day': 'Eguna',
  'appointment-card.hour': 'Ordua',
  'appointment-card.agenda': 'Agenda',
  'appointment-card.address': 'Non hartzen den jendea',
  'appointment-card.booked-at': 'Noiz eskatua',
  'appointment-card.cancelled-at': 'Noiz bertan behera utzia',
  'appointment-list.title': 'Hitzorduak',
  'appointment-list.person': 'Pertsona',
  'appointment-list.document-number': 'Dokumentua',
  'appointment-list.code': 'Erantzuna',
  'appointment-list.none': 'Ez dago hitzordurik egun honetan.',
  'appointment-list.failed': 'Ezin izan dira hitzorduak lortu.',
  'appointment-card.of-day': 'Egun horretako hitzorduak',
} as const;
