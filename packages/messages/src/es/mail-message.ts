// Words of the e-mail itself, which the server writes.
// rules: A4.43, A7.15
export const mailMessage = {
  'mail-message.intro': 'Esta es una copia de una respuesta registrada en el municipio.',
  'mail-message.message-from': 'Mensaje de {name}',
  'mail-message.record-attached': 'El acta completa va adjunta en PDF.',
  'mail-message.record-too-large':
    'El acta en PDF es demasiado grande para ir adjunta: pídala en el municipio con el código de la respuesta.',
  'mail-message.footer':
    'Recibió este correo porque alguien del municipio indicó su dirección. No responda a esta dirección: nadie lee lo que llega a ella.',
  'mail-message.revision-subject': 'Le piden revisar una respuesta',
  'mail-message.revision-intro':
    'El municipio revisó lo que usted contestó y le pide corregir algunas respuestas. Entre con el enlace, corríjalas y vuelva a enviarlas; lo demás queda como está.',
  'mail-message.revision-message': 'Mensaje del municipio',
  'mail-message.revision-answer': 'Respuesta',
  'mail-message.revision-code': 'Código',
  'mail-message.revision-questions': 'Respuestas a corregir',
  'mail-message.revision-link': 'Corregir ahora',
  'mail-message.revision-life':
    'El enlace sirve hasta que envíe la corrección, durante 30 días como máximo. No se lo pase a nadie: quien lo tiene entra como usted.',
  'mail-message.revision-footer':
    'Recibió este correo porque su dirección está en la respuesta. No responda a esta dirección: nadie lee lo que llega a ella.',
  'mail-message.revision-due': 'Conteste hasta el',
  'mail-message.recall-subject': 'Ya no hace falta que revise una respuesta',
  'mail-message.recall-intro':
    'El municipio retiró el pedido de revisión: no tiene que corregir nada y el enlace que recibió ya no sirve. Su respuesta queda como está.',
  'mail-message.acceptance-subject': 'Aceptaron lo que corrigió',
  'mail-message.acceptance-intro': 'El municipio aceptó lo que usted corrigió. No tiene que hacer nada más.',
  'mail-message.invitation-subject': 'Elija su contraseña de Constancia',
  'mail-message.invitation-intro':
    'Hola, {name}: tiene una cuenta en Constancia, el sistema de formularios e inspecciones del municipio. Entre con el enlace y elija su contraseña.',
  'mail-message.invitation-life':
    'El enlace sirve una sola vez, durante 72 horas. No se lo pase a nadie: quien lo tiene elige su contraseña.',
  'mail-message.invitation-footer':
    'Recibió este correo porque quien administra las cuentas del municipio lo pidió. No responda a esta dirección: nadie lee lo que llega a ella.',
  'mail-message.recovery-subject': 'Contraseña nueva para Constancia',
  'mail-message.recovery-intro':
    'Hola, {name}: alguien pidió una contraseña nueva para su cuenta. Si fue usted, entre con el enlace y elíjala.',
  'mail-message.recovery-life':
    'El enlace sirve una sola vez, durante 30 minutos. No se lo pase a nadie: quien lo tiene elige su contraseña.',
  'mail-message.recovery-footer':
    'Si no lo pidió usted, no haga nada: su contraseña sigue siendo la misma. No responda a esta dirección: nadie lee lo que llega a ella.',
  'mail-message.webhook-subject': '«{name}» ya no recibe avisos',
  'mail-message.webhook-failures':
    'El sistema falló durante más de un día y veinte veces seguidas. Por eso Constancia dejó de enviarle avisos.',
  'mail-message.webhook-gone':
    'El sistema contestó que su URL ya no existe. Por eso Constancia dejó de enviarle avisos.',
  'mail-message.webhook-waits':
    'Lo que pasa en este tiempo espera hasta 30 días. Cuando el sistema funcione, entre con el enlace y reanude los avisos.',
  'mail-message.webhook-link': 'Sistemas avisados',
  'mail-message.webhook-footer':
    'Recibió este correo porque usted agregó el sistema. No responda a esta dirección: nadie lee lo que llega a ella.',
  'mail-message.plan-subject': 'Órdenes de trabajo: {overdue} vencidas y {today} para hoy',
  'mail-message.plan-subject.one': 'Órdenes de trabajo: {overdue} vencida y {today} para hoy',
  'mail-message.plan-intro': 'Esto es lo que está vencido y lo que es para hoy.',
  'mail-message.plan-more': 'Hay {count} más: están en el enlace.',
  'mail-message.plan-more.one': 'Hay {count} más: está en el enlace.',
  'mail-message.plan-overdue': 'Vencidas',
  'mail-message.plan-today': 'Para hoy',
  'mail-message.plan-link': 'Ver las órdenes',
  'mail-message.plan-footer':
    'Recibió este correo porque lo pidió en Constancia. Para no recibir más, desmarque «Cada mañana, un correo con lo vencido y lo del día» en el plan o en «Mi día».',
  'mail-message.password-email': 'Correo con el que ingresa',
  'mail-message.password-link': 'Elegir la contraseña',
  'mail-message.test-subject': 'Correo de prueba de {municipality}',
  'mail-message.test-intro':
    'Los correos del municipio salen y llegan. Mire también de quién vienen y a qué dirección se responden.',
  'mail-message.test-footer': 'Lo pidió usted en los ajustes del municipio. No hace falta responder.',
  'mail-message.appointment-booked': 'Su turno está confirmado',
  'mail-message.appointment-booked-intro':
    'Lo esperamos el día y a la hora que eligió. El turno va adjunto para que lo guarde en su calendario.',
  'mail-message.appointment-moved': 'Su turno cambió',
  'mail-message.appointment-moved-intro':
    'Este es el día y la hora de su turno desde ahora. Va adjunto para que lo actualice en su calendario.',
  'mail-message.appointment-cancelled': 'Su turno fue cancelado',
  'mail-message.appointment-cancelled-intro':
    'Ya no tiene turno ese día a esa hora. Puede pedir otro con el enlace.',
  'mail-message.appointment-reminder': 'Recuerde su turno',
  'mail-message.appointment-reminder-intro':
    'Lo esperamos el día y a la hora de su turno. Si no puede venir, cancélelo y queda libre para otra persona.',
  'mail-message.appointment-reminder-late': 'Lo esperamos el día y a la hora de su turno.',
  'mail-message.appointment-too-late':
    'Ya no se puede cambiar ni cancelar con el enlace: falta muy poco para el turno. Si no puede venir, comuníquese con el municipio.',
  'mail-message.appointment-see-link': 'Ver el turno',
  'mail-message.appointment-link-life':
    'Con el enlace puede cambiar o cancelar su turno. No se lo pase a nadie: quien lo tiene puede hacerlo por usted.',
  'mail-message.appointment-change-link': 'Cambiar o cancelar',
  'mail-message.appointment-again-link': 'Pedir otro turno',
  'mail-message.appointment-day': 'Día',
  'mail-message.appointment-hour': 'Hora',
  'mail-message.appointment-agenda': 'Agenda',
  'mail-message.appointment-address': 'Dónde se atiende',
} as const;
