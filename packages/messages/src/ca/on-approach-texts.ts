// Spanish of Central America, where it differs in what loads with the map, the portal or a sale. Each country has another
// name for the document of a person, so it has none here.
// rules: X34.33
import { onApproachTexts as spanish } from '../es/answering/on-approach-texts.ts';
import { centralAmericanFiles } from './files.ts';

export const centralAmericanOnApproach = {
  ...centralAmericanFiles,
  'booking.intro': 'Elija día y hora. La cita es suya cuando la confirma.',
  'booking.confirm': 'Confirmar la cita',
  'booking.loading': 'Buscando citas libres…',
  'booking.none':
    'Por ahora no hay citas libres. Vuelva a intentar más tarde o comuníquese con la municipalidad.',
  'booking.day-full': 'En ese día ya no quedan citas libres. Elija otro.',
  'booking.failed': 'No se pudieron obtener las citas libres.',
  'booking.booked': 'Su cita es el {day} a las {hour}.',
  'booking.move-intro': 'Elija otro día y hora. La cita que tiene se conserva hasta que confirme la nueva.',
  'booking.change': 'Cambiar o cancelar la cita',
  'booking.change-cancelled': 'Reservar otra cita',
  'booking.was': 'Tenía cita el {day} a las {hour} y fue cancelada.',
  'booking.again-intro': 'Puede pedir otra: elija día y hora. La cita es suya cuando la confirma.',
  'booking.until': 'Puede cambiarla o cancelarla hasta {hours} h antes.',
  'booking.keep': 'Dejarla como está',
  'booking.cancel': 'Cancelar la cita',
  'booking.cancel-title': '¿Cancelar la cita?',
  'booking.cancel-text': 'La cita del {day} a las {hour} queda libre para otra persona.',
  'booking.change-failed': 'No se pudo cambiar la cita. Intente nuevamente.',
  'booking.reading': 'Buscando su cita…',
  'problem.appointment-link-gone':
    'Este enlace no sirve: la cita ya pasó o la dirección no está completa. Ábralo desde el último correo que recibió.',
  'problem.appointment-too-late':
    'Ya no se puede cambiar ni cancelar aquí: falta muy poco para la cita. Si no puede ir, comuníquese con la municipalidad.',
  'problem.appointment-changed': 'La cita cambió mientras tanto. Así quedó.',
  'location.none-found':
    'No se encontró esa dirección. Pruebe con calle o avenida y número, o elija el punto en el mapa.',
  'look-up.working': 'Buscando… Puede tardar unos segundos.',
  'payments.dni': 'Documento de identidad',
  'payments.phone': 'Celular',
  'payments.phone-help': 'Con el signo + y el código de país, por ejemplo +50255123456.',
  'payments.then-gateway':
    'Al enviar el formulario irá a la página de la pasarela de pago. Los lugares se reservan durante {minutes} minutos.',
  'payments.approved': 'Su pago fue aprobado',
  'payments.denied-text': 'No pudimos avanzar con el pago. Si quiere, puede intentar con otro medio de pago.',
  'payments.cancel-text':
    'Los lugares que tenía reservados quedan libres para otras personas. No se le cobra nada.',
  'payments.open-over': 'La compra no se pagó: sus lugares quedaron libres.',
  'payments.late': 'Cobramos su pago, pero ya no quedan lugares',
  'payments.late-text':
    'El banco aprobó su pago cuando los lugares ya se habían vendido. La municipalidad le devolverá el importe o le ofrecerá otro lugar. No vuelva a pagar.',
  'payments.late-refunded': 'La municipalidad cerró el caso: le devolvió el importe.',
  'payments.late-other-seat': 'La municipalidad cerró el caso: le dio otro lugar.',
  'issue.buyer-number-invalid': 'El documento de identidad no es válido',
  'issue.buyer-phone-invalid': 'El celular no es válido',
  'portal.appointment-cancelled': '{moment}, cancelada',
  'portal.revision-asked': 'La municipalidad le pide corregir',
  'portal.readings-text':
    'Aquí está quién abrió cada una de sus respuestas o se llevó una copia. No figuran las listas ni los archivos con muchas respuestas, que constan en el registro de auditoría de la municipalidad.',
  'portal.reading-by-staff': 'Personal de la municipalidad',
  'portal.reading-booking': 'La pasó a la reserva de citas',
  'portal.message': 'Mensaje para la municipalidad (opcional)',
  'portal.standing-answered': 'Usted contestó el {at}. La municipalidad todavía no lo revisó.',
  'portal.standing-accepted': 'La municipalidad aceptó su respuesta el {at}.',
  'portal.standing-recalled': 'La municipalidad retiró el pedido el {at}.',
} as const satisfies Partial<Record<keyof typeof spanish, string>>;

export const onApproachTexts = { ...spanish, ...centralAmericanOnApproach };
