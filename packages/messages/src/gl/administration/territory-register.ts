// Texts of the screen of countries, provinces and names of municipalities.
export const territoryRegister = {
  'territory-register.title': 'Países e provincias',
  'territory-register.description':
    'Os nomes de países, provincias e municipios, e os países nos que ninguén entra.',
  'territory-register.filter': 'Buscar por nome',
  'territory-register.none': 'Nada coincide coa busca.',
  'territory-register.failed': 'Non se puideron ler os países e as provincias.',
  'territory-register.new-country': 'Engadir país',
  'territory-register.new-province': 'Engadir provincia',
  'territory-register.new-province-of': 'Engadir provincia a {name}',
  'territory-register.name': 'Nome',
  'territory-register.saved': 'Gardouse.',
  'territory-register.save-failed': 'Non se puido gardar.',
  'territory-register.actions': 'Accións de {name}',
  'territory-register.rename': 'Cambiar o nome',
  'territory-register.rename-named': 'Cambiar o nome de {name}',
  'territory-register.delete': 'Eliminar',
  'territory-register.delete-named': 'Eliminar {name}',
  'territory-register.delete-question': 'Eliminar {name}?',
  'territory-register.delete-text': 'Só se elimina o que está baleiro.',
  'territory-register.deleted': 'Eliminouse {name}.',
  'territory-register.no-provinces': 'Aínda non ten provincias.',
  'territory-register.no-municipalities': 'Aínda non ten municipios.',
  'territory-register.disabled': 'Deshabilitado',
  'territory-register.disable': 'Deshabilitar',
  'territory-register.enable': 'Habilitar',
  'territory-register.disable-question': 'Deshabilitar {name}?',
  'territory-register.enable-question': 'Habilitar {name}?',
  'territory-register.disable-text':
    'Ninguén dos seus municipios poderá entrar nin contestar, tampouco quen teña unha páxina aberta. {count} usuarios perden o acceso ata que se habilite de novo. Non se borra nada.',
  'territory-register.disable-text.one':
    'Ninguén dos seus municipios poderá entrar nin contestar, tampouco quen teña unha páxina aberta. Un usuario perde o acceso ata que se habilite de novo. Non se borra nada.',
  'territory-register.disable-text-none':
    'Ninguén poderá contestar os formularios dos seus municipios, tampouco quen teña unha páxina aberta. Non ten usuarios que perdan o acceso. Non se borra nada.',
  'territory-register.enable-text':
    'Os seus {count} usuarios poderán entrar de novo, e os seus formularios poderanse contestar.',
  'territory-register.enable-text.one':
    'O seu usuario poderá entrar de novo, e os seus formularios poderanse contestar.',
  'territory-register.enable-text-none': 'Os seus formularios poderanse contestar. Non ten usuarios.',
  'territory-register.disabled-done': '{name} quedou deshabilitado.',
  'territory-register.enabled': '{name} quedou habilitado.',
} as const;
