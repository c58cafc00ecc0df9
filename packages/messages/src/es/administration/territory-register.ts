// Texts of the screen of countries, provinces and names of municipalities.
export const territoryRegister = {
  'territory-register.title': 'Países y provincias',
  'territory-register.description':
    'Los nombres de países, provincias y municipios, y los países a los que nadie entra.',
  'territory-register.filter': 'Buscar por nombre',
  'territory-register.none': 'Nada coincide con la búsqueda.',
  'territory-register.failed': 'No se pudieron leer los países y las provincias.',
  'territory-register.new-country': 'Agregar país',
  'territory-register.new-province': 'Agregar provincia',
  'territory-register.new-province-of': 'Agregar provincia a {name}',
  'territory-register.name': 'Nombre',
  'territory-register.saved': 'Se guardó.',
  'territory-register.save-failed': 'No se pudo guardar.',
  'territory-register.actions': 'Acciones de {name}',
  'territory-register.rename': 'Cambiar nombre',
  'territory-register.rename-named': 'Cambiar nombre de {name}',
  'territory-register.delete': 'Eliminar',
  'territory-register.delete-named': 'Eliminar {name}',
  'territory-register.delete-question': '¿Eliminar {name}?',
  'territory-register.delete-text': 'Solo se elimina lo que está vacío.',
  'territory-register.deleted': 'Se eliminó {name}.',
  'territory-register.no-provinces': 'Todavía no tiene provincias.',
  'territory-register.no-municipalities': 'Todavía no tiene municipios.',
  'territory-register.disabled': 'Deshabilitado',
  'territory-register.disable': 'Deshabilitar',
  'territory-register.enable': 'Habilitar',
  'territory-register.disable-question': '¿Deshabilitar {name}?',
  'territory-register.enable-question': '¿Habilitar {name}?',
  'territory-register.disable-text':
    'Nadie de sus municipios podrá entrar ni contestar, tampoco quien tenga una página abierta. Se pierde el acceso de {count} usuarios hasta que se habilite de nuevo. No se borra nada.',
  'territory-register.disable-text.one':
    'Nadie de sus municipios podrá entrar ni contestar, tampoco quien tenga una página abierta. Se pierde el acceso de un usuario hasta que se habilite de nuevo. No se borra nada.',
  'territory-register.disable-text-none':
    'Nadie podrá contestar los formularios de sus municipios, tampoco quien tenga una página abierta. No tiene usuarios que pierdan el acceso. No se borra nada.',
  'territory-register.enable-text':
    'Sus {count} usuarios podrán entrar de nuevo, y sus formularios se podrán contestar.',
  'territory-register.enable-text.one':
    'Su usuario podrá entrar de nuevo, y sus formularios se podrán contestar.',
  'territory-register.enable-text-none': 'Sus formularios se podrán contestar. No tiene usuarios.',
  'territory-register.disabled-done': '{name} quedó deshabilitado.',
  'territory-register.enabled': '{name} quedó habilitado.',
} as const;
