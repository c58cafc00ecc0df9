// Texts of the page where accounts come from a spreadsheet.
export const userImport = {
  'user-import.title': 'Importar usuarios',
  'user-import.description':
    'Unha folla de Excel (.xlsx) ou de valores separados (.csv), cunha conta por liña e os títulos na primeira. A que se descarga en «Usuarios» serve de modelo.',
  'user-import.empty': '«{name}» non ten contas: debaixo dos títulos non hai ningunha liña.',
  'user-import.columns-text':
    'Que columna do ficheiro é cada dato. Usuario, rol e áreas fan falta; varias áreas van separadas por punto e coma.',
  'user-import.name': 'Nome e apelidos',
  'user-import.create': 'Crear {count} contas',
  'user-import.create.one': 'Crear {count} conta',
} as const;
