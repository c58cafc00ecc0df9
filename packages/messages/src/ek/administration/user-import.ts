// Texts of the page where accounts come from a spreadsheet.
export const userImport = {
  'user-import.title': 'Erabiltzaileak inportatu',
  'user-import.description':
    'Excel kalkulu-orri bat (.xlsx) edo balio bereiziak (.csv), lerro bakoitzean kontu bat eta izenburuak lehenengoan. «Erabiltzaileak» atalean deskargatzen dena eredu gisa balio du.',
  'user-import.choose': 'Fitxategia aukeratu',
  'user-import.reading': 'Fitxategia irakurtzen…',
  'user-import.unreadable':
    'Ezin izan da «{name}» irakurri. Gorde kalkulu-orria .xlsx edo .csv gisa eta aukeratu berriro.',
  'user-import.too-large':
    '«{name}» fitxategiak {max} MB baino gehiago ditu. Zatitu hainbat kalkulu-orritan.',
  'user-import.too-many':
    'Kalkulu-orriak {count} lerro ditu eta gehienez {max} onartzen dira. Zatitu hainbatetan.',
  'user-import.empty': '«{name}» fitxategiak ez du konturik: izenburuen azpian ez dago lerrorik.',
  'user-import.columns': 'Zutabeak',
  'user-import.columns-text':
    'Fitxategiko zein zutabe den datu bakoitza. Erabiltzailea, rola eta arloak beharrezkoak dira; hainbat arlo puntu eta komaz bereizita doaz.',
  'user-import.column-number': '{number}. zutabea',
  'user-import.no-column': '(ez dago)',
  'user-import.column-needed': 'Zutabe hau beharrezkoa da.',
  'user-import.lines': 'Kalkulu-orriko kontuak',
  'user-import.show': 'Erakutsi',
  'user-import.all': 'Guztiak ({count})',
  'user-import.count-wrong': 'Erroreekin ({count})',
  'user-import.count-ready': 'Prest ({count})',
  'user-import.count-created': 'Sortuta ({count})',
  'user-import.line': 'Lerroa',
  'user-import.name': 'Izen-abizenak',
  'user-import.outcome': 'Emaitza',
  'user-import.detail': 'Xehetasuna',
  'user-import.is-unchecked': 'Egiaztatu gabe',
  'user-import.is-wrong': 'Errorearekin',
  'user-import.is-ready': 'Sortzeko prest',
  'user-import.is-created': 'Sortuta',
  'user-import.check': 'Egiaztatu',
  'user-import.checking': 'Egiaztatzen: {done} / {total}',
  'user-import.create': 'Sortu {count} kontu',
  'user-import.creating': 'Sortzen: {done} / {total}',
  'user-import.stop': 'Gelditu',
  'user-import.checked': '{ready} sor daitezke; {wrong} kontuk erroreak dituzte.',
  'user-import.finished': 'Sortuta: {created}. Erroreekin: {wrong}.',
  'user-import.report': 'Txostena deskargatu',
} as const;
