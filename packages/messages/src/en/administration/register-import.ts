// Texts of the pages where registers of a municipality are filled from a spreadsheet.
export const registerImport = {
  'asset-import.title': 'Import assets',
  'asset-import.description':
    'An Excel spreadsheet (.xlsx) or separated values (.csv), with one asset a line and the headings in the first. The one downloaded under ‘Assets’ serves as a model.',
  'asset-import.columns-text':
    'Which column of the file is which. Name, type, latitude and longitude are needed. A line with the number of an asset does not change it.',
  'asset-import.empty': '‘{name}’ has no assets: there is no line below the headings.',
  'asset-import.create': 'Add {count} assets',
} as const;
