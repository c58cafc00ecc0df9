// Texts about choosing day and hour of an appointment.
import type { booking as es, bookingProblems as esProblems } from '../../es/answering/booking.ts';

export const booking: Readonly<Record<keyof typeof es, string>> = {
  'booking.intro': 'Escolha dia e hora. O horário é seu quando você o confirma.',
  'booking.day': 'Dia',
  'booking.choose-day': 'Escolha um dia',
  'booking.day-left': '{day}: {count} livres',
  'booking.day-left.one': '{day}: {count} livre',
  'booking.hour': 'Hora',
  'booking.confirm': 'Confirmar o horário',
  'booking.confirming': 'Confirmando…',
  'booking.loading': 'Procurando horários livres…',
  'booking.none':
    'Por enquanto não há horários livres. Tente mais tarde ou entre em contato com o município.',
  'booking.day-full': 'Nesse dia já não há horários livres. Escolha outro.',
  'booking.missing': 'Escolha dia e hora.',
  'booking.failed': 'Não foi possível obter os horários livres.',
  'booking.booked': 'Seu horário é {day} às {hour}.',
  'booking.address': 'Esperamos você em: {address}',
  'booking.calendar': 'Guardar no meu calendário',
  'booking.move-intro':
    'Escolha outro dia e hora. O horário que você tem fica guardado até confirmar o novo.',
  'booking.change': 'Mudar ou cancelar o horário',
  'booking.change-cancelled': 'Reservar outro horário',
  'booking.was': 'Você tinha horário {day} às {hour}, que foi cancelado.',
  'booking.again-intro':
    'Você pode marcar outro: escolha dia e hora. O horário é seu quando você o confirma.',
  'booking.until': 'Pode mudá-lo ou cancelá-lo até {hours} h antes.',
  'booking.move': 'Escolher outro dia ou hora',
  'booking.keep': 'Deixar como está',
  'booking.cancel': 'Cancelar o horário',
  'booking.cancel-title': 'Cancelar o horário?',
  'booking.cancel-text': 'O horário de {day} às {hour} fica livre para outra pessoa.',
  'booking.cancelling': 'Cancelando…',
  'booking.change-failed': 'Não foi possível mudar o horário. Tente novamente.',
  'booking.reading': 'Procurando seu horário…',
};

export const bookingProblems: Readonly<Record<keyof typeof esProblems, string>> = {
  'problem.appointment-link-gone':
    'Este link não serve: o horário já passou ou o endereço não está completo. Abra-o a partir do último e-mail que recebeu.',
  'problem.appointment-too-late':
    'Já não é possível mudar nem cancelar aqui: falta muito pouco para o horário. Se não puder ir, entre em contato com o município.',
  'problem.appointment-changed': 'O horário mudou nesse meio-tempo. Ficou assim.',
};
