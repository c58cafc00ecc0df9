// Galician texts about the appointment that a submission leads to.
// rules: R2.107, R8.13
export const appointments = {
  'appointment.title': 'A súa cita',
  'appointment.agenda': 'Axenda: {agenda}',
  'appointment.continue-text': 'Para rematar, elixa o día e a hora da súa cita.',
  'appointment.continue': 'Continuar á cita',
  'appointment.opening': 'Abrindo a reserva de citas…',
  'appointment.arranged':
    'O concello asignaralle a cita e poñerase en contacto con vostede. Garde o código da súa resposta.',
} as const;
