// Basque texts about the register of agendas.
// rules: X34.70
export const agendas = {
  'agendas.title': 'Agendak',
  'agendas.description':
    'Udalerriak hitzorduak ematen dituen agendak. Hitzordua duten formularioek haietako bat aukeratzen dute.',
  'agendas.new': 'Gehitu agenda',
  'agendas.none': 'Udalerriak ez du agendarik.',
  'agendas.failed': 'Ezin izan dira agendak lortu.',
  'agendas.read-only':
    'Udalerri honetako hitzorduak udal plataformarenak dira: haren agendak han aldatzen dira.',
  'agendas.column-name': 'Izena',
  'agendas.column-number': 'Zenbakia',
  'agendas.column-actions': 'Ekintzak',
  'agendas.new-title': 'Agenda berria',
  'agendas.edit-title': 'Aldatu agendaren izena',
  'agendas.edit-help': 'Agenda honekin formulario bat duenak izen berria ikusten du.',
  'agendas.created': 'Agenda {id} zenbakiarekin gehitu da.',
  'agendas.saved': 'Agenda gorde da.',
  'agendas.save-failed': 'Ezin izan da agenda gorde.',
  'agendas.delete': 'Ezabatu',
  'agendas.delete-title': '{name} ezabatu?',
  'agendas.delete-text': 'Inork ezingo du gehiago aukeratu. Ezin da desegin.',
  'agendas.in-use':
    'Oraindik ezin da ezabatu: formulario hauek agenda honetako hitzorduak ematen dituzte. Aukeratu haietan beste agenda bat, edo kendu hitzordua.',
  'agendas.deleted': 'Agenda ezabatu da.',
  'agendas.delete-failed': 'Ezin izan da agenda ezabatu.',
  'issue.agenda-name-required': 'Idatzi agendaren izena.',
  'issue.agenda-name-taken': 'Udalerriko beste agenda batek badu izen hori.',
  'issue.agenda-name-too-long': 'Gehienez {max} karaktere izan ditzake.',
} as const;
