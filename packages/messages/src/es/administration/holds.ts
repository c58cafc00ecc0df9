// Texts of holds: what by an order nobody may delete.
export const holds = {
  'hold.put': 'Conservar por orden',
  'hold.open-form': 'Orden de conservación',
  'hold.lift': 'Levantar la orden',
  'hold.put-title': 'Conservar por orden la respuesta {code}',
  'hold.put-text':
    'Nadie podrá eliminarla, ni siquiera al cumplirse su plazo, hasta que se levante la orden.',
  'hold.put-title-form': 'Conservar por orden «{title}»',
  'hold.put-text-form':
    'Nadie podrá eliminar el formulario ni sus respuestas, tampoco las que lleguen después, hasta que se levante la orden.',
  'hold.reason': 'Motivo',
  'hold.reason-help':
    'Por ejemplo, el número de la orden o del expediente. Lo lee quien puede ver la respuesta.',
  'hold.reason-missing': 'Escriba el motivo.',
  'hold.put-go': 'Conservar',
  'hold.cancel': 'Cancelar',
  'hold.lift-title': '¿Levantar la orden de la respuesta {code}?',
  'hold.lift-title-form': '¿Levantar la orden de «{title}»?',
  'hold.lift-text': 'Después se podrá eliminar, también al cumplirse su plazo.',
  'hold.lift-text-form':
    'Después se podrán eliminar el formulario y sus respuestas, también al cumplirse su plazo.',
  'hold.banner': 'Conservada por orden: {reason}',
  'hold.banner-form': 'Conservada por orden, con todo su formulario: {reason}',
  'hold.banner-of-form': 'Conservado por orden: {reason}',
  'hold.since': 'Desde el {moment}, por {by}.',
  'hold.done': 'La respuesta queda conservada por orden.',
  'hold.done-form': 'El formulario queda conservado por orden.',
  'hold.lifted': 'La orden se levantó.',
  'hold.failed': 'No se pudo guardar. Inténtelo de nuevo.',
  'hold.read-failed': 'No se pudo leer si el formulario está conservado por orden.',
} as const;
