// What a person reads about one thing to put right in their answers or request; `issue.other` for any code without
// a text. The issues of a form in the editor are in form-issues.ts, which citizens do not load.
export const issues = {
  'issue.other': 'Hay un dato que no es válido.',
  'issue.request-field': 'El dato no tiene la forma esperada.',
  // Answers
  'issue.answer-required': '* Respuesta requerida',
  'issue.section-required': '* Sección condicional requerida',
  'issue.integer-invalid': 'Debe contestar con un número entero válido.',
  'issue.decimal-invalid': 'Debe contestar con un número decimal válido.',
  'issue.date-invalid': 'Debe contestar con una fecha válida, por ejemplo 25/03/2026.',
  'issue.time-invalid': 'Debe contestar con una hora válida, por ejemplo 09:30.',
  'issue.link-invalid': 'Debe contestar con una dirección web válida, por ejemplo https://www.ejemplo.org.',
  'issue.answer-too-long': 'La respuesta no puede superar los {max} caracteres.',
  'issue.option-unknown': 'La opción elegida ya no está en el formulario. Elija otra.',
  'issue.answer-shape': 'La respuesta no tiene la forma esperada. Conteste de nuevo.',
  'issue.answers-shape':
    'Las respuestas no tienen la forma esperada. Recargue la página e intente nuevamente.',
  'issue.attachment-invalid': 'El archivo adjunto no es válido. Adjúntelo de nuevo.',
  'issue.attachment-not-allowed': 'Esta pregunta no admite ese tipo de archivo.',
  'issue.condition-single': 'Solo puede marcar una opción.',
  'issue.condition-unknown': 'La opción marcada ya no está en el formulario. Recargue la página.',
  'issue.question-unknown':
    'Hay una respuesta a una pregunta que ya no está en el formulario. Recargue la página.',
  'issue.section-unknown':
    'Hay respuestas de una sección que ya no está en el formulario. Recargue la página.',
  'issue.rows-not-allowed': 'Esta sección no se puede repetir.',
  'issue.rows-too-many': 'La sección no se puede repetir más de {max} veces.',
  'issue.row-duplicate': 'Una copia de la sección llegó dos veces. Recargue la página.',
  'issue.row-id-invalid': 'Una copia de la sección no se puede identificar. Quítela y agréguela de nuevo.',
  'issue.file-unknown': 'El archivo adjunto no pertenece a esta respuesta.',
  'issue.citizen-required': 'El ciudadano es obligatorio',
  'issue.citizen-unknown': 'El ciudadano elegido ya no está en el registro. Búsquelo de nuevo.',
  'issue.signature-missing': '* Firma requerida',
  'issue.signatory-names-required': 'Indique el nombre de quien firma.',
  'issue.signatory-names-too-long': 'El nombre de quien firma no puede superar los {max} caracteres.',
  'issue.signature-slot-unknown': 'La firma no corresponde a este formulario.',
  'issue.location-invalid': 'La ubicación elegida no es válida.',
  'issue.version-unknown': 'El formulario cambió. Recargue la página para ver la versión actual.',
  'issue.state-unknown': 'El estado elegido no existe en el formulario.',
} as const;
