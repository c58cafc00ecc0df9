// Basque texts of a form while a person answers it.
export const answering = {
  'answering.title': 'Erantzun formularioa',
  'answering.page-title': '{form} · Erantzun formularioa',
  // Steps
  'answering.steps': 'Urratsak',
  'answering.step': '{number}/{total} urratsa: {name}',
  'answering.step-questions': 'Galderak',
  'answering.step-signatures': 'Sinadurak',
  'answering.not-all-loaded':
    'Zati hau ezin izan da kargatu. Konexioa itzultzean bere kabuz kargatuko da; bitartean, gainerakoarekin jarrai dezakezu.',
  'answering.next': 'Hurrengoa',
  'answering.back': 'Atzera',
  // Sections
  'answering.section': '{number}. atala',
  'answering.expand-all': 'Zabaldu atalak',
  'answering.collapse-all': 'Tolestu atalak',
  'answering.missing.one': 'Nahitaezko erantzun {count} falta da',
  'answering.missing': 'Nahitaezko {count} erantzun falta dira',
  'answering.section-complete': 'Osatuta',
  'answering.no-questions': 'Formulario honek ez du oraindik galderarik.',
  // Questions
  'answering.required': '(nahitaezkoa)',
  'answering.error': 'Errorea:',
  'answering.yes': 'Bai',
  'answering.no': 'Ez',
  'answering.clear-choice': 'Kendu aukera',
  'answering.help-integer': 'Zenbakiak soilik, punturik eta komarik gabe.',
  'answering.help-decimal': 'Zenbakiak soilik. Dezimalak koma baten ondoren, adibidez 12,50.',
  'answering.help-date': 'Eguna, hilabetea eta urtea, adibidez 25/03/2026.',
  'answering.help-time': 'Ordua eta minutuak, adibidez 09:30.',
  'answering.help-link': 'Web-helbide bat, adibidez https://www.ejemplo.org.',
  'answering.help-multiple': 'Aukera bat baino gehiago hauta dezakezu.',
  'answering.help-comment': 'Iruzkina (aukerakoa).',
  'answering.help-conditions': 'Markatu dagokiona.',
  'answering.help-single-condition':
    'Markatu bakar bat. Beste bat aukeratzeko, kendu lehenik markatuta dagoenaren marka.',
  'answering.new-tab': '(fitxa berri batean irekitzen da)',
  'answering.search': 'Bilatu',
  'answering.search-options': 'Bilatu aukeren artean: {question}',
  'answering.options-found': 'Aurkitutako aukerak: {count}',
  'answering.without-options': 'Galdera honek ez du oraindik aukerarik.',
  'answering.no-options': 'Ez dago bilaketarekin bat datorren aukerarik.',
  'answering.more-options': 'Erakutsitako aukerak: {shown}; guztira: {count}. Idatzi gainerakoak aurkitzeko.',
  'answering.pick-date': 'Aukeratu egutegian: {question}',
  // Conditions and copies of a section
  'answering.condition-cleared': '«{condition}» baldintzaren erantzunak ezabatu dira.',
  'answering.undo': 'Desegin',
  'answering.repeat': 'Errepikatu atala',
  'answering.copy': '{title} ({number})',
  'answering.remove': 'Kendu',
  'answering.remove-title': 'Kopia hau kendu?',
  'answering.remove-text': 'Atal honetan erantzun duzuna galduko da: «{title} ({number})».',
  // Sending
  'answering.progress': 'Nahitaezko erantzunak: {done} / {total}',
  'answering.nothing-required': 'Ez dago nahitaezko erantzunik.',
  'answering.check': 'Erantzunak berrikusi',
  'answering.section-of': '{number}. atala, {total}tik',
  'answering.send': 'Bidali',
  'answering.send-and-mail': 'Gorde eta bidali postaz',
  'answering.checking':
    'Bidalketa asko daude aldi berean: gailu honek egiaztapen bat egiten du bidali aurretik. Minutu bat iraun dezake.',
  'answering.sending': 'Bidaltzen…',
  'answering.not-sent': 'Erantzuna ez da bidali. Idatzi duzuna orri honetan dago oraindik.',
  'answering.offline-kept-bar': 'Konexiorik gabe. Erantzuten duzuna gailu honetan gordetzen da.',
  'answering.cancel': 'Utzi',
  'answering.maybe-stored': 'Ez dakigu iritsi den. Berriro saiatuta ere ez da bikoiztuko.',
  // Recovered drafts
  'answering.calendar-not-loaded': 'Egutegia ezin izan da kargatu. Data idatz dezakezu.',
  'answering.newer-version':
    'Baliteke orri honen bertsio berri bat egotea. Kargatu berriro orria: idatzi duzuna gordeta geratzen da.',
  'answering.from-device':
    'Konexiorik gabe: formularioa azken aldiz ireki zenuen bezala dago. Erantzun dezakezu, eta konexioa itzultzean bidali.',
  // Shown instead of the form
  'answering.error-title': 'Errorea',
  'answering.not-loaded': 'Ezin izan da formularioa ireki',
} as const;
