// Texts of the screen of countries, provinces and names of municipalities.
export const territoryRegister = {
  'territory-register.title': 'Herrialdeak eta probintziak',
  'territory-register.description':
    'Herrialdeen, probintzien eta udalerrien izenak, eta inor sartzen ez den herrialdeak.',
  'territory-register.filter': 'Bilatu izenaren arabera',
  'territory-register.none': 'Ez dago bilaketarekin bat datorrenik.',
  'territory-register.failed': 'Ezin izan dira herrialdeak eta probintziak irakurri.',
  'territory-register.new-country': 'Gehitu herrialdea',
  'territory-register.new-province': 'Gehitu probintzia',
  'territory-register.new-province-of': 'Gehitu probintzia hemen: {name}',
  'territory-register.name': 'Izena',
  'territory-register.saved': 'Gorde da.',
  'territory-register.save-failed': 'Ezin izan da gorde.',
  'territory-register.actions': 'Ekintzak: {name}',
  'territory-register.rename': 'Aldatu izena',
  'territory-register.rename-named': 'Aldatu izena: {name}',
  'territory-register.delete': 'Ezabatu',
  'territory-register.delete-named': 'Ezabatu {name}',
  'territory-register.delete-question': '{name} ezabatu?',
  'territory-register.delete-text': 'Hutsik dagoena bakarrik ezabatzen da.',
  'territory-register.deleted': 'Ezabatu da: {name}.',
  'territory-register.no-provinces': 'Oraindik ez du probintziarik.',
  'territory-register.no-municipalities': 'Oraindik ez du udalerririk.',
  'territory-register.disabled': 'Desgaituta',
  'territory-register.disable': 'Desgaitu',
  'territory-register.enable': 'Gaitu',
  'territory-register.disable-question': '{name} desgaitu?',
  'territory-register.enable-question': '{name} gaitu?',
  'territory-register.disable-text':
    'Bere udalerrietako inor ezin izango da sartu, ezta erantzun ere; orria irekita duenak ere ez. {count} erabiltzailek sarbidea galduko dute, berriz gaitu arte. Ez da ezer ezabatzen.',
  'territory-register.disable-text.one':
    'Bere udalerrietako inor ezin izango da sartu, ezta erantzun ere; orria irekita duenak ere ez. Erabiltzaile batek sarbidea galduko du, berriz gaitu arte. Ez da ezer ezabatzen.',
  'territory-register.disable-text-none':
    'Inork ezin izango die bere udalerrietako formularioei erantzun; orria irekita duenak ere ez. Ez du sarbidea galduko duen erabiltzailerik. Ez da ezer ezabatzen.',
  'territory-register.enable-text':
    'Bere {count} erabiltzaileak berriz sartu ahal izango dira, eta bere formularioei erantzun ahal izango zaie.',
  'territory-register.enable-text.one':
    'Bere erabiltzailea berriz sartu ahal izango da, eta bere formularioei erantzun ahal izango zaie.',
  'territory-register.enable-text-none':
    'Bere formularioei erantzun ahal izango zaie. Ez du erabiltzailerik.',
  'territory-register.disabled-done': '{name} desgaituta dago.',
  'territory-register.enabled': '{name} gaituta dago.',
} as const;
