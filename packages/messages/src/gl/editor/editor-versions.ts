// Galician texts of the versions of a form: bringing one back, two people who saved, leaving.
export const editorVersions = {
  'editor.restore': 'Restaurar',
  'editor.restore-of': 'Restaurar a versión {version}',
  'editor.restore-title': '¿Restaurar a versión {version}?',
  'editor.restore-text':
    'Abrirase no editor como cambios sen gardar. Nada cambia para quen contesta ata que vostede a garde.',
  'editor.restore-changes': 'Que cambiará',
  'editor.restore-left': 'Que non se pode restaurar',
  'editor.restore-left-text':
    'O formulario xa ten respostas: a súa estrutura e os seus estados non cambian. Con todo como estaba pode abrila como formulario novo.',
  'editor.restore-locked':
    'Este formulario xa ten respostas e non admite edicións. Pode abrir esta versión como formulario novo.',
  'editor.restore-as-new': 'Abrir como formulario novo',
  'editor.restore-open': 'Abrir no editor',
  'editor.restored':
    'Está vendo a versión {version} como cambios sen gardar. Revísea e gárdea. «Desfacer» devolve o que había.',
  'editor.restored-left.one': 'Un cambio non se puido restaurar, porque o formulario xa ten respostas.',
  'editor.restored-left': '{count} cambios non se puideron restaurar, porque o formulario xa ten respostas.',
  'editor.history-number': 'Versión {version}',
  'editor.history-count.one': 'Unha resposta',
  'editor.history-count': '{count} respostas',
  'editor.save-and-leave': 'Gardar e saír',
  'editor.save-and-stay': 'Gardar e seguir editando',
  'editor.stale-text-own':
    'Vostede gardou este formulario noutra lapela ou noutro dispositivo mentres o editaba aquí. Os seus cambios de aquí seguen na pantalla e non se gardaron.',
  'editor.stale-merge': 'Combinar as dúas',
  'editor.stale-merge-text':
    'Cambiáronse cousas distintas: pódense combinar. O combinado queda na pantalla, sen gardar, para que o revise.',
  'editor.merged': 'Combináronse as dúas versións. Revise o formulario e gárdeo.',
  'editor.newer':
    '{name} gardou unha versión máis nova deste formulario. Ao gardar poderá comparala coa súa.',
  'editor.newer-own':
    'Vostede gardou unha versión máis nova deste formulario noutra lapela ou noutro dispositivo. Ao gardar poderá comparala con esta.',
  'editor.newer-compare': 'Comparar agora',
  'editor.reload': '¿Cambiar de idioma agora?',
  'editor.reload-text':
    'A páxina vólvese cargar. Os seus cambios sen gardar consérvanse neste dispositivo, pero non se poderán desfacer paso a paso.',
  'editor.reload-yes': 'Cambiar de idioma',
} as const;
