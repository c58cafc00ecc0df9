// Texts of the pages where registers of a municipality are filled from a spreadsheet.
export const registerImport = {
  'asset-import.title': 'Importar activos',
  'asset-import.description':
    'Unha folla de Excel (.xlsx) ou de valores separados (.csv), cun activo por liña e os títulos na primeira. A que se descarga en «Activos» serve de modelo.',
  'asset-import.columns-text':
    'Que columna do ficheiro é cada dato. Nome, tipo, latitude e lonxitude fan falta. Unha liña co número dun activo non o cambia.',
  'asset-import.empty': '«{name}» non ten activos: debaixo dos títulos non hai ningunha liña.',
  'asset-import.create': 'Engadir {count} activos',
} as const;
