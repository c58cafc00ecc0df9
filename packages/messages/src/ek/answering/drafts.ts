// Basque texts about drafts: submissions that were started on a device and not sent.
export const drafts = {
  'drafts.title': 'Zirriborroak',
  'drafts.description': 'Gailu honetan hasi eta oraindik bidali ez dituzun erantzunak.',
  'drafts.none': 'Gailu honetan ez dago bidali gabeko erantzunik.',
  'drafts.untitled': 'Izenbururik gabeko formularioa',
  'drafts.saved-at': 'Azken aldaketa: {moment}',
  'drafts.kind-new': 'Erantzun berria',
  'drafts.kind-correction': 'Zuzenketa',
  'drafts.kind-completion': 'Osatzeko erantzuna',
  'drafts.kind-revision': 'Berrikuspena',
  'drafts.resume': 'Jarraitu',
  'drafts.resume-named': 'Jarraitu: {form}',
  'drafts.discard': 'Baztertu',
  'drafts.discard-named': 'Baztertu: {form}',
  'drafts.discard-title': 'Zirriborroa baztertu?',
  'drafts.discard-text': 'Formulario honetan idatzita zenuena ezabatuko da: «{form}».',
  'drafts.sign-out-title': 'Bidali gabeko erantzunak daude',
  'drafts.sign-out-text.one':
    'Gailu honetan bidali ez duzun erantzun {count} dago. Beste pertsona batzuek gailua erabiltzen badute, hobe da ezabatzea.',
  'drafts.sign-out-text':
    'Gailu honetan bidali ez dituzun {count} erantzun daude. Beste pertsona batzuek gailua erabiltzen badute, hobe da ezabatzea.',
  'drafts.sign-out-keep': 'Gorde eta irten',
  'drafts.sign-out-discard': 'Ezabatu eta irten',
} as const;
