// Galician texts of the form list's menu and dialogs, and of the list of a person's own submissions.
export const formList = {
  // Row
  'form-list.statistics': 'Ver estatísticas',
  'form-list.more': 'Máis accións: {title}',
  'form-list.own-submissions': 'As miñas respostas',
  'form-list.duplicate': 'Duplicar',
  'form-list.poster': 'Cartel con código QR',
  'form-list.poster-failed': 'Non se puido facer o cartel.',
  'form-list.delete': 'Eliminar',
  // Filters and paging
  'form-list.areas-failed': 'Non se puideron cargar os concellos e as áreas.',
  'form-list.pages': 'Páxinas de formularios',
  // Duplicating
  'form-list.duplicate-title': 'Duplicar formulario',
  'form-list.duplicate-source': 'Crearase unha copia de:',
  'form-list.duplicate-where': 'Elixa a área municipal da copia.',
  'form-list.country': 'País',
  'form-list.province': 'Provincia',
  'form-list.municipality': 'Concello',
  'form-list.area': 'Área municipal',
  'form-list.choose': 'Seleccione',
  'form-list.duplicate-incidents-option': 'Creación de incidencias',
  'form-list.duplicate-incidents': 'esta opción débese configurar editando o formulario unha vez duplicado',
  'form-list.duplicate-image':
    'A imaxe de cabeceira pertence ao concello do formulario orixinal: a copia noutro concello non a terá.',
  'form-list.duplicate-go': 'Duplicar',
  'form-list.duplicating': 'Duplicando…',
  'form-list.duplicated': 'O formulario duplicouse correctamente',
  'form-list.duplicate-failed': 'Produciuse un erro ao duplicar o formulario, por favor, ténteo de novo',
  'form-list.duplicate-unreadable':
    'Produciuse un erro ao duplicar o formulario, por favor, recargue a páxina e ténteo de novo',
  'issue.copy-area-required': 'Debe seleccionar unha área municipal',
  // Deleting
  'form-list.delete-title': 'Eliminar formulario',
  'form-list.delete-text': 'Esta acción eliminará o formulario e todas as súas respostas asociadas',
  'form-list.delete-form': 'Formulario',
  'form-list.delete-submissions': 'Respostas',
  'form-list.delete-no-submissions': 'Sen respostas',
  'form-list.delete-go': 'Eliminar «{title}»',
  'form-list.deleting': 'Eliminando…',
  'form-list.deleted': 'O formulario eliminouse correctamente',
  'form-list.delete-failed': 'Produciuse un erro ao eliminar o formulario, por favor, ténteo de novo',
  'form-list.delete-stale':
    'Outra persoa cambiou o formulario mentres tanto. Comprobe que é o que quere eliminar.',
  'form-list.gone': 'O formulario xa non existe: eliminouno outra persoa.',
  'form-list.cancel': 'Cancelar',
  // Own submissions
  'form-list.own-title': 'As miñas respostas',
  'form-list.private-title': '¿Facer privado «{title}»?',
  'form-list.private-text': 'Borrarase o que só teñen os formularios públicos: {settings}.',
  'form-list.private-yes': 'Facer privado',
  'form-list.now-public': '«{title}» agora é público',
  'form-list.now-private': '«{title}» agora é privado',
  'form-list.visibility-undone': 'O formulario quedou como estaba',
  'form-list.clear-filter': 'Limpar o filtro',
  'form-list.duplicate-name': 'Título da copia',
  'form-list.duplicate-open': 'Abrir a copia',
} as const;
