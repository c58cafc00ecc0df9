// Noiz eta non erantzuten den erregistratzeari buruzko testuak.
export const evidence = {
  'evidence.notice':
    'Formulario honek gailuaren kokapena eta ordua erregistratzen ditu hastean eta bidaltzean, bisita jasota uzteko.',
  'evidence.notice-position':
    'Formulario honek gailuaren kokapena erregistratzen du hastean eta bidaltzean, bisita jasota uzteko.',
  'evidence.notice-times':
    'Formulario honek gailuaren ordua erregistratzen du hastean eta bidaltzean, bisita jasota uzteko.',
  'evidence.stamp-notice':
    'Argazki bakoitzak behealdean gailuaren data, ordua eta kokapena daramatza, eta harekin gordetzen dira, froga gisa.',
  'evidence.stamp-taken': 'Aterata: {moment}',
  'evidence.stamp-added': 'Gehituta: {moment} (argazkia lehenagokoa da)',
  'evidence.stamp-none': 'Kokapenik gabe',
  'scan.open': 'Kodea eskaneatu',
  'scan.close': 'Kamera itxi',
  'scan.camera': 'Kamera: hurbildu kodea',
  'scan.read': 'Irakurritako kodea: {code}',
  'scan.refused': 'Ezin izan da kamera erabili. Idatzi kodea.',
  'voice.record': 'Grabatu ahots-oharra',
  'voice.help': 'Gehienez bost minutu. Mikrofonoa grabatzen duen bitartean bakarrik erabiltzen da.',
  'voice.stop': 'Gelditu',
  'voice.time': '{time} / {limit}',
  'voice.began': 'Grabatzen. Bost minutu grabatu ditzakezu gehienez.',
  'voice.asking': 'Baimendu mikrofonoa nabigatzailearen galderan.',
  'voice.refused':
    'Ezin izan da mikrofonoa erabili: ez du baimenik. Baimendu nabigatzailean eta saiatu berriro, edo idatzi esatera zindoazena.',
  'voice.none': 'Gailu honetan ez dago erabil daitekeen mikrofonorik. Idatzi esatera zindoazena.',
  'voice.unsupported': 'Nabigatzaile honek ezin du soinurik grabatu. Idatzi esatera zindoazena.',
  'voice.left': 'Grabazioa gelditu egin da orria uztean. Ordura arte grabatutakoa gorde da.',
  'voice.interrupted': 'Grabazioa eten egin da. Ordura arte grabatutakoa gorde da.',
  'voice.empty': 'Ez da ezer grabatu. Saiatu berriro.',
  'voice.limit': 'Grabazioa bost minutura iritsi eta gelditu egin da. Osorik gorde da.',
  'voice.name': 'Ahots-oharra, {minutes} min {seconds} s',
  'issue.evidence-not-asked': 'Formularioak ez du datu hau eskatzen.',
  'issue.evidence-time-wrong':
    'Ordua ezin da zuzena izan: etorkizunean dago, 14 egun baino gehiago ditu, edo amaiera hasiera baino lehenagokoa da.',
} as const;
