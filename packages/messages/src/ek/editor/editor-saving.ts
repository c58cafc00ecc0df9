// Basque texts of saving a form: what a save means, why it was refused, and how the work goes on.
export const editorSaving = {
  'editor.turn-off': 'Desaktibatu',
  'editor.confirm-editableForm-off-title': '«Formulario editagarria» desaktibatu?',
  'editor.confirm-editableForm-off':
    'Gorde ondoren, inork ezin izango ditu formulario honen galderak, testuak, aukerak eta konfigurazioa aldatu, erantzunak baititu. «Formulario editagarria» ere ezin izango da berriro aktibatu.',
  'editor.created-editable':
    'Lehen erantzuna iristen denean, ezin izango da jada atalik eta galderarik gehitu, ezabatu edo mugitu.',
  'editor.created-locking':
    'Lehen erantzuna iristen denean, ezin izango da jada ezer aldatu, lehenago «Formulario editagarria» aktibatzen ez baduzu.',
  'editor.title-proposal': 'Erabili «{title}»',
  'editor.refused': 'Zure aldaketak ezin dira formulario honetan gorde',
  'editor.refused-answered':
    'Zu editatzen ari zinela erantzun bat iritsi da, eta aldatu duzuna ezin da jada aldatu. Zure aldaketak formulario berri batera eraman ditzakezu.',
  'editor.refused-deleted':
    'Norbaitek formularioa ezabatu du zu editatzen ari zinela. Zure aldaketak formulario berri batera eraman ditzakezu.',
  'editor.refused-outside':
    'Formularioa ez dago jada zure udal-arloen artean. Zure aldaketak formulario berri batera eraman ditzakezu.',
  'editor.save-as-copy': 'Gorde kopia gisa',
  'editor.go-on-as-copy': 'Jarraitu kopia batean',
  'editor.discard-changes': 'Baztertu nire aldaketak',
  'editor.discard-changes-ask': 'Zure aldaketak baztertu?',
  'editor.discard-changes-text': 'Gailu honetatik ezabatzen dira, eta ezin dira berreskuratu.',
  'editor.copy-title': 'Kopia: {title}',
  'editor.copy-notice': 'Gorde gabeko kopia bat da, zure aldaketekin. Berrikusi izenburua eta gorde.',
  'editor.copy-discard': 'Baztertu',
  'editor.lost-kept': 'Gailu honek gorde gabeko aldaketak ditu. Formularioa: «{title}». Data: {date}.',
  'editor.open-elsewhere':
    'Formulario hau nabigatzaile honetako beste fitxa batean irekita dago. Hemen aldatzen duzuna aparte gordetzen da, eta ez du bestekoa ordezten.',
  'editor.draft-unreadable':
    'Ezin izan da irakurri gailu honek gordeta zeukana: gorde gabeko aldaketarik bazenuen, ez dira ikusten. Kargatu berriro orria, berriz bilatzeko.',
  'editor.other-drafts': 'Gailu honetan gorde gabeko formulario berriak geratu dira:',
  'editor.untitled-form': 'Izenbururik gabeko formularioa',
  'editor.draft-continue': 'Jarraitu',
  'editor.draft-continue-of': 'Jarraitu: «{title}», {date}',
  'editor.draft-discard': 'Baztertu',
  'editor.draft-discard-of': 'Baztertu: «{title}», {date}',
  'editor.draft-discard-ask': 'Gorde gabeko formularioa baztertu?',
  'editor.draft-discard-text': '«{title}», {date}, gailu honetatik ezabatzen da, eta ezin da berreskuratu.',
  'editor.options-set-aside.one':
    'Bere aukera gorde arte mantentzen da: hautapen-mota bat berriro aukeratzen baduzu, itzuliko da.',
  'editor.options-set-aside':
    'Bere {count} aukerak gorde arte mantentzen dira: hautapen-mota bat berriro aukeratzen baduzu, itzuliko dira.',
} as const;
