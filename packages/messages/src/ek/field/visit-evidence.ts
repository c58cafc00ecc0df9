// Noiz eta non erantzuten den erregistratzeari buruzko testuak.
export const visitEvidence = {
  'visit-evidence.title': 'Bisitaren froga',
  'visit-evidence.started': 'Hasiera',
  'visit-evidence.ended': 'Amaiera',
  'visit-evidence.duration': 'Iraupena',
  'visit-evidence.start': 'Kokapena hastean',
  'visit-evidence.end': 'Kokapena bidaltzean',
  'visit-evidence.distance': 'Bien arteko distantzia',
  'visit-evidence.metres': '{metres} m',
  'visit-evidence.denied': 'Ez zen baimendu kokapena ikustea',
  'visit-evidence.unavailable': 'Gailuak ezin izan zuen kokapena jakin',
  'visit-evidence.timeout': 'Kokapena ez zen garaiz iritsi',
  'visit-evidence.worse': '{limit} m baino zehaztasun txikiagoa',
  'visit-evidence.photo-taken': 'Aterata: {moment}',
  'visit-evidence.photo-added': 'Gehituta: {moment} (argazkia lehenagokoa da)',
} as const;
