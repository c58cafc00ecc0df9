// Basque texts of the versions of a form: bringing one back, two people who saved, leaving.
export const editorVersions = {
  'editor.restore': 'Berreskuratu',
  'editor.restore-of': 'Berreskuratu {version}. bertsioa',
  'editor.restore-title': '{version}. bertsioa berreskuratu?',
  'editor.restore-text':
    'Editorean irekiko da, gorde gabeko aldaketa gisa. Ez da ezer aldatuko erantzuten dutenentzat, zuk gorde arte.',
  'editor.restore-changes': 'Zer aldatuko den',
  'editor.restore-left': 'Zer ezin den berreskuratu',
  'editor.restore-left-text':
    'Formularioak baditu erantzunak: egitura eta egoerak ez dira aldatzen. Dena zegoen bezala nahi baduzu, formulario berri gisa ireki dezakezu.',
  'editor.restore-locked':
    'Formulario honek baditu erantzunak eta ezin da editatu. Bertsio hau formulario berri gisa ireki dezakezu.',
  'editor.restore-as-new': 'Ireki formulario berri gisa',
  'editor.restore-open': 'Ireki editorean',
  'editor.restored':
    '{version}. bertsioa ikusten ari zara, gorde gabeko aldaketa gisa. Berrikusi eta gorde. «Desegin» sakatuta, lehen zegoena itzultzen da.',
  'editor.restored-left.one': 'Aldaketa bat ezin izan da berreskuratu, formularioak baditu erantzunak eta.',
  'editor.restored-left': '{count} aldaketa ezin izan dira berreskuratu, formularioak baditu erantzunak eta.',
  'editor.history-number': '{version}. bertsioa',
  'editor.history-count.one': 'Erantzun bat',
  'editor.history-count': '{count} erantzun',
  'editor.save-and-leave': 'Gorde eta irten',
  'editor.save-and-stay': 'Gorde eta editatzen jarraitu',
  'editor.stale-text-own':
    'Zuk zeuk gorde duzu formulario hau beste fitxa edo gailu batean, hemen editatzen ari zinela. Hemengo aldaketak pantailan daude oraindik, eta ez dira gorde.',
  'editor.stale-merge': 'Konbinatu biak',
  'editor.stale-merge-text':
    'Gauza desberdinak aldatu dira: konbina daitezke. Emaitza pantailan geratzen da, gorde gabe, berrikus dezazun.',
  'editor.merged': 'Bi bertsioak konbinatu dira. Berrikusi formularioa eta gorde.',
  'editor.newer':
    '{name} erabiltzaileak formulario honen bertsio berriago bat gorde du. Gordetzean zurearekin alderatu ahal izango duzu.',
  'editor.newer-own':
    'Zuk zeuk gorde duzu formulario honen bertsio berriago bat beste fitxa edo gailu batean. Gordetzean honekin alderatu ahal izango duzu.',
  'editor.newer-compare': 'Alderatu orain',
  'editor.reload': 'Hizkuntza orain aldatu?',
  'editor.reload-text':
    'Orria berriro kargatuko da. Gorde gabeko aldaketak gailu honetan gordeko dira, baina ezin izango dira urratsez urrats desegin.',
  'editor.reload-yes': 'Aldatu hizkuntza',
} as const;
