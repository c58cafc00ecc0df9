// Texts about the appointment of a submission.
// rules: X34.73, X34.74
export const appointmentCard = {
  'appointment-card.title': 'Agendamento',
  'appointment-card.day': 'Dia',
  'appointment-card.hour': 'Hora',
  'appointment-card.agenda': 'Agenda',
  'appointment-card.address': 'Onde se atende',
  'appointment-card.booked-at': 'Marcado em',
  'appointment-card.cancelled-at': 'Cancelado em',
  'appointment-list.title': 'Agendamentos',
  'appointment-list.person': 'Pessoa',
  'appointment-list.document-number': 'Documento',
  'appointment-list.code': 'Resposta',
  'appointment-list.none': 'Não há agendamentos neste dia.',
  'appointment-list.failed': 'Não foi possível obter os agendamentos.',
  'appointment-card.of-day': 'Agendamentos desse dia',
} as const;
