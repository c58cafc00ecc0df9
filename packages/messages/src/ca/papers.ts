// Spanish of Central America, where it differs on papers and in e-mails.
// rules: X34.33
import type { paymentMail as spanishPaymentMail } from '../es/answering/payment-mail.ts';
import type { paymentReceipt as spanishPaymentReceipt } from '../es/answering/payment-receipt.ts';
import type { record as spanishRecord } from '../es/desk/record.ts';
import type { staff as spanishStaff } from '../es/desk/staff.ts';
import type { mailMessage as spanishMailMessage } from '../es/mail-message.ts';

export const paymentMail = {
  'payment-mail.late-title': 'Cobramos su pago, pero ya no quedan lugares',
  'payment-mail.late-text':
    'El banco aprobó su pago cuando los lugares ya se habían vendido. La municipalidad le devolverá el importe o le ofrecerá otro lugar. No vuelva a pagar.',
} as const satisfies Partial<Record<keyof typeof spanishPaymentMail, string>>;

export const paymentReceipt = {
  'payment-receipt.dni': 'Documento de identidad',
  'payment-receipt.phone': 'Celular',
  'payment-receipt.other-seat': 'Otro lugar, el que le dio la municipalidad',
  'payment-receipt.ticket': 'Boletos',
  'payment-receipt.ticket-note':
    'Muestre el código al entrar. Cada boleto sirve una sola vez: no comparta este documento.',
  'payment-receipt.ticket-of': 'Boleto {seat} de {count}',
} as const satisfies Partial<Record<keyof typeof spanishPaymentReceipt, string>>;

export const record = {
  'record.appointment': 'Cita',
} as const satisfies Partial<Record<keyof typeof spanishRecord, string>>;

/** Of the texts of the staff, what stands on records too. */
export const staff = {
  'staff.fact-inspector-number': 'Número de empleado',
  'staff.person-document': 'Documento de identidad',
  'staff.person-tax-number': 'Número tributario (NIT, RTN o RUC)',
  'staff.person-street': 'Dirección',
  'staff.person-phone': 'Celular',
} as const satisfies Partial<Record<keyof typeof spanishStaff, string>>;

export const mailMessage = {
  'mail-message.intro': 'Esta es una copia de una respuesta registrada en la municipalidad.',
  'mail-message.appointment-booked': 'Su cita está confirmada',
  'mail-message.appointment-booked-intro':
    'Lo esperamos el día y a la hora que eligió. La cita va adjunta para que la guarde en su calendario.',
  'mail-message.appointment-moved': 'Su cita cambió',
  'mail-message.appointment-moved-intro':
    'Este es el día y la hora de su cita desde ahora. Va adjunta para que la actualice en su calendario.',
  'mail-message.appointment-cancelled': 'Su cita fue cancelada',
  'mail-message.appointment-cancelled-intro':
    'Ya no tiene cita ese día a esa hora. Puede pedir otra con el enlace.',
  'mail-message.appointment-reminder': 'Recuerde su cita',
  'mail-message.appointment-reminder-intro':
    'Lo esperamos el día y a la hora de su cita. Si no puede venir, cancélela y queda libre para otra persona.',
  'mail-message.appointment-again-link': 'Pedir otra cita',
  'mail-message.appointment-reminder-late': 'Lo esperamos el día y a la hora de su cita.',
  'mail-message.appointment-too-late':
    'Ya no se puede cambiar ni cancelar con el enlace: falta muy poco para la cita. Si no puede venir, comuníquese con la municipalidad.',
  'mail-message.appointment-see-link': 'Ver la cita',
  'mail-message.appointment-link-life':
    'Con el enlace puede cambiar o cancelar su cita. No se lo pase a nadie: quien lo tiene puede hacerlo por usted.',
  'mail-message.record-too-large':
    'El acta en PDF es demasiado grande para ir adjunta: pídala en la municipalidad con el código de la respuesta.',
  'mail-message.footer':
    'Recibió este correo porque alguien de la municipalidad indicó su dirección. No responda a esta dirección: nadie lee lo que llega a ella.',
  'mail-message.revision-intro':
    'La municipalidad revisó lo que usted contestó y le pide corregir algunas respuestas. Entre con el enlace, corríjalas y vuelva a enviarlas; lo demás queda como está.',
  'mail-message.revision-message': 'Mensaje de la municipalidad',
  'mail-message.recall-intro':
    'La municipalidad retiró el pedido de revisión: no tiene que corregir nada y el enlace que recibió ya no sirve. Su respuesta queda como está.',
  'mail-message.acceptance-intro':
    'La municipalidad aceptó lo que usted corrigió. No tiene que hacer nada más.',
  'mail-message.invitation-intro':
    'Hola, {name}: tiene una cuenta en Constancia, el sistema de formularios e inspecciones de la municipalidad. Entre con el enlace y elija su contraseña.',
  'mail-message.invitation-footer':
    'Recibió este correo porque quien administra las cuentas de la municipalidad lo pidió. No responda a esta dirección: nadie lee lo que llega a ella.',
  'mail-message.test-intro':
    'Los correos de la municipalidad salen y llegan. Mire también de quién vienen y a qué dirección se responden.',
  'mail-message.test-footer': 'Lo pidió usted en los ajustes de la municipalidad. No hace falta responder.',
} as const satisfies Partial<Record<keyof typeof spanishMailMessage, string>>;
