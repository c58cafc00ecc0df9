// Texts about the register of agendas.
// rules: X34.70
export const agendas = {
  'agendas.title': 'Agendas',
  'agendas.description':
    'As agendas em que o município dá horários de atendimento. Os formulários com agendamento escolhem uma delas.',
  'agendas.new': 'Adicionar agenda',
  'agendas.none': 'O município não tem agendas.',
  'agendas.failed': 'Não foi possível obter as agendas.',
  'agendas.read-only':
    'Os agendamentos deste município são os da plataforma municipal: as agendas são mudadas lá.',
  'agendas.column-name': 'Nome',
  'agendas.column-number': 'Número',
  'agendas.column-actions': 'Ações',
  'agendas.new-title': 'Nova agenda',
  'agendas.edit-title': 'Mudar o nome da agenda',
  'agendas.edit-help': 'Quem já tem um formulário com esta agenda vê o nome novo.',
  'agendas.created': 'A agenda foi adicionada com o número {id}.',
  'agendas.saved': 'A agenda foi salva.',
  'agendas.save-failed': 'Não foi possível salvar a agenda.',
  'agendas.delete': 'Eliminar',
  'agendas.delete-title': 'Eliminar {name}?',
  'agendas.delete-text': 'Ninguém mais poderá escolhê-la. Não é possível desfazer.',
  'agendas.in-use':
    'Ainda não pode ser eliminada: estes formulários dão horários desta agenda. Escolha neles outra agenda, ou tire o agendamento.',
  'agendas.deleted': 'A agenda foi eliminada.',
  'agendas.delete-failed': 'Não foi possível eliminar a agenda.',
  'issue.agenda-name-required': 'Escreva o nome da agenda.',
  'issue.agenda-name-taken': 'Outra agenda do município já tem esse nome.',
  'issue.agenda-name-too-long': 'Pode ter até {max} caracteres.',
} as const;
