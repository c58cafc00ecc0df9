// Texts of how long a municipality keeps submissions.
export const retention = {
  'retention.title': 'Conservación de las respuestas',
  'retention.months': 'Meses que se conservan las respuestas',
  'retention.help': 'De 1 a {max}, desde el día en que se enviaron. Vacío: siempre.',
  'retention.by-form': 'Otro plazo para un formulario',
  'retention.by-form-none': 'Elija un formulario',
  'retention.of': 'Meses de «{form}»',
  'retention.form-help': 'Vacío: siempre.',
  'retention.remove': 'Quitar el plazo de «{form}»',
  'retention.forever': 'Las respuestas se conservan siempre: ninguna se elimina por su fecha.',
  'retention.text':
    'Las respuestas que cumplen su plazo se eliminan a los pocos minutos, con sus archivos, y no se puede deshacer. No se eliminan las conservadas por orden, las firmadas, las de formularios con pagos ni las del Portal Ciudadano.',
  'retention.counting': 'Contando las respuestas que ya cumplieron el plazo…',
  'retention.none': 'Con este plazo ahora no se elimina ninguna respuesta.',
  'retention.now': 'Con este plazo se eliminan ahora {count} respuestas:',
  'retention.now.one': 'Con este plazo se elimina ahora {count} respuesta:',
  'retention.of-form': '{form}: {count}',
  'retention.kept': 'Otras que también cumplieron el plazo se conservan: {count}.',
  'retention.count-failed': 'No se pudo contar cuántas respuestas cumplieron el plazo. Inténtelo de nuevo.',
  'retention.ask': '¿Eliminar {count} respuestas?',
  'retention.ask.one': '¿Eliminar {count} respuesta?',
  'retention.ask-text':
    'Al guardar se eliminan en pocos minutos, con sus archivos, las respuestas que cumplieron el plazo: {forms}. No se puede deshacer.',
  'retention.ask-yes': 'Guardar y eliminar',
  'retention.ask-no': 'Cancelar',
} as const;
