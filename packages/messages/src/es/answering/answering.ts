// Texts of a form while a person answers it.
// rules: A1.04, A2.31, A5.04, A8.10, A8.15
export const answering = {
  'answering.title': 'Contestar Formulario',
  'answering.page-title': '{form} · Contestar Formulario',
  // Steps
  'answering.steps': 'Pasos',
  'answering.step': 'Paso {number} de {total}: {name}',
  'answering.step-questions': 'Preguntas',
  'answering.step-signatures': 'Firmas',
  'answering.not-all-loaded':
    'Esta parte no se pudo cargar. Se carga sola cuando vuelve la conexión; mientras, puede seguir con el resto.',
  'answering.next': 'Siguiente',
  'answering.back': 'Atrás',
  // Sections
  'answering.section': 'Sección {number}',
  'answering.expand-all': 'Expandir secciones',
  'answering.collapse-all': 'Contraer secciones',
  'answering.missing.one': 'Falta {count} respuesta requerida',
  'answering.missing': 'Faltan {count} respuestas requeridas',
  'answering.section-complete': 'Completa',
  'answering.no-questions': 'Este formulario todavía no tiene preguntas.',
  // Questions
  'answering.required': '(requerida)',
  'answering.error': 'Error:',
  'answering.yes': 'Sí',
  'answering.no': 'No',
  'answering.clear-choice': 'Quitar la elección',
  'answering.help-integer': 'Solo números, sin puntos ni comas.',
  'answering.help-decimal': 'Solo números. Los decimales van después de una coma, por ejemplo 12,50.',
  'answering.help-date': 'Día, mes y año, por ejemplo 25/03/2026.',
  'answering.help-time': 'Hora y minutos, por ejemplo 09:30.',
  'answering.help-link': 'Una dirección web, por ejemplo https://www.ejemplo.org.',
  'answering.help-multiple': 'Puede elegir más de una opción.',
  'answering.help-comment': 'Comentario (opcional).',
  'answering.help-conditions': 'Marque lo que corresponda.',
  'answering.help-single-condition':
    'Marque una sola. Para elegir otra, primero desmarque la que está marcada.',
  'answering.new-tab': '(se abre en una pestaña nueva)',
  'answering.search': 'Buscar',
  'answering.search-options': 'Buscar entre las opciones: {question}',
  'answering.options-found': 'Opciones encontradas: {count}',
  'answering.without-options': 'Esta pregunta todavía no tiene opciones.',
  'answering.no-options': 'Ninguna opción coincide con la búsqueda.',
  'answering.more-options': 'Se muestran {shown} de {count} opciones. Escriba para encontrar las demás.',
  'answering.pick-date': 'Elegir del calendario: {question}',
  // Conditions and copies of a section
  'answering.condition-cleared': 'Se borraron las respuestas de «{condition}».',
  'answering.undo': 'Deshacer',
  'answering.repeat': 'Repetir sección',
  'answering.copy': '{title} ({number})',
  'answering.remove': 'Quitar',
  'answering.remove-title': '¿Quitar esta copia?',
  'answering.remove-text': 'Se perderá lo que respondió en «{title} ({number})».',
  // Sending
  'answering.progress': '{done} de {total} respuestas requeridas',
  'answering.nothing-required': 'Ninguna respuesta es obligatoria.',
  'answering.check': 'Revisar las respuestas',
  'answering.section-of': 'Sección {number} de {total}',
  'answering.send': 'Enviar',
  'answering.send-and-mail': 'Guardar y enviar por correo',
  'answering.checking':
    'Hay muchos envíos a la vez: este dispositivo hace una comprobación antes de enviar. Puede demorar un minuto.',
  'answering.sending': 'Enviando…',
  'answering.not-sent': 'La respuesta no se envió. Lo que escribió sigue en esta página.',
  'answering.offline-kept-bar': 'Sin conexión. Lo que responde queda guardado en este dispositivo.',
  'answering.cancel': 'Cancelar',
  'answering.maybe-stored': 'No sabemos si llegó. Reintentar no la duplica.',
  // Recovered drafts
  'answering.calendar-not-loaded': 'El calendario no se pudo cargar. Puede escribir la fecha.',
  'answering.newer-version':
    'Es posible que haya una versión nueva de esta página. Recárguela: lo que escribió queda guardado.',
  'answering.from-device':
    'Sin conexión: este es el formulario como lo abrió la última vez. Puede contestarlo y enviarlo cuando vuelva la conexión.',
  // Shown instead of the form
  'answering.error-title': 'Error',
  'answering.not-loaded': 'No se pudo abrir el formulario',
} as const;
