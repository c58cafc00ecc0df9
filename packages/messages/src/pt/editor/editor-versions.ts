// Portuguese texts of the versions of a form: bringing one back, two people who saved, leaving.
export const editorVersions = {
  'editor.restore': 'Restaurar',
  'editor.restore-of': 'Restaurar a versão {version}',
  'editor.restore-title': 'Restaurar a versão {version}?',
  'editor.restore-text':
    'Ela será aberta no editor como mudanças sem salvar. Nada muda para quem responde até que você a salve.',
  'editor.restore-changes': 'O que vai mudar',
  'editor.restore-left': 'O que não pode ser restaurado',
  'editor.restore-left-text':
    'O formulário já tem respostas: sua estrutura e seus estados não mudam. Com tudo como estava, você pode abri-la como formulário novo.',
  'editor.restore-locked':
    'Este formulário já tem respostas e não admite edições. Você pode abrir esta versão como formulário novo.',
  'editor.restore-as-new': 'Abrir como formulário novo',
  'editor.restore-open': 'Abrir no editor',
  'editor.restored':
    'Você está vendo a versão {version} como mudanças sem salvar. Revise-a e salve-a. «Desfazer» devolve o que havia.',
  'editor.restored-left.one': 'Uma mudança não pôde ser restaurada, porque o formulário já tem respostas.',
  'editor.restored-left':
    '{count} mudanças não puderam ser restauradas, porque o formulário já tem respostas.',
  'editor.history-number': 'Versão {version}',
  'editor.history-count.one': 'Uma resposta',
  'editor.history-count': '{count} respostas',
  'editor.save-and-leave': 'Salvar e sair',
  'editor.save-and-stay': 'Salvar e continuar editando',
  'editor.stale-text-own':
    'Você salvou este formulário em outra aba ou em outro dispositivo enquanto o editava aqui. Suas mudanças daqui continuam na tela e não foram salvas.',
  'editor.stale-merge': 'Combinar as duas',
  'editor.stale-merge-text':
    'Foram mudadas coisas diferentes: elas podem ser combinadas. O resultado fica na tela, sem salvar, para você revisar.',
  'editor.merged': 'As duas versões foram combinadas. Revise o formulário e salve-o.',
  'editor.newer':
    '{name} salvou uma versão mais nova deste formulário. Ao salvar você poderá compará-la com a sua.',
  'editor.newer-own':
    'Você salvou uma versão mais nova deste formulário em outra aba ou em outro dispositivo. Ao salvar você poderá compará-la com esta.',
  'editor.newer-compare': 'Comparar agora',
  'editor.reload': 'Mudar o idioma agora?',
  'editor.reload-text':
    'A página é carregada de novo. Suas mudanças sem salvar são conservadas neste dispositivo, mas não poderão mais ser desfeitas passo a passo.',
  'editor.reload-yes': 'Mudar o idioma',
} as const;
