// Texts of the page where accounts come from a spreadsheet.
export const userImport = {
  'user-import.title': 'Importar usuarios',
  'user-import.description':
    'Una planilla de Excel (.xlsx) o de valores separados (.csv), con una cuenta por línea y los títulos en la primera. La que se descarga en «Usuarios» sirve de modelo.',
  'user-import.empty': '«{name}» no tiene cuentas: debajo de los títulos no hay ninguna línea.',
  'user-import.columns-text':
    'Qué columna del archivo es cada dato. Usuario, rol y áreas hacen falta; varias áreas van separadas por punto y coma.',
  'user-import.name': 'Nombre y apellido',
  'user-import.create': 'Crear {count} cuentas',
  'user-import.create.one': 'Crear {count} cuenta',
} as const;
