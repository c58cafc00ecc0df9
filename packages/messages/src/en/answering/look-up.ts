// English texts of the look-ups by code.
export const lookUp = {
  'look-up.search': 'Search',
  'look-up.code-help': 'Keep capitals and small letters as they are.',
  'look-up.working': 'Searching… This may take some seconds.',
  'look-up.record-title': 'Look up a record',
  'look-up.record-text': 'Enter the download code that stands on the record.',
  'look-up.record-code': 'Record code',
  'look-up.record-date': 'Date of the answer',
  'look-up.record-date-help':
    'This code is short: to show the record its date is needed too (DD/MM/YYYY). You find it on the record, next to the code of the answer.',
  'look-up.record-date-wrong': 'Enter the date as DD/MM/YYYY, for example 25/03/2026.',
  'look-up.record-done': 'The record was downloaded',
  'look-up.record-failed': 'An error occurred while downloading the record',
  'look-up.state-title': 'Look up the state of a procedure',
  'look-up.state-text': 'Enter the code that you got when you sent the form.',
  'look-up.state-code': 'Code of the procedure',
  'look-up.state-failed': 'An error occurred while looking the state up. Please try again.',
} as const;
