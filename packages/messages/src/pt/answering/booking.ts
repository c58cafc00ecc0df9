// Texts about choosing day and hour of an appointment.
import type { booking as es } from '../../es/answering/booking.ts';

export const booking: Readonly<Record<keyof typeof es, string>> = {
  'booking.intro': 'Escolha dia e hora. O horário é seu quando você o confirma.',
  'booking.day': 'Dia',
  'booking.choose-day': 'Escolha um dia',
  'booking.day-left': '{day}: {free} livres',
  'booking.hour': 'Hora',
  'booking.confirm': 'Confirmar o horário',
  'booking.confirming': 'Confirmando…',
  'booking.loading': 'Procurando horários livres…',
  'booking.none':
    'Por enquanto não há horários livres. Tente mais tarde ou entre em contato com o município.',
  'booking.missing': 'Escolha dia e hora.',
  'booking.failed': 'Não foi possível obter os horários livres.',
  'booking.booked': 'Seu horário é {day} às {hour}.',
  'booking.address': 'Esperamos você em: {address}',
  'booking.calendar': 'Guardar no meu calendário',
};
