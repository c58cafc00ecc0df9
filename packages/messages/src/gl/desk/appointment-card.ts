// Galician texts about the appointment of a submission.
// rules: X34.73, X34.74
export const appointmentCard = {
  'appointment-card.title': 'Cita',
  'appointment-card.day': 'Día',
  'appointment-card.hour': 'Hora',
  'appointment-card.agenda': 'Axenda',
  'appointment-card.address': 'Onde se atende',
  'appointment-card.booked-at': 'Pedida o',
  'appointment-card.cancelled-at': 'Cancelada o',
  'appointment-list.title': 'Citas',
  'appointment-list.person': 'Persoa',
  'appointment-list.document-number': 'Documento',
  'appointment-list.code': 'Resposta',
  'appointment-list.none': 'Non hai citas neste día.',
  'appointment-list.failed': 'Non se puideron obter as citas.',
  'appointment-card.of-day': 'Citas dese día',
} as const;
