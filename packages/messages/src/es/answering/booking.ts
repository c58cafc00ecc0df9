// Texts about choosing day and hour of an appointment.
// rules: X34.72, X34.73
export const booking = {
  'booking.intro': 'Elija día y hora. El turno es suyo cuando lo confirma.',
  'booking.day': 'Día',
  'booking.choose-day': 'Elija un día',
  'booking.day-left': '{day}: {free} libres',
  'booking.hour': 'Hora',
  'booking.confirm': 'Confirmar el turno',
  'booking.confirming': 'Confirmando…',
  'booking.loading': 'Buscando turnos libres…',
  'booking.none':
    'Por ahora no hay turnos libres. Vuelva a intentar más tarde o comuníquese con el municipio.',
  'booking.missing': 'Elija día y hora.',
  'booking.failed': 'No se pudieron obtener los turnos libres.',
  'booking.booked': 'Su turno es el {day} a las {hour}.',
  'booking.address': 'Lo esperamos en: {address}',
  'booking.calendar': 'Guardar en mi calendario',
} as const;
