// Texts of the page where accounts come from a spreadsheet.
export const userImport = {
  'user-import.title': 'Import users',
  'user-import.description':
    'An Excel spreadsheet (.xlsx) or separated values (.csv), with one account a line and the headings in the first. The one downloaded under ‘Users’ serves as a model.',
  'user-import.empty': '‘{name}’ has no accounts: there is no line below the headings.',
  'user-import.columns-text':
    'Which column of the file is which. Username, role and areas are needed; several areas are separated by semicolons.',
  'user-import.name': 'Name',
  'user-import.create': 'Create {count} accounts',
  'user-import.create.one': 'Create {count} account',
} as const;
