// Texts of the form list's menu and dialogs, and of the list of a person's own submissions.
export const formList = {
  // Row
  'form-list.statistics': 'Ver Estadísticas',
  'form-list.more': 'Más acciones: {title}',
  'form-list.own-submissions': 'Mis respuestas',
  'form-list.duplicate': 'Duplicar',
  'form-list.poster': 'Cartel con código QR',
  'form-list.poster-failed': 'No se pudo hacer el cartel.',
  'form-list.delete': 'Eliminar',
  // Filters and paging
  'form-list.areas-failed': 'No se pudieron cargar los municipios y las áreas.',
  'form-list.pages': 'Páginas de formularios',
  // Duplicating
  'form-list.duplicate-title': 'Duplicar formulario',
  'form-list.duplicate-source': 'Se creará una copia de:',
  'form-list.duplicate-where': 'Elija el área municipal de la copia.',
  'form-list.country': 'País',
  'form-list.province': 'Provincia',
  'form-list.municipality': 'Municipio',
  'form-list.area': 'Área municipal',
  'form-list.choose': 'Seleccione',
  'form-list.duplicate-incidents-option': 'Creación de incidentes',
  'form-list.duplicate-incidents': 'esta opción debe configurarse editando el formulario una vez duplicado',
  'form-list.duplicate-image':
    'La imagen de encabezado pertenece al municipio del formulario original: la copia en otro municipio no la tendrá.',
  'form-list.duplicate-go': 'Duplicar',
  'form-list.duplicating': 'Duplicando...',
  'form-list.duplicated': 'El Formulario fue duplicado correctamente',
  'form-list.duplicate-failed': 'Ocurrió un error al duplicar el formulario, por favor inténtelo nuevamente',
  'form-list.duplicate-unreadable':
    'Ocurrió un error al duplicar el formulario, por favor recargue la página en inténtelo nuevamente',
  'issue.copy-area-required': 'Debe seleccionar un Área Municipal',
  // Deleting
  'form-list.delete-title': 'Eliminar formulario',
  'form-list.delete-text': 'Esta acción eliminará el formulario y todas sus respuestas asociadas',
  'form-list.delete-form': 'Formulario',
  'form-list.delete-submissions': 'Respuestas',
  'form-list.delete-no-submissions': 'Sin respuestas',
  'form-list.delete-go': 'Eliminar «{title}»',
  'form-list.deleting': 'Eliminando…',
  'form-list.deleted': 'El formulario se eliminó correctamente',
  'form-list.delete-failed': 'Ocurrió un error al borrar el formulario, por favor intente nuevamente',
  'form-list.delete-stale':
    'Otra persona cambió el formulario mientras tanto. Compruebe que es el que quiere eliminar.',
  'form-list.gone': 'El formulario ya no existe: otra persona lo eliminó.',
  'form-list.cancel': 'Cancelar',
  // Own submissions
  'form-list.own-title': 'Mis respuestas',
  'form-list.private-title': '¿Hacer privado «{title}»?',
  'form-list.private-text': 'Se borrará lo que solo tienen los formularios públicos: {settings}.',
  'form-list.private-yes': 'Hacer privado',
  'form-list.now-public': '«{title}» ahora es público',
  'form-list.now-private': '«{title}» ahora es privado',
  'form-list.visibility-undone': 'El formulario quedó como estaba',
  'form-list.clear-filter': 'Limpiar el filtro',
  'form-list.duplicate-name': 'Título de la copia',
  'form-list.duplicate-open': 'Abrir la copia',
} as const;
