// Galician texts about choosing day and hour of an appointment.
import type { booking as es } from '../../es/answering/booking.ts';

export const booking: Readonly<Record<keyof typeof es, string>> = {
  'booking.intro': 'Elixa día e hora. A cita é súa cando a confirma.',
  'booking.day': 'Día',
  'booking.choose-day': 'Elixa un día',
  'booking.day-left': '{day}: {free} libres',
  'booking.hour': 'Hora',
  'booking.confirm': 'Confirmar a cita',
  'booking.confirming': 'Confirmando…',
  'booking.loading': 'Buscando citas libres…',
  'booking.none': 'Por agora non hai citas libres. Volva tentalo máis tarde ou comuníquese co concello.',
  'booking.missing': 'Elixa día e hora.',
  'booking.failed': 'Non se puideron obter as citas libres.',
  'booking.booked': 'A súa cita é o {day} ás {hour}.',
  'booking.address': 'Agardámolo en: {address}',
  'booking.calendar': 'Gardar no meu calendario',
};
