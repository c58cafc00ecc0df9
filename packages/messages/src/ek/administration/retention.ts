// Basque texts of how long a municipality keeps submissions.
export const retention = {
  'retention.title': 'Erantzunen gordeketa',
  'retention.months': 'Erantzunak gordetzen diren hilabeteak',
  'retention.help': '1 gutxienez eta {max} gehienez, bidali ziren egunetik. Hutsik: beti.',
  'retention.by-form': 'Beste epe bat formulario baterako',
  'retention.by-form-none': 'Aukeratu formulario bat',
  'retention.of': '«{form}»: hilabeteak',
  'retention.form-help': 'Hutsik: beti.',
  'retention.remove': 'Kendu epea: «{form}»',
  'retention.forever': 'Erantzunak beti gordetzen dira: ez da bat ere ezabatzen dataren arabera.',
  'retention.text':
    'Epea betetzen duten erantzunak minutu gutxitan ezabatzen dira, fitxategiekin, eta ezin da desegin. Aginduz gordetakoak, sinatuak, ordainketak dituzten formularioetakoak eta herritarren atarikoak ez dira ezabatzen.',
  'retention.counting': 'Epea bete duten erantzunak zenbatzen…',
  'retention.none': 'Epe honekin orain ez da erantzunik ezabatzen.',
  'retention.now': 'Epe honekin {count} erantzun ezabatzen dira orain:',
  'retention.now.one': 'Epe honekin erantzun {count} ezabatzen da orain:',
  'retention.of-form': '{form}: {count}',
  'retention.kept': 'Epea bete duten beste batzuk gorde egiten dira: {count}.',
  'retention.count-failed': 'Ezin izan da zenbatu zenbat erantzunek bete duten epea. Saiatu berriro.',
  'retention.ask': '{count} erantzun ezabatu?',
  'retention.ask.one': 'Erantzun {count} ezabatu?',
  'retention.ask-text':
    'Gordetzean, epea bete duten erantzunak ezabatzen dira minutu gutxitan, fitxategiekin: {forms}. Ezin da desegin.',
  'retention.ask-yes': 'Gorde eta ezabatu',
  'retention.ask-no': 'Utzi',
} as const;
