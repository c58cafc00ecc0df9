// Texts of the pages where registers of a municipality are filled from a spreadsheet.
export const registerImport = {
  'asset-import.title': 'Importar activos',
  'asset-import.description':
    'Unha folla de Excel (.xlsx) ou de valores separados (.csv), cun activo por liña e os títulos na primeira. A que se descarga en «Activos» serve de modelo.',
  'asset-import.columns-text':
    'Que columna do ficheiro é cada dato. Nome, tipo, latitude e lonxitude fan falta. Unha liña co número dun activo non o cambia.',
  'asset-import.empty': '«{name}» non ten activos: debaixo dos títulos non hai ningunha liña.',
  'asset-import.create': 'Engadir {count} activos',
  'asset-import.create.one': 'Engadir {count} activo',
  'citizen-import.title': 'Importar cidadáns',
  'citizen-import.description':
    'Unha folla de Excel (.xlsx) ou de valores separados (.csv), cunha persoa por liña e os títulos na primeira. A que se descarga en «Cidadáns» serve de modelo.',
  'citizen-import.columns-text':
    'Que columna do ficheiro é cada dato. Documento e nome fan falta; sen tipo, é unha persoa física. Cada persoa coñécese polo seu documento.',
  'citizen-import.empty': '«{name}» non ten persoas: debaixo dos títulos non hai ningunha liña.',
  'citizen-import.create': 'Gardar {count} persoas',
  'citizen-import.create.one': 'Gardar {count} persoa',
  'citizen-import.correct': 'Corrixir a quen xa está',
  'citizen-import.correct-help':
    'Os seus datos pasan a ser os da folla, e cada corrección queda no seu historial. Unha cela baleira non cambia nada.',
  'incident-import.title': 'Importar áreas e tipos de incidencias',
  'incident-import.description':
    'Unha folla de Excel (.xlsx) ou de valores separados (.csv), cun tipo e a súa área por liña e os títulos na primeira. A que se descarga en «Áreas de incidencias» serve de modelo.',
  'incident-import.columns-text':
    'Que columna do ficheiro é cada dato. A área fai falta, e engádese se non está. Sen tipo, a liña é só da área.',
  'incident-import.empty': '«{name}» non ten áreas nin tipos: debaixo dos títulos non hai ningunha liña.',
  'incident-import.create': 'Engadir {count} liñas',
  'incident-import.create.one': 'Engadir {count} liña',
  'agenda-import.title': 'Importar axendas',
  'agenda-import.description':
    'Unha folla de Excel (.xlsx) ou de valores separados (.csv), cunha axenda por liña e os títulos na primeira. A que se descarga en «Axendas» serve de modelo.',
  'agenda-import.columns-text':
    'Que columna do ficheiro é cada dato. O nome fai falta. Horas e días escríbense como na axenda; sen eles, o municipio asigna as citas. Unha duración baleira é de 20 minutos.',
  'agenda-import.empty': '«{name}» non ten axendas: debaixo dos títulos non hai ningunha liña.',
  'agenda-import.create': 'Engadir {count} axendas',
  'agenda-import.create.one': 'Engadir {count} axenda',
} as const;
