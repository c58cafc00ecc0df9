// Texts about choosing day and hour of an appointment.
// rules: X34.72, X34.73, X34.76
export const booking = {
  'booking.intro': 'Elija día y hora. El turno es suyo cuando lo confirma.',
  'booking.day': 'Día',
  'booking.choose-day': 'Elija un día',
  'booking.day-left': '{day}: {count} libres',
  'booking.day-left.one': '{day}: {count} libre',
  'booking.hour': 'Hora',
  'booking.confirm': 'Confirmar el turno',
  'booking.confirming': 'Confirmando…',
  'booking.loading': 'Buscando turnos libres…',
  'booking.none':
    'Por ahora no hay turnos libres. Vuelva a intentar más tarde o comuníquese con el municipio.',
  'booking.day-full': 'En ese día ya no quedan turnos libres. Elija otro.',
  'booking.missing': 'Elija día y hora.',
  'booking.failed': 'No se pudieron obtener los turnos libres.',
  'booking.booked': 'Su turno es el {day} a las {hour}.',
  'booking.address': 'Lo esperamos en: {address}',
  'booking.calendar': 'Guardar en mi calendario',
  'booking.move-intro': 'Elija otro día y hora. El turno que tiene se conserva hasta que confirme el nuevo.',
  'booking.change': 'Cambiar o cancelar el turno',
  'booking.change-cancelled': 'Reservar otro turno',
  'booking.was': 'Tenía turno el {day} a las {hour} y fue cancelado.',
  'booking.again-intro': 'Puede pedir otro: elija día y hora. El turno es suyo cuando lo confirma.',
  'booking.until': 'Puede cambiarlo o cancelarlo hasta {hours} h antes.',
  'booking.move': 'Elegir otro día u hora',
  'booking.keep': 'Dejarlo como está',
  'booking.cancel': 'Cancelar el turno',
  'booking.cancel-title': '¿Cancelar el turno?',
  'booking.cancel-text': 'El turno del {day} a las {hour} queda libre para otra persona.',
  'booking.cancelling': 'Cancelando…',
  'booking.change-failed': 'No se pudo cambiar el turno. Intente nuevamente.',
  'booking.reading': 'Buscando su turno…',
} as const;

/** What can go wrong with an appointment that exists; only its own page and the staff need these. */
export const bookingProblems = {
  'problem.appointment-link-gone':
    'Este enlace no sirve: el turno ya pasó o la dirección no está completa. Ábralo desde el último correo que recibió.',
  'problem.appointment-too-late':
    'Ya no se puede cambiar ni cancelar aquí: falta muy poco para el turno. Si no puede ir, comuníquese con el municipio.',
  'problem.appointment-changed': 'El turno cambió mientras tanto. Así quedó.',
} as const;
