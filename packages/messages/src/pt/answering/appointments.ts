// Texts about the appointment that a submission leads to.
// rules: R2.107, R8.13
export const appointments = {
  'appointment.title': 'Seu agendamento',
  'appointment.agenda': 'Agenda: {agenda}',
  'appointment.continue-text': 'Para terminar, escolha dia e hora do seu agendamento.',
  'appointment.continue': 'Continuar para o agendamento',
  'appointment.opening': 'Abrindo a página de agendamento…',
  'appointment.arranged':
    'O município definirá seu horário e entrará em contato com você. Guarde o código da sua resposta.',
} as const;
