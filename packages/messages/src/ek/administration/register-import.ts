// Texts of the pages where registers of a municipality are filled from a spreadsheet.
export const registerImport = {
  'asset-import.title': 'Aktiboak inportatu',
  'asset-import.description':
    'Excel kalkulu-orri bat (.xlsx) edo balio bereiziak (.csv), lerro bakoitzean aktibo bat eta izenburuak lehenengoan. «Aktiboak» atalean deskargatzen dena eredu gisa balio du.',
  'asset-import.columns-text':
    'Fitxategiko zein zutabe den datu bakoitza. Izena, mota, latitudea eta longitudea beharrezkoak dira. Aktibo baten zenbakia duen lerro batek ez du hura aldatzen.',
  'asset-import.empty': '«{name}» fitxategiak ez du aktiborik: izenburuen azpian ez dago lerrorik.',
  'asset-import.create': 'Gehitu {count} aktibo',
  'asset-import.create.one': 'Gehitu aktibo {count}',
  'citizen-import.title': 'Herritarrak inportatu',
  'citizen-import.description':
    'Excel kalkulu-orri bat (.xlsx) edo balio bereiziak (.csv), lerro bakoitzean pertsona bat eta izenburuak lehenengoan. «Herritarrak» atalean deskargatzen dena eredu gisa balio du.',
  'citizen-import.columns-text':
    'Fitxategiko zein zutabe den datu bakoitza. Agiria eta izena beharrezkoak dira; motarik gabe, pertsona fisikoa da. Pertsona bakoitza bere agiriaz ezagutzen da.',
  'citizen-import.empty': '«{name}» fitxategiak ez du pertsonarik: izenburuen azpian ez dago lerrorik.',
  'citizen-import.create': 'Gorde {count} pertsona',
  'citizen-import.create.one': 'Gorde pertsona {count}',
  'citizen-import.correct': 'Dagoeneko daudenak zuzendu',
  'citizen-import.correct-help':
    'Haien datuak kalkulu-orrikoak izango dira, eta zuzenketa bakoitza haien historian geratzen da. Gelaxka huts batek ez du ezer aldatzen.',
  'incident-import.title': 'Intzidentzien arloak eta motak inportatu',
  'incident-import.description':
    'Excel kalkulu-orri bat (.xlsx) edo balio bereiziak (.csv), lerro bakoitzean mota bat eta haren arloa eta izenburuak lehenengoan. «Intzidentzien arloak» atalean deskargatzen dena eredu gisa balio du.',
  'incident-import.columns-text':
    'Fitxategiko zein zutabe den datu bakoitza. Arloa beharrezkoa da, eta gehitu egiten da ez badago. Motarik gabe, lerroa arloari buruzkoa baino ez da.',
  'incident-import.empty':
    '«{name}» fitxategiak ez du arlorik ez motarik: izenburuen azpian ez dago lerrorik.',
  'incident-import.create': 'Gehitu {count} lerro',
  'incident-import.create.one': 'Gehitu lerro {count}',
  'agenda-import.title': 'Agendak inportatu',
  'agenda-import.description':
    'Excel kalkulu-orri bat (.xlsx) edo balio bereiziak (.csv), lerro bakoitzean agenda bat eta izenburuak lehenengoan. «Agendak» atalean deskargatzen dena eredu gisa balio du.',
  'agenda-import.columns-text':
    'Fitxategiko zein zutabe den datu bakoitza. Izena beharrezkoa da. Orduak eta egunak agendan bezala idazten dira; horiek gabe, udalak ematen ditu hitzorduak. Iraupen hutsa 20 minutukoa da.',
  'agenda-import.empty': '«{name}» fitxategiak ez du agendarik: izenburuen azpian ez dago lerrorik.',
  'agenda-import.create': 'Gehitu {count} agenda',
  'agenda-import.create.one': 'Gehitu agenda {count}',
} as const;
