// Basque texts of holds: what by an order nobody may delete.
export const holds = {
  'hold.put': 'Aginduz gorde',
  'hold.open-form': 'Gordetzeko agindua',
  'hold.lift': 'Agindua kendu',
  'hold.put-title': '{code} erantzuna aginduz gorde',
  'hold.put-text': 'Inork ezingo du ezabatu, ezta epea betetzean ere, agindua kendu arte.',
  'hold.put-title-form': '«{title}» aginduz gorde',
  'hold.put-text-form':
    'Inork ezingo ditu formularioa eta haren erantzunak ezabatu, geroago iristen direnak ere ez, agindua kendu arte.',
  'hold.reason': 'Arrazoia',
  'hold.reason-help':
    'Adibidez, aginduaren edo espedientearen zenbakia. Erantzuna ikus dezakeenak irakurtzen du.',
  'hold.reason-missing': 'Idatzi arrazoia.',
  'hold.put-go': 'Gorde',
  'hold.cancel': 'Utzi',
  'hold.lift-title': '{code} erantzunaren agindua kendu?',
  'hold.lift-title-form': '«{title}» formularioaren agindua kendu?',
  'hold.lift-text': 'Gero ezabatu ahal izango da, baita epea betetzean ere.',
  'hold.lift-text-form':
    'Gero formularioa eta haren erantzunak ezabatu ahal izango dira, baita epea betetzean ere.',
  'hold.banner': 'Aginduz gordeta: {reason}',
  'hold.banner-form': 'Aginduz gordeta, formulario osoarekin: {reason}',
  'hold.banner-of-form': 'Aginduz gordeta: {reason}',
  'hold.since': 'Noiztik: {moment}. Nork: {by}.',
  'hold.done': 'Erantzuna aginduz gordeta geratu da.',
  'hold.done-form': 'Formularioa aginduz gordeta geratu da.',
  'hold.lifted': 'Agindua kendu da.',
  'hold.failed': 'Ezin izan da gorde. Saiatu berriro.',
  'hold.read-failed': 'Ezin izan da irakurri formularioa aginduz gordeta dagoen.',
} as const;
