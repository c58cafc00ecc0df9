// Texts of the form list's menu and dialogs, and of the list of a person's own submissions.
export const formList = {
  // Row
  'form-list.statistics': 'Ver estatísticas',
  'form-list.more': 'Mais ações: {title}',
  'form-list.own-submissions': 'Minhas respostas',
  'form-list.duplicate': 'Duplicar',
  'form-list.poster': 'Cartaz com código QR',
  'form-list.poster-failed': 'Não foi possível fazer o cartaz.',
  'form-list.delete': 'Eliminar',
  // Filters and paging
  'form-list.areas-failed': 'Não foi possível carregar os municípios e as áreas.',
  'form-list.pages': 'Páginas de formulários',
  // Duplicating
  'form-list.duplicate-title': 'Duplicar formulário',
  'form-list.duplicate-source': 'Será criada uma cópia de:',
  'form-list.duplicate-where': 'Escolha a área municipal da cópia.',
  'form-list.country': 'País',
  'form-list.province': 'Província',
  'form-list.municipality': 'Município',
  'form-list.area': 'Área municipal',
  'form-list.choose': 'Selecione',
  'form-list.duplicate-incidents-option': 'Criação de incidentes',
  'form-list.duplicate-incidents':
    'esta opção deve ser configurada editando o formulário depois de duplicado',
  'form-list.duplicate-image':
    'A imagem de cabeçalho pertence ao município do formulário original: a cópia em outro município não a terá.',
  'form-list.duplicate-go': 'Duplicar',
  'form-list.duplicating': 'Duplicando...',
  'form-list.duplicated': 'O formulário foi duplicado corretamente',
  'form-list.duplicate-failed': 'Ocorreu um erro ao duplicar o formulário, por favor tente novamente',
  'form-list.duplicate-unreadable':
    'Ocorreu um erro ao duplicar o formulário, por favor recarregue a página e tente novamente',
  'issue.copy-area-required': 'Deve selecionar uma área municipal',
  // Deleting
  'form-list.delete-title': 'Eliminar formulário',
  'form-list.delete-text': 'Esta ação eliminará o formulário e todas as suas respostas associadas',
  'form-list.delete-form': 'Formulário',
  'form-list.delete-submissions': 'Respostas',
  'form-list.delete-no-submissions': 'Sem respostas',
  'form-list.delete-go': 'Eliminar «{title}»',
  'form-list.deleting': 'Eliminando…',
  'form-list.deleted': 'O formulário foi eliminado corretamente',
  'form-list.delete-failed': 'Ocorreu um erro ao eliminar o formulário, por favor tente novamente',
  'form-list.delete-stale':
    'Outra pessoa mudou o formulário nesse meio-tempo. Verifique se é o que você quer eliminar.',
  'form-list.gone': 'O formulário não existe mais: outra pessoa o eliminou.',
  'form-list.cancel': 'Cancelar',
  // Own submissions
  'form-list.own-title': 'Minhas respostas',
  'form-list.private-title': 'Tornar «{title}» privado?',
  'form-list.private-text': 'Será apagado o que só os formulários públicos têm: {settings}.',
  'form-list.private-yes': 'Tornar privado',
  'form-list.now-public': '«{title}» agora é público',
  'form-list.now-private': '«{title}» agora é privado',
  'form-list.visibility-undone': 'O formulário ficou como estava',
  'form-list.clear-filter': 'Limpar o filtro',
  'form-list.duplicate-name': 'Título da cópia',
  'form-list.duplicate-open': 'Abrir a cópia',
} as const;
