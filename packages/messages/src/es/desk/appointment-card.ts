// Texts about the appointment of a submission.
// rules: X34.73, X34.74
export const appointmentCard = {
  'appointment-card.title': 'Turno',
  'appointment-card.day': 'Día',
  'appointment-card.hour': 'Hora',
  'appointment-card.agenda': 'Agenda',
  'appointment-card.address': 'Dónde se atiende',
  'appointment-card.booked-at': 'Pedido el',
  'appointment-card.cancelled-at': 'Cancelado el',
  'appointment-list.title': 'Turnos',
  'appointment-list.person': 'Persona',
  'appointment-list.document-number': 'Documento',
  'appointment-list.code': 'Respuesta',
  'appointment-list.none': 'No hay turnos este día.',
  'appointment-list.failed': 'No se pudieron obtener los turnos.',
  'appointment-card.of-day': 'Turnos de ese día',
} as const;
