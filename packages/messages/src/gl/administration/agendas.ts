// Galician texts about the register of agendas.
// rules: X34.70
export const agendas = {
  'agendas.title': 'Axendas',
  'agendas.description':
    'As axendas nas que o municipio dá citas. Os formularios con cita elixen unha delas.',
  'agendas.new': 'Engadir axenda',
  'agendas.none': 'O municipio non ten axendas.',
  'agendas.failed': 'Non se puideron obter as axendas.',
  'agendas.read-only':
    'As citas deste municipio son as da plataforma municipal: as súas axendas cámbianse alí.',
  'agendas.column-name': 'Nome',
  'agendas.column-number': 'Número',
  'agendas.column-actions': 'Accións',
  'agendas.new-title': 'Nova axenda',
  'agendas.edit-title': 'Cambiar o nome da axenda',
  'agendas.edit-help': 'Quen xa ten un formulario con esta axenda ve o nome novo.',
  'agendas.created': 'A axenda engadiuse co número {id}.',
  'agendas.saved': 'A axenda gardouse.',
  'agendas.save-failed': 'Non se puido gardar a axenda.',
  'agendas.delete': 'Eliminar',
  'agendas.delete-title': 'Eliminar {name}?',
  'agendas.delete-text': 'Ninguén máis poderá elixila. Non se pode desfacer.',
  'agendas.in-use':
    'Aínda non se pode eliminar: estes formularios dan citas desta axenda. Elixa neles outra axenda, ou quítelles a cita.',
  'agendas.deleted': 'A axenda eliminouse.',
  'agendas.delete-failed': 'Non se puido eliminar a axenda.',
  'issue.agenda-name-required': 'Escriba o nome da axenda.',
  'issue.agenda-name-taken': 'Outra axenda do municipio xa ten ese nome.',
  'issue.agenda-name-too-long': 'Pode ter ata {max} caracteres.',
} as const;
