// Basque texts of the hints at what an author may have overlooked.
export const editorHints = {
  'editor.hints': 'Berrikuspena',
  'editor.hints-open': 'Berrikuspena (iradokizunak: {number})',
  'editor.hints-help':
    'Iradokizunak dira: batek ere ez du gordetzea galarazten. Bat aukeratzean bere lekuan irekitzen da, eta Escape teklak zerrenda honetara itzultzen du.',
  'editor.hints-none': 'Ez dago berrikusteko ezer.',
  'editor.hints-dismiss': 'Baztertu iradokizuna: {hint}',
  'editor.hints-dismissed.one': 'Erakutsi baztertutako iradokizun bat',
  'editor.hints-dismissed': 'Erakutsi baztertutako {count} iradokizun',
  'editor.hint.section-untitled': 'Atalak ez du izenbururik.',
  'editor.hint.section-repeated': 'Beste atal batek izen bera du: «{name}».',
  'editor.hint.section-empty': 'Atalak ez du ezer galdetzen.',
  'editor.hint.condition-untitled': 'Baldintzak ez du testurik.',
  'editor.hint.condition-repeated': 'Ataleko beste baldintza batek gauza bera dio: «{name}».',
  'editor.hint.condition-empty': 'Baldintza markatzean ez da galderarik agertzen.',
  'editor.hint.question-untitled': 'Galderak ez du izenbururik.',
  'editor.hint.question-repeated': 'Talde bereko beste galdera batek izen bera du: «{name}».',
  'editor.hint.title-long':
    'Izenburuak {max} karaktere baino gehiago ditu, eta zaila da telefonoan irakurtzeko.',
  'editor.hint.choices-missing': '«{name}» galderak ez du aukerarik: inork ezin du erantzun.',
  'editor.hint.choice-blank': '«{name}» galderak testurik gabeko aukera bat du.',
  'editor.hint.choice-repeated': '«{name}» aukera errepikatuta dago.',
  'editor.hint.link-missing': '«{name}» galderak esteka-testua du, baina helbiderik ez.',
  'editor.hint.link-unusable':
    '«{name}» galderaren estekaren helbidea ezin da ireki. Erabili https:// hasiera duen bat',
  'editor.hint.state-unreachable': 'Erantzun bat ere ezin da «{name}» egoerara iritsi.',
  'editor.hint.signature-untitled': 'Sinadurak ez du izenbururik.',
  'editor.hint.translation-missing.one': 'Testu bat itzultzeke dago.',
  'editor.hint.translation-missing': '{count} testu itzultzeke daude.',
  'editor.hint.translation-outdated': '«{name}» aldatu da, eta itzulpena lehen bezala dago: {languages}.',
} as const;
