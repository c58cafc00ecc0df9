// Basque texts of exporting the submissions of a form.
export const exports = {
  'export.open': 'Esportatu',
  'export.title': 'Esportatu erantzunak',
  'export.text':
    'Zerrendak erakusten dituen {count} erantzunak esportatzen dira, haren iragazkiekin eta ordenan.',
  'export.text.one': 'Zerrendak erakusten duen erantzuna esportatzen da.',
  'export.format': 'Formatua',
  'export.format-xlsx': 'Excel',
  'export.format-csv': 'CSV',
  'export.format-zip': 'Excel, fitxategiekin (ZIP)',
  'export.help-xlsx': 'Kalkulu-orri bat, erantzun bakoitzeko errenkada batekin.',
  'export.help-csv': 'Kalkulu-orri bera testu gisa, beste programa batzuetarako.',
  'export.help-zip':
    'Kalkulu-orria eta erantzun bakoitzeko karpeta bat, haren irudi, dokumentu, bideo eta sinadurekin.',
  'export.go': 'Esportatu',
  'export.writing': 'Esportatzen… % {percent}',
  'export.waiting-short': 'Zain…',
  'export.starting': 'Deskarga prestatzen…',
  'export.ahead.one': 'Esportazio {count} dago zurearen aurretik.',
  'export.ahead': '{count} esportazio daude zurearen aurretik.',
  'export.downloading': 'Fitxategia deskargatzen ari da. Leiho hau itxi eta lanean jarrai dezakezu.',
  'export.done': 'Fitxategia deskargatu da.',
  'export.ended': 'Esportazioa bertan behera utzi da.',
  'export.cancel': 'Utzi esportazioa',
  'export.again': 'Esportatu berriro',
  'export.failed-title': 'Kontuz',
  'export.failed':
    'Errore bat gertatu da fitxategia sortzean; egin atzera eta sartu berriro zerrendan, mesedez',
} as const;
