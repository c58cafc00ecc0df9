// Basque texts about choosing day and hour of an appointment.
import type { booking as es, bookingProblems as esProblems } from '../../es/answering/booking.ts';

export const booking: Readonly<Record<keyof typeof es, string>> = {
  'booking.intro': 'Aukeratu eguna eta ordua. Hitzordua zurea da berresten duzunean.',
  'booking.day': 'Eguna',
  'booking.choose-day': 'Aukeratu egun bat',
  'booking.day-left': '{day}: {count} libre',
  'booking.day-left.one': '{day}: {count} libre',
  'booking.hour': 'Ordua',
  'booking.confirm': 'Berretsi hitzordua',
  'booking.confirming': 'Berresten…',
  'booking.loading': 'Hitzordu libreak bilatzen…',
  'booking.none':
    'Oraingoz ez dago hitzordu librerik. Saiatu berriro geroago edo jarri harremanetan udalarekin.',
  'booking.day-full': 'Egun horretan ez da hitzordu librerik geratzen. Aukeratu beste bat.',
  'booking.missing': 'Aukeratu eguna eta ordua.',
  'booking.failed': 'Ezin izan dira hitzordu libreak lortu.',
  'booking.booked': 'Zure hitzordua: {day}, {hour}.',
  'booking.address': 'Hemen zain izango zaitugu: {address}',
  'booking.calendar': 'Gorde nire egutegian',
  'booking.move-intro':
    'Aukeratu beste egun eta ordu bat. Duzun hitzordua gorde egingo da berria berretsi arte.',
  'booking.change': 'Aldatu edo bertan behera utzi hitzordua',
  'booking.change-cancelled': 'Beste hitzordu bat hartu',
  'booking.was': 'Hitzordua zenuen ({day}, {hour}), eta bertan behera geratu da.',
  'booking.again-intro':
    'Beste bat eska dezakezu: aukeratu eguna eta ordua. Hitzordua zurea da berresten duzunean.',
  'booking.until': '{hours} h lehenago arte alda edo bertan behera utz dezakezu.',
  'booking.move': 'Aukeratu beste egun edo ordu bat',
  'booking.keep': 'Utzi dagoen bezala',
  'booking.cancel': 'Utzi hitzordua bertan behera',
  'booking.cancel-title': 'Hitzordua bertan behera utzi?',
  'booking.cancel-text': 'Hitzordua ({day}, {hour}) libre geratuko da beste norbaitentzat.',
  'booking.cancelling': 'Bertan behera uzten…',
  'booking.change-failed': 'Ezin izan da hitzordua aldatu. Saiatu berriro.',
  'booking.reading': 'Zure hitzordua bilatzen…',
};

export const bookingProblems: Readonly<Record<keyof typeof esProblems, string>> = {
  'problem.appointment-link-gone':
    'Esteka honek ez du balio: hitzordua igaro da edo helbidea ez dago osorik. Ireki jaso duzun azken mezutik.',
  'problem.appointment-too-late':
    'Ezin da jada hemen aldatu edo bertan behera utzi: oso gutxi falta da hitzordurako. Ezin bazara etorri, jarri harremanetan udalarekin.',
  'problem.appointment-changed': 'Hitzordua aldatu da bitartean. Horrela geratu da.',
};
