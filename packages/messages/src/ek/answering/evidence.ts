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
  'issue.evidence-not-asked': 'Formularioak ez du datu hau eskatzen.',
  'issue.evidence-time-wrong':
    'Ordua ezin da zuzena izan: etorkizunean dago, 14 egun baino gehiago ditu, edo amaiera hasiera baino lehenagokoa da.',
} as const;
