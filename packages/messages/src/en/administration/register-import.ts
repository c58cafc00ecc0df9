// Texts of the pages where registers of a municipality are filled from a spreadsheet.
export const registerImport = {
  'asset-import.title': 'Import assets',
  'asset-import.description':
    'An Excel spreadsheet (.xlsx) or separated values (.csv), with one asset a line and the headings in the first. The one downloaded under ‘Assets’ serves as a model.',
  'asset-import.columns-text':
    'Which column of the file is which. Name, type, latitude and longitude are needed. A line with the number of an asset does not change it.',
  'asset-import.empty': '‘{name}’ has no assets: there is no line below the headings.',
  'asset-import.create': 'Add {count} assets',
  'asset-import.create.one': 'Add {count} asset',
  'citizen-import.title': 'Import citizens',
  'citizen-import.description':
    'An Excel spreadsheet (.xlsx) or separated values (.csv), with one person a line and the headings in the first. The one downloaded under ‘Citizens’ serves as a model.',
  'citizen-import.columns-text':
    'Which column of the file is which. Document number and name are needed; without a type it is a natural person. Each person is known by their document number.',
  'citizen-import.empty': '‘{name}’ has no people: there is no line below the headings.',
  'citizen-import.create': 'Save {count} people',
  'citizen-import.create.one': 'Save {count} person',
  'citizen-import.correct': 'Correct those who are already there',
  'citizen-import.correct-help':
    'Their data become those of the spreadsheet, and each correction is kept in their history. An empty cell changes nothing.',
  'incident-import.title': 'Import incident areas and types',
  'incident-import.description':
    'An Excel spreadsheet (.xlsx) or separated values (.csv), with one type and its area a line and the headings in the first. The one downloaded under ‘Incident areas’ serves as a model.',
  'incident-import.columns-text':
    'Which column of the file is which. The area is needed, and is added if it is not there. Without a type the line is about the area only.',
  'incident-import.empty': '‘{name}’ has no areas or types: there is no line below the headings.',
  'incident-import.create': 'Add {count} lines',
  'incident-import.create.one': 'Add {count} line',
  'agenda-import.title': 'Import agendas',
  'agenda-import.description':
    'An Excel spreadsheet (.xlsx) or separated values (.csv), with one agenda a line and the headings in the first. The one downloaded under ‘Agendas’ serves as a model.',
  'agenda-import.columns-text':
    'Which column of the file is which. The name is needed. Hours and days are written as in the agenda; without them the municipality arranges the appointments. An empty length is 20 minutes.',
  'agenda-import.empty': '‘{name}’ has no agendas: there is no line below the headings.',
  'agenda-import.create': 'Add {count} agendas',
  'agenda-import.create.one': 'Add {count} agenda',
} as const;
