// Spanish of Central America, where it differs in what a form loads once it is open: 'municipalidad' for who governs the
// municipality, 'cita', 'celular', 'lugares' that are sold and 'boletos' for them.
// rules: X34.33
import { laterTexts as spanish } from '../es/later-texts.ts';

export const centralAmericanLater = {
  'answering.keep-code': 'Guarde este código: identifica su respuesta ante la municipalidad.',
  'problem.appointment-exists': 'Esta respuesta ya tiene una cita.',
  'appointment.title': 'Su cita',
  'appointment.continue-text': 'Para terminar, elija día y hora de su cita.',
  'appointment.continue': 'Continuar a la cita',
  'appointment.opening': 'Abriendo la reserva de citas…',
  'appointment.arranged':
    'La municipalidad le asignará la cita y se comunicará con usted. Guarde el código de su respuesta.',
  'problem.account-deactivated':
    'Su cuenta está desactivada. Consulte a quien administra Constancia en su municipalidad.',
  'problem.ticket-undo-late': 'Este boleto ya no puede devolverse: pasaron dos minutos o ya se deshizo.',
  'problem.ticket-use-not-found': 'No encontramos este boleto.',
  'problem.seats-taken': 'Lugares que quedan en esta ubicación: {left}.',
  'problem.revision-recalled': 'La municipalidad retiró el pedido de revisión: no tiene que corregir nada.',
  'problem.outside-unavailable':
    'El sistema de la municipalidad que tiene estos datos no responde. Intente nuevamente en unos minutos.',
  'problem.booking-failed':
    'Error al cargar la información. Si el problema persiste, comuníquese con la municipalidad.',
} as const satisfies Partial<Record<keyof typeof spanish, string>>;

export const laterTexts = { ...spanish, ...centralAmericanLater };
