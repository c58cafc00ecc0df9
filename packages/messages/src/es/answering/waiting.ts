// Texts about finished submissions that wait on the device to be sent.
export const waiting = {
  'waiting.offer':
    'Puede dejarla lista para enviar: queda en este dispositivo y se envía sola cuando vuelva la conexión.',
  'waiting.leave': 'Dejar lista para enviar',
  'waiting.mail-later': 'La copia por correo se pide después, desde la respuesta.',
  'waiting.sale': 'Una compra necesita conexión para pagar, por eso no puede quedar lista para enviar.',
  'waiting.ready': 'Lista para enviar',
  'waiting.sending': 'Enviando…',
  'waiting.refused': 'No se pudo enviar: {reason}',
  'waiting.refused-title': 'No se pudo enviar',
  'waiting.person-unknown':
    'El registro no tiene a nadie con el número {number}. Abra la respuesta y cree a la persona.',
  'waiting.files-lost':
    'Este dispositivo ya no tiene un archivo o una firma. Ábrala, agréguelo de nuevo y envíela.',
  'waiting.card-text':
    'Quedó guardada en este dispositivo. Se envía sola cuando haya conexión, mientras esté abierta una página de la aplicación.',
  'waiting.sent-text': 'Se envió cuando volvió la conexión.',
  'waiting.another': 'Contestar otra',
  'waiting.continue': 'Seguir escribiendo',
  'waiting.continue-named': 'Seguir escribiendo {form}',
  'waiting.send-now': 'Enviar ahora',
  'waiting.send-named': 'Enviar ahora {form}',
  'waiting.discard': 'Borrar',
  'waiting.discard-named': 'Borrar {form}',
  'waiting.discard-title': '¿Borrar la respuesta?',
  'waiting.discard-text': 'Se borrará lo que había escrito en «{form}». No se envió.',
  'waiting.untitled': 'Formulario sin título',
  'waiting.sent': 'Se envió «{form}». Código: {code}',
  'waiting.sent-today': 'Enviadas hoy desde este dispositivo',
  'waiting.sign-in': 'Su sesión terminó: se envía cuando inicie sesión.',
  'waiting.enter-again': 'Su entrada terminó: se envía cuando entre otra vez desde el portal.',
  'waiting.form-gone': 'Ya no recibe respuestas; lo escrito queda en este dispositivo.',
  'waiting.still-here': 'Lo escrito queda en este dispositivo.',
  'waiting.region': 'Respuestas por enviar',
  'waiting.see': 'Ver respuestas por enviar',
  'waiting.see-codes': 'Ver los códigos',
  'waiting.begun-title': 'Sin terminar',
  'waiting.line.one': '{count} respuesta está lista para enviar y sale sola cuando haya conexión.',
  'waiting.line': '{count} respuestas están listas para enviar y salen solas cuando haya conexión.',
  'waiting.line-refused.one': '{count} respuesta no se pudo enviar.',
  'waiting.line-refused': '{count} respuestas no se pudieron enviar.',
  'waiting.line-begun.one': '{count} respuesta está sin terminar en este dispositivo.',
  'waiting.line-begun': '{count} respuestas están sin terminar en este dispositivo.',
  'waiting.line-sent.one': '{count} respuesta se envió hoy.',
  'waiting.line-sent': '{count} respuestas se enviaron hoy.',
  'waiting.login.one':
    'En este dispositivo hay {count} respuesta lista para enviar. Se envía cuando su autor inicie sesión.',
  'waiting.login':
    'En este dispositivo hay {count} respuestas listas para enviar. Se envían cuando su autor inicie sesión.',
  'waiting.sign-out.one':
    '{count} está lista para enviar: si la conserva, se envía cuando vuelva a iniciar sesión.',
  'waiting.sign-out':
    '{count} están listas para enviar: si las conserva, se envían cuando vuelva a iniciar sesión.',
} as const;
