// Texts of the page where accounts come from a spreadsheet.
export const userImport = {
  'user-import.title': 'Erabiltzaileak inportatu',
  'user-import.description':
    'Excel kalkulu-orri bat (.xlsx) edo balio bereiziak (.csv), lerro bakoitzean kontu bat eta izenburuak lehenengoan. «Erabiltzaileak» atalean deskargatzen dena eredu gisa balio du.',
  'user-import.empty': '«{name}» fitxategiak ez du konturik: izenburuen azpian ez dago lerrorik.',
  'user-import.columns-text':
    'Fitxategiko zein zutabe den datu bakoitza. Erabiltzailea, rola eta arloak beharrezkoak dira; hainbat arlo puntu eta komaz bereizita doaz.',
  'user-import.name': 'Izen-abizenak',
  'user-import.create': 'Sortu {count} kontu',
  'user-import.create.one': 'Sortu kontu {count}',
} as const;
