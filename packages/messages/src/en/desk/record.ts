// English words that appear only on a record, which the server draws.
export const record = {
  'record.no-answer': 'No answer',
  'record.marked': 'with marks',
  'record.original': 'Original',
  'record.current': 'Current',
  'record.changed-by': '{by}, {moment}',
  'record.page': 'Page {page} of {pages}',
  'record.appointment': 'Appointment',
  'record.evidence': 'Evidence of the visit',
  'record.scan-record': 'Scan the code to download the record',
  'record.scan-state': 'Scan the code to see the state of the procedure',
  'record.scan-form': 'Scan the code with the camera of your phone and fill in the form',
  'record.picture-broken': 'The picture could not be shown',
  'record.file-missing': 'The file is no longer there',
  'record.continues':
    'The record continues. A record has {pages} pages at most; the whole answer can be read in the system.',
  'record.row': 'No.',
} as const;
