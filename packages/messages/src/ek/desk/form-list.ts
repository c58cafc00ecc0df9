// Basque texts of the form list's menu and dialogs, and of the list of a person's own submissions.
export const formList = {
  // Row
  'form-list.statistics': 'Ikusi estatistikak',
  'form-list.more': 'Ekintza gehiago: {title}',
  'form-list.own-submissions': 'Nire erantzunak',
  'form-list.duplicate': 'Bikoiztu',
  'form-list.poster': 'QR kodedun kartela',
  'form-list.poster-failed': 'Ezin izan da kartela egin.',
  'form-list.delete': 'Ezabatu',
  // Filters and paging
  'form-list.areas-failed': 'Ezin izan dira udalak eta arloak kargatu.',
  'form-list.pages': 'Formularioen orriak',
  // Duplicating
  'form-list.duplicate-title': 'Bikoiztu formularioa',
  'form-list.duplicate-source': 'Honen kopia sortuko da:',
  'form-list.duplicate-where': 'Aukeratu kopiaren udal-arloa.',
  'form-list.country': 'Herrialdea',
  'form-list.province': 'Probintzia',
  'form-list.municipality': 'Udala',
  'form-list.area': 'Udal-arloa',
  'form-list.choose': 'Hautatu',
  'form-list.duplicate-incidents-option': 'Intzidentziak sortzea',
  'form-list.duplicate-incidents': 'aukera hau formularioa editatuz konfiguratu behar da, bikoiztu ondoren',
  'form-list.duplicate-image':
    'Goiburuko irudia jatorrizko formularioaren udalarena da: beste udal bateko kopiak ez du izango.',
  'form-list.duplicate-go': 'Bikoiztu',
  'form-list.duplicating': 'Bikoizten...',
  'form-list.duplicated': 'Formularioa ondo bikoiztu da',
  'form-list.duplicate-failed': 'Errore bat gertatu da formularioa bikoiztean; saiatu berriro, mesedez',
  'form-list.duplicate-unreadable':
    'Errore bat gertatu da formularioa bikoiztean; kargatu berriro orria eta saiatu berriz, mesedez',
  'issue.copy-area-required': 'Udal-arlo bat hautatu behar duzu',
  // Deleting
  'form-list.delete-title': 'Ezabatu formularioa',
  'form-list.delete-text': 'Ekintza honek formularioa eta hari lotutako erantzun guztiak ezabatuko ditu',
  'form-list.delete-form': 'Formularioa',
  'form-list.delete-submissions': 'Erantzunak',
  'form-list.delete-no-submissions': 'Erantzunik gabe',
  'form-list.delete-go': 'Ezabatu «{title}»',
  'form-list.deleting': 'Ezabatzen…',
  'form-list.deleted': 'Formularioa ondo ezabatu da',
  'form-list.delete-failed': 'Errore bat gertatu da formularioa ezabatzean; saiatu berriro, mesedez',
  'form-list.delete-stale':
    'Bitartean beste pertsona batek formularioa aldatu du. Egiaztatu ezabatu nahi duzuna dela.',
  'form-list.gone': 'Formularioa ez da jada existitzen: beste pertsona batek ezabatu du.',
  'form-list.cancel': 'Utzi',
  // Own submissions
  'form-list.own-title': 'Nire erantzunak',
  'form-list.private-title': '«{title}» pribatu egin?',
  'form-list.private-text': 'Formulario publikoek bakarrik dutena ezabatuko da: {settings}.',
  'form-list.private-yes': 'Egin pribatu',
  'form-list.now-public': '«{title}» publikoa da orain',
  'form-list.now-private': '«{title}» pribatua da orain',
  'form-list.visibility-undone': 'Formularioa lehen bezala geratu da',
  'form-list.clear-filter': 'Garbitu iragazkia',
  'form-list.duplicate-name': 'Kopiaren izenburua',
  'form-list.duplicate-open': 'Ireki kopia',
} as const;
