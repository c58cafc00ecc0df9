// Basque texts about choosing day and hour of an appointment.
import type { booking as es } from '../../es/answering/booking.ts';

export const booking: Readonly<Record<keyof typeof es, string>> = {
  'booking.intro': 'Aukeratu eguna eta ordua. Hitzordua zurea da berresten duzunean.',
  'booking.day': 'Eguna',
  'booking.choose-day': 'Aukeratu egun bat',
  'booking.day-left': '{day}: {free} libre',
  'booking.hour': 'Ordua',
  'booking.confirm': 'Berretsi hitzordua',
  'booking.confirming': 'Berresten…',
  'booking.loading': 'Hitzordu libreak bilatzen…',
  'booking.none':
    'Oraingoz ez dago hitzordu librerik. Saiatu berriro geroago edo jarri harremanetan udalarekin.',
  'booking.missing': 'Aukeratu eguna eta ordua.',
  'booking.failed': 'Ezin izan dira hitzordu libreak lortu.',
  'booking.booked': 'Zure hitzordua: {day}, {hour}.',
  'booking.address': 'Hemen zain izango zaitugu: {address}',
  'booking.calendar': 'Gorde nire egutegian',
};
