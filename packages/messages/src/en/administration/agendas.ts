// English texts about the register of agendas.
// rules: X34.70
export const agendas = {
  'agendas.title': 'Agendas',
  'agendas.description':
    'The agendas in which the municipality gives appointments. Forms with an appointment choose one of them.',
  'agendas.new': 'Add agenda',
  'agendas.none': 'The municipality has no agendas.',
  'agendas.failed': 'The agendas could not be read.',
  'agendas.read-only':
    "The appointments of this municipality are the municipal platform's: its agendas are changed there.",
  'agendas.column-name': 'Name',
  'agendas.column-number': 'Number',
  'agendas.column-actions': 'Actions',
  'agendas.new-title': 'New agenda',
  'agendas.edit-title': 'Rename the agenda',
  'agendas.edit-help': 'Who has a form with this agenda sees the new name.',
  'agendas.created': 'The agenda was added with the number {id}.',
  'agendas.saved': 'The agenda was stored.',
  'agendas.save-failed': 'The agenda could not be stored.',
  'agendas.delete': 'Delete',
  'agendas.delete-title': 'Delete {name}?',
  'agendas.delete-text': 'Nobody will be able to choose it any more. This cannot be undone.',
  'agendas.in-use':
    'It cannot be deleted yet: these forms give appointments of this agenda. Choose another agenda in them, or take the appointment off.',
  'agendas.deleted': 'The agenda was deleted.',
  'agendas.delete-failed': 'The agenda could not be deleted.',
  'issue.agenda-name-required': 'Write the name of the agenda.',
  'issue.agenda-name-taken': 'Another agenda of the municipality has that name.',
  'issue.agenda-name-too-long': 'It may have up to {max} characters.',
} as const;
