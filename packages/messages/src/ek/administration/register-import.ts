// Texts of the pages where registers of a municipality are filled from a spreadsheet.
export const registerImport = {
  'asset-import.title': 'Aktiboak inportatu',
  'asset-import.description':
    'Excel kalkulu-orri bat (.xlsx) edo balio bereiziak (.csv), lerro bakoitzean aktibo bat eta izenburuak lehenengoan. «Aktiboak» atalean deskargatzen dena eredu gisa balio du.',
  'asset-import.columns-text':
    'Fitxategiko zein zutabe den datu bakoitza. Izena, mota, latitudea eta longitudea beharrezkoak dira. Aktibo baten zenbakia duen lerro batek ez du hura aldatzen.',
  'asset-import.empty': '«{name}» fitxategiak ez du aktiborik: izenburuen azpian ez dago lerrorik.',
  'asset-import.create': 'Gehitu {count} aktibo',
} as const;
