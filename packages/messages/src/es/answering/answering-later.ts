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
  'answering.offline-shared-bar':
    'Sin conexión. Este dispositivo no guarda lo que responde: no cierre la página.',
  'answering.required-missing': 'Faltan algunos campos requeridos',
  'answering.answers-wrong': 'Hay respuestas para corregir',
  'answering.issue-at': '{name} — {text}',
  'answering.more-issues': 'Y {count} más, señaladas en el formulario.',
  'answering.more-issues.one': 'Y {count} más, señalada en el formulario.',
  'answering.put-right': 'Corregida',
  'answering.check-return': 'Volver a la revisión',
  'answering.former': 'Antes: {value}',
  'answering.former-file': 'un archivo',
  'answering.check-title': 'Revise antes de enviar',
  'answering.check-text': 'Esto es lo que respondió. Puede cambiar cada respuesta.',
  'answering.check-wrong.one': 'Hay {count} línea para completar o corregir.',
  'answering.check-wrong': 'Hay {count} líneas para completar o corregir.',
  'answering.check-none': 'Sin respuesta',
  'answering.check-change': 'Cambiar',
  'answering.check-signed': 'Firmada',
  'answering.check-image': 'Imagen adjunta',
  'answering.check-document': 'Documento adjunto',
  'answering.check-video': 'Video adjunto',
  'answering.check-audio': 'Nota de voz adjunta',
  'answering.save-failed': 'Hubo un error al guardar la respuesta, por favor intente nuevamente',
  'answering.state-title': 'Confirmar estado',
  'answering.state-text': 'Elija el estado con el que se guardará la respuesta.',
  'answering.confirm': 'Confirmar',
  'answering.offline-title': 'Conexión a internet perdida',
  'answering.offline-text': 'La respuesta todavía no se envió.',
  'answering.offline-check': 'Verifique su conexión a internet.',
  'answering.offline-coordinator': 'Comuníquese con su coordinador.',
  'answering.offline-municipality':
    'Si sigue sin poder enviar, comuníquese con el municipio de {municipality}.',
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
  'prefilled.filled':
    'El enlace completó respuestas de este formulario. Revíselas: puede cambiar cada una antes de enviar.',
  'prefilled.dropped': 'El enlace traía respuestas que este formulario ya no pide así:',
  'prefilled.draft': 'Sigue con su borrador: el enlace no cambió nada de lo que había escrito.',
  'prefilled.failed':
    'No se pudieron leer las respuestas del enlace. Ábralo otra vez o complete el formulario.',
  'prefilled.person': 'El enlace es sobre {name}: puede cambiar de persona antes de enviar.',
  'prefilled.asset':
    'El enlace eligió el activo «{name}». Está con la ubicación, después de las preguntas: puede quitarlo y elegir otro.',
  'prefilled.asset-dropped': 'El activo que elegía el enlace ya no se puede elegir en este formulario.',
  'prefilled.mark': 'Completado por el enlace',
  'prefilled.changed': 'Lo completó el enlace y usted lo cambió',
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
  'answering.draft-left-behind':
    'No se pudo conservar lo que había en: {titles}. El formulario ya no lo pide, o lo pide de otra manera.',
  'answering.draft-not-opened':
    'Esa respuesta está abierta en otra pestaña, o ya no está en este dispositivo.',
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
