// Texts of answering that nobody reads before the form is open: the calendar, what is wrong, sending, drafts, the page
// after sending.
// rules: A5.04, A8.10, X31.86
export const answeringLater = {
  'answering.calendar': 'Elegir una fecha',
  'answering.previous-year': 'Año anterior',
  'answering.previous-month': 'Mes anterior',
  'answering.next-month': 'Mes siguiente',
  'answering.next-year': 'Año siguiente',
  'answering.today': 'Hoy',
  'answering.required-missing': 'Faltan algunos campos requeridos',
  'answering.answers-wrong': 'Hay respuestas para corregir',
  'answering.issue-at': '{name} — {text}',
  'answering.more-issues': 'Y {count} más, señaladas en el formulario.',
  'answering.put-right': 'Corregida',
  'answering.save-failed': 'Hubo un error al guardar la respuesta, por favor intente nuevamente',
  'answering.state-title': 'Confirmar estado',
  'answering.state-text': 'Elija el estado con el que se guardará la respuesta.',
  'answering.confirm': 'Confirmar',
  'answering.offline-title': 'Conexión a internet perdida',
  'answering.offline-text': 'La respuesta todavía no se envió.',
  'answering.offline-check': 'Verifique su conexión a internet.',
  'answering.offline-coordinator': 'Comuníquese con su coordinador.',
  'answering.offline-stay': 'No cierre esta página.',
  'answering.offline-kept': 'Lo que respondió queda guardado en este dispositivo.',
  'answering.offline-not-kept':
    'Este dispositivo no pudo guardar lo que respondió: si cierra la página, se pierde.',
  'answering.back-online': 'La conexión volvió. Ya puede reintentar.',
  'answering.silent-title': 'El servidor no respondió',
  'answering.slow-title': 'Tarda más de lo normal',
  'answering.slow-text':
    'Seguimos esperando al servidor. Puede reintentar o volver a escribir: no se pierde nada.',
  'answering.back-to-writing': 'Volver a escribir',
  'answering.stored-before-title': 'Esta respuesta ya estaba guardada',
  'answering.stored-before-text':
    'Un envío anterior llegó, aunque usted no recibió la confirmación. Lo que cambió después no se guardó. Puede enviar todo como una respuesta nueva.',
  'answering.send-as-new': 'Enviar como respuesta nueva',
  'answering.draft-recovered': 'Se recuperó lo que había escrito.',
  'answering.draft-unreadable':
    'No se pudo leer lo que este dispositivo tenía guardado. Puede contestar y enviar igual.',
  'answering.draft-elsewhere':
    'Lo que había escrito está abierto en otra pestaña. Aquí puede empezar otra respuesta.',
  'answering.edit-elsewhere':
    'Está editando esta respuesta en otra pestaña. Siga en aquella: lo que escriba aquí no se guarda en este dispositivo.',
  'answering.edit-other-version':
    'La respuesta cambió desde entonces: revise lo que escribió antes de enviar.',
  'answering.draft-others': 'Tiene otras respuestas sin enviar de este formulario:',
  'answering.draft-open': 'Abrir la del {moment}',
  'answering.start-another': 'Empezar otra',
  'answering.draft-yours': 'Estaba guardado en este dispositivo. Si no es suyo, empiece de nuevo.',
  'answering.draft-other-version':
    'El formulario cambió desde entonces: revise sus respuestas antes de enviar.',
  'answering.start-again': 'Empezar de nuevo',
  'answering.start-again-title': '¿Empezar de nuevo?',
  'answering.start-again-text': 'Se borrará lo que había escrito en este formulario.',
  'answering.limit-title': 'Formulario completo',
  'answering.saved-title': 'Guardado',
  'answering.saved-text': 'Formulario Guardado correctamente',
  'answering.sent-title': 'La respuesta se registró correctamente',
  'answering.your-code': 'Su código',
  'answering.record-code': 'Código del acta',
  'answering.keep-code': 'Guarde este código: identifica su respuesta ante el municipio.',
  'answering.no-code': 'La dirección de esta página no tiene un código válido.',
  'answering.copy-code': 'Copiar',
  'answering.copied': 'Código copiado',
  'answering.not-copied': 'No se pudo copiar. Anote el código.',
  'answering.answer-again': 'Contestar otra vez',
  'answering.to-forms': 'Ir al listado de formularios',
} as const;
