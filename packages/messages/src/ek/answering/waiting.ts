// Basque texts about finished submissions that wait on the device to be sent.
export const waiting = {
  'waiting.offer':
    'Bidaltzeko prest utz dezakezu: gailu honetan geratuko da, eta bere kabuz bidaliko da konexioa itzultzean.',
  'waiting.leave': 'Utzi bidaltzeko prest',
  'waiting.mail-later': 'Postazko kopia geroago eskatzen da, erantzunetik bertatik.',
  'waiting.sale': 'Erosketa batek konexioa behar du ordaintzeko; horregatik ezin da bidaltzeko prest utzi.',
  'waiting.ready': 'Bidaltzeko prest',
  'waiting.sending': 'Bidaltzen…',
  'waiting.refused': 'Ezin izan da bidali: {reason}',
  'waiting.refused-title': 'Ezin izan da bidali',
  'waiting.person-unknown':
    'Erregistroak ez du inor {number} zenbakiarekin. Ireki erantzuna eta sortu pertsona.',
  'waiting.files-lost':
    'Gailu honek ez dauka jada fitxategi edo sinadura bat. Ireki erantzuna, gehitu berriro falta dena eta bidali.',
  'waiting.card-text':
    'Gailu honetan gordeta geratu da. Konexioa dagoenean bere kabuz bidaliko da, aplikazioaren orri bat irekita dagoen bitartean.',
  'waiting.sent-text': 'Konexioa itzultzean bidali da.',
  'waiting.another': 'Erantzun beste bat',
  'waiting.continue': 'Jarraitu idazten',
  'waiting.continue-named': 'Jarraitu idazten: {form}',
  'waiting.send-now': 'Bidali orain',
  'waiting.send-named': 'Bidali orain: {form}',
  'waiting.discard': 'Ezabatu',
  'waiting.discard-named': 'Ezabatu: {form}',
  'waiting.discard-title': 'Erantzuna ezabatu?',
  'waiting.discard-text': 'Formulario honetan idatzita zenuena ezabatuko da: «{form}». Ez da bidali.',
  'waiting.untitled': 'Izenbururik gabeko formularioa',
  'waiting.sent': 'Bidalita: «{form}». Kodea: {code}',
  'waiting.sent-today': 'Gaur gailu honetatik bidalitakoak',
  'waiting.sign-in': 'Zure saioa amaitu da: saioa hasten duzunean bidaliko da.',
  'waiting.enter-again':
    'Ataritik egindako sarrera amaitu zaizu: ataritik berriro sartzen zarenean bidaliko da.',
  'waiting.form-gone': 'Ez du jada erantzunik jasotzen; idatzitakoa gailu honetan geratzen da.',
  'waiting.still-here': 'Idatzitakoa gailu honetan geratzen da.',
  'waiting.region': 'Bidaltzeko erantzunak',
  'waiting.see': 'Ikusi bidaltzeko erantzunak',
  'waiting.see-codes': 'Ikusi kodeak',
  'waiting.begun-title': 'Amaitu gabe',
  'waiting.line.one': 'Erantzun {count} bidaltzeko prest dago, eta konexioa dagoenean bere kabuz aterako da.',
  'waiting.line': '{count} erantzun bidaltzeko prest daude, eta konexioa dagoenean beren kabuz aterako dira.',
  'waiting.line-refused.one': 'Erantzun {count} ezin izan da bidali.',
  'waiting.line-refused': '{count} erantzun ezin izan dira bidali.',
  'waiting.line-begun.one': 'Erantzun {count} amaitu gabe dago gailu honetan.',
  'waiting.line-begun': '{count} erantzun amaitu gabe daude gailu honetan.',
  'waiting.line-sent.one': 'Erantzun {count} bidali da gaur.',
  'waiting.line-sent': '{count} erantzun bidali dira gaur.',
  'waiting.login.one':
    'Gailu honetan erantzun {count} dago bidaltzeko prest. Egileak saioa hasten duenean bidaliko da.',
  'waiting.login':
    'Gailu honetan {count} erantzun daude bidaltzeko prest. Egileak saioa hasten duenean bidaliko dira.',
  'waiting.sign-out.one':
    '{count} bidaltzeko prest dago: gordetzen baduzu, saioa berriro hasten duzunean bidaliko da.',
  'waiting.sign-out':
    '{count} bidaltzeko prest daude: gordetzen badituzu, saioa berriro hasten duzunean bidaliko dira.',
} as const;
