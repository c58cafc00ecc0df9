// Texts about the register of agendas.
// rules: X34.70
export const agendas = {
  'agendas.title': 'Agendas',
  'agendas.description':
    'Las agendas en las que el municipio da turnos. Los formularios con turno eligen una de ellas.',
  'agendas.new': 'Agregar agenda',
  'agendas.none': 'El municipio no tiene agendas.',
  'agendas.failed': 'No se pudieron obtener las agendas.',
  'agendas.read-only':
    'Los turnos de este municipio son los de la plataforma municipal: sus agendas se cambian allí.',
  'agendas.column-name': 'Nombre',
  'agendas.column-number': 'Número',
  'agendas.column-actions': 'Acciones',
  'agendas.new-title': 'Nueva agenda',
  'agendas.edit-title': 'Cambiar el nombre de la agenda',
  'agendas.edit-help': 'Quien ya tiene un formulario con esta agenda ve el nombre nuevo.',
  'agendas.created': 'La agenda se agregó con el número {id}.',
  'agendas.saved': 'La agenda se guardó.',
  'agendas.save-failed': 'No se pudo guardar la agenda.',
  'agendas.delete': 'Eliminar',
  'agendas.delete-title': '¿Eliminar {name}?',
  'agendas.delete-text': 'Nadie podrá elegirla más. No se puede deshacer.',
  'agendas.in-use':
    'No se puede eliminar todavía: estos formularios dan turnos de esta agenda. Elija en ellos otra agenda, o quíteles el turno.',
  'agendas.deleted': 'La agenda se eliminó.',
  'agendas.delete-failed': 'No se pudo eliminar la agenda.',
  'issue.agenda-name-required': 'Escriba el nombre de la agenda.',
  'issue.agenda-name-taken': 'Otra agenda del municipio ya tiene ese nombre.',
  'issue.agenda-name-too-long': 'Puede tener hasta {max} caracteres.',
} as const;
