// Basque words that appear only on a record, which the server draws.
export const record = {
  'record.no-answer': 'Erantzunik gabe',
  'record.marked': 'markekin',
  'record.original': 'Jatorrizkoa',
  'record.current': 'Oraingoa',
  'record.changed-by': '{by}, {moment}',
  'record.page': '{page}. orria, guztira {pages}',
  'record.appointment': 'Hitzordua',
  'record.evidence': 'Bisitaren froga',
  'record.scan-record': 'Eskaneatu kodea akta deskargatzeko',
  'record.scan-state': 'Eskaneatu kodea izapidearen egoera ikusteko',
  'record.scan-form': 'Eskaneatu kodea telefonoaren kamerarekin eta erantzun formularioa',
  'record.picture-broken': 'Ezin izan da irudia erakutsi',
  'record.file-missing': 'Fitxategia jada ez dago',
  'record.continues':
    'Aktak jarraitzen du. Akta batek gehienez {pages} orri ditu; erantzun osoa sisteman irakurtzen da.',
  'record.row': 'Zk.',
} as const;
