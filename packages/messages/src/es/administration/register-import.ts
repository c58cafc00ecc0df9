// Texts of the pages where registers of a municipality are filled from a spreadsheet.
export const registerImport = {
  'asset-import.title': 'Importar activos',
  'asset-import.description':
    'Una planilla de Excel (.xlsx) o de valores separados (.csv), con un activo por línea y los títulos en la primera. La que se descarga en «Activos» sirve de modelo.',
  'asset-import.columns-text':
    'Qué columna del archivo es cada dato. Nombre, tipo, latitud y longitud hacen falta. Una línea con el número de un activo no lo cambia.',
  'asset-import.empty': '«{name}» no tiene activos: debajo de los títulos no hay ninguna línea.',
  'asset-import.create': 'Agregar {count} activos',
  'asset-import.create.one': 'Agregar {count} activo',
  'citizen-import.title': 'Importar ciudadanos',
  'citizen-import.description':
    'Una planilla de Excel (.xlsx) o de valores separados (.csv), con una persona por línea y los títulos en la primera. La que se descarga en «Ciudadanos» sirve de modelo.',
  'citizen-import.columns-text':
    'Qué columna del archivo es cada dato. Documento y nombre hacen falta; sin tipo, es una persona física. Se conoce a cada persona por su documento.',
  'citizen-import.empty': '«{name}» no tiene personas: debajo de los títulos no hay ninguna línea.',
  'citizen-import.create': 'Guardar {count} personas',
  'citizen-import.create.one': 'Guardar {count} persona',
  'citizen-import.correct': 'Corregir a quienes ya están',
  'citizen-import.correct-help':
    'Sus datos pasan a ser los de la planilla, y cada corrección queda en su historial. Una celda vacía no cambia nada.',
  'incident-import.title': 'Importar áreas y tipos de incidentes',
  'incident-import.description':
    'Una planilla de Excel (.xlsx) o de valores separados (.csv), con un tipo y su área por línea y los títulos en la primera. La que se descarga en «Áreas de incidentes» sirve de modelo.',
  'incident-import.columns-text':
    'Qué columna del archivo es cada dato. El área hace falta, y se agrega si no está. Sin tipo, la línea es del área sola.',
  'incident-import.empty': '«{name}» no tiene áreas ni tipos: debajo de los títulos no hay ninguna línea.',
  'incident-import.create': 'Agregar {count} líneas',
  'incident-import.create.one': 'Agregar {count} línea',
  'agenda-import.title': 'Importar agendas',
  'agenda-import.description':
    'Una planilla de Excel (.xlsx) o de valores separados (.csv), con una agenda por línea y los títulos en la primera. La que se descarga en «Agendas» sirve de modelo.',
  'agenda-import.columns-text':
    'Qué columna del archivo es cada dato. El nombre hace falta. Horas y días se escriben como en la agenda; sin ellos, el municipio asigna los turnos. Una duración vacía es de 20 minutos.',
  'agenda-import.empty': '«{name}» no tiene agendas: debajo de los títulos no hay ninguna línea.',
  'agenda-import.create': 'Agregar {count} agendas',
  'agenda-import.create.one': 'Agregar {count} agenda',
} as const;
