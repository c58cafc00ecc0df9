// Basque texts of the look-ups by code.
export const lookUp = {
  'look-up.search': 'Bilatu',
  'look-up.code-help': 'Errespetatu maiuskulak eta minuskulak.',
  'look-up.working': 'Bilatzen… Segundo batzuk iraun dezake.',
  'look-up.record-title': 'Kontsultatu akta',
  'look-up.record-text': 'Sartu zure aktan ageri den deskarga-kodea.',
  'look-up.record-code': 'Aktaren kodea',
  'look-up.record-date': 'Erantzunaren data',
  'look-up.record-date-help':
    'Kode hau laburra da: akta erakusteko, haren data ere behar da (EE/HH/UUUU). Aktan aurkituko duzu, erantzunaren kodearen ondoan.',
  'look-up.record-date-wrong': 'Sartu data EE/HH/UUUU moduan, adibidez 25/03/2026.',
  'look-up.record-done': 'Akta ondo deskargatu da',
  'look-up.record-failed': 'Errore bat gertatu da akta deskargatzean',
  'look-up.state-title': 'Kontsultatu izapide baten egoera',
  'look-up.state-text': 'Sartu formularioa bidaltzean jaso zenuen kodea.',
  'look-up.state-code': 'Izapidearen kodea',
  'look-up.state-failed': 'Errore bat gertatu da egoera kontsultatzean. Saiatu berriro.',
} as const;
