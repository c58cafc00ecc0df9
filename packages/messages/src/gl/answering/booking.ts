// Galician texts about choosing day and hour of an appointment.
import type { booking as es, bookingProblems as esProblems } from '../../es/answering/booking.ts';

export const booking: Readonly<Record<keyof typeof es, string>> = {
  'booking.intro': 'Elixa día e hora. A cita é súa cando a confirma.',
  'booking.day': 'Día',
  'booking.choose-day': 'Elixa un día',
  'booking.day-left': '{day}: {count} libres',
  'booking.day-left.one': '{day}: {count} libre',
  'booking.hour': 'Hora',
  'booking.confirm': 'Confirmar a cita',
  'booking.confirming': 'Confirmando…',
  'booking.loading': 'Buscando citas libres…',
  'booking.none': 'Por agora non hai citas libres. Volva tentalo máis tarde ou comuníquese co concello.',
  'booking.day-full': 'Nese día xa non quedan citas libres. Elixa outro.',
  'booking.missing': 'Elixa día e hora.',
  'booking.failed': 'Non se puideron obter as citas libres.',
  'booking.booked': 'A súa cita é o {day} ás {hour}.',
  'booking.address': 'Agardámolo en: {address}',
  'booking.calendar': 'Gardar no meu calendario',
  'booking.move-intro': 'Elixa outro día e hora. A cita que ten consérvase ata que confirme a nova.',
  'booking.change': 'Cambiar ou cancelar a cita',
  'booking.change-cancelled': 'Reservar outra cita',
  'booking.was': 'Tiña cita o {day} ás {hour} e foi cancelada.',
  'booking.again-intro': 'Pode pedir outra: elixa día e hora. A cita é súa cando a confirma.',
  'booking.until': 'Pode cambiala ou cancelala ata {hours} h antes.',
  'booking.move': 'Elixir outro día ou hora',
  'booking.keep': 'Deixala como está',
  'booking.cancel': 'Cancelar a cita',
  'booking.cancel-title': 'Cancelar a cita?',
  'booking.cancel-text': 'A cita do {day} ás {hour} queda libre para outra persoa.',
  'booking.cancelling': 'Cancelando…',
  'booking.change-failed': 'Non se puido cambiar a cita. Ténteo de novo.',
  'booking.reading': 'Buscando a súa cita…',
};

export const bookingProblems: Readonly<Record<keyof typeof esProblems, string>> = {
  'problem.appointment-link-gone':
    'Esta ligazón non serve: a cita xa pasou ou o enderezo non está completo. Ábraa desde o último correo que recibiu.',
  'problem.appointment-too-late':
    'Xa non se pode cambiar nin cancelar aquí: falta moi pouco para a cita. Se non pode ir, comuníquese co concello.',
  'problem.appointment-changed': 'A cita cambiou mentres tanto. Quedou así.',
};
