// Texts of the pages where registers of a municipality are filled from a spreadsheet.
export const registerImport = {
  'asset-import.title': 'Importar activos',
  'asset-import.description':
    'Una planilla de Excel (.xlsx) o de valores separados (.csv), con un activo por línea y los títulos en la primera. La que se descarga en «Activos» sirve de modelo.',
  'asset-import.columns-text':
    'Qué columna del archivo es cada dato. Nombre, tipo, latitud y longitud hacen falta. Una línea con el número de un activo no lo cambia.',
  'asset-import.empty': '«{name}» no tiene activos: debajo de los títulos no hay ninguna línea.',
  'asset-import.create': 'Agregar {count} activos',
} as const;
