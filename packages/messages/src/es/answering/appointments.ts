// Texts about the appointment that a submission leads to.
// rules: R2.107, R8.13
export const appointments = {
  'appointment.title': 'Su turno',
  'appointment.agenda': 'Agenda: {agenda}',
  'appointment.continue-text': 'Para terminar, elija día y hora de su turno.',
  'appointment.continue': 'Continuar al turno',
  'appointment.opening': 'Abriendo la reserva de turnos…',
  'appointment.arranged':
    'El municipio le asignará el turno y se comunicará con usted. Guarde el código de su respuesta.',
} as const;
