// Texts of saving a form: what a save means, why it was refused, and how the work goes on.
export const editorSaving = {
  'editor.turn-off': 'Desativar',
  'editor.confirm-editableForm-off-title': 'Desativar «Formulário editável»?',
  'editor.confirm-editableForm-off':
    'Depois de salvar, ninguém poderá mudar perguntas, textos, opções nem configuração deste formulário, porque ele já tem respostas. Também não será possível ativar «Formulário editável» de novo.',
  'editor.created-editable':
    'Quando chegar a primeira resposta, não será mais possível adicionar, eliminar nem mover seções e perguntas.',
  'editor.created-locking':
    'Quando chegar a primeira resposta, não será mais possível mudar nada, a menos que você ative antes «Formulário editável».',
  'editor.title-proposal': 'Usar «{title}»',
  'editor.refused': 'Suas mudanças não podem ser salvas neste formulário',
  'editor.refused-answered':
    'Enquanto você o editava chegou uma resposta, e o que você mudou não pode mais ser mudado. Você pode levar suas mudanças para um formulário novo.',
  'editor.refused-deleted':
    'Alguém eliminou o formulário enquanto você o editava. Você pode levar suas mudanças para um formulário novo.',
  'editor.refused-outside':
    'O formulário não está mais entre suas áreas municipais. Você pode levar suas mudanças para um formulário novo.',
  'editor.save-as-copy': 'Salvar como cópia',
  'editor.go-on-as-copy': 'Continuar numa cópia',
  'editor.discard-changes': 'Descartar minhas mudanças',
  'editor.discard-changes-ask': 'Descartar as suas mudanças?',
  'editor.discard-changes-text': 'São eliminadas deste dispositivo e não podem ser recuperadas.',
  'editor.copy-title': 'Cópia de {title}',
  'editor.copy-notice': 'É uma cópia sem salvar, com suas mudanças. Revise o título e salve-a.',
  'editor.copy-discard': 'Descartá-la',
  'editor.lost-kept': 'Este dispositivo conserva mudanças sem salvar de «{title}», de {date}.',
  'editor.open-elsewhere':
    'Este formulário está aberto em outra aba deste navegador. O que você mudar aqui é conservado à parte e não substitui o da outra.',
  'editor.draft-unreadable':
    'Não foi possível ler o que este dispositivo tinha salvo: se havia mudanças suas sem salvar, elas não aparecem. Recarregue a página para procurá-las de novo.',
  'editor.other-drafts': 'Neste dispositivo ficaram formulários novos sem salvar:',
  'editor.untitled-form': 'Formulário sem título',
  'editor.draft-continue': 'Continuar',
  'editor.draft-continue-of': 'Continuar «{title}», de {date}',
  'editor.draft-discard': 'Descartar',
  'editor.draft-discard-of': 'Descartar «{title}», de {date}',
  'editor.draft-discard-ask': 'Descartar o formulário não salvo?',
  'editor.draft-discard-text':
    '«{title}», de {date}, é eliminado deste dispositivo e não pode ser recuperado.',
  'editor.options-set-aside.one':
    'Sua opção é conservada até salvar: ela volta se você escolher outra vez uma seleção.',
  'editor.options-set-aside':
    'Suas {count} opções são conservadas até salvar: elas voltam se você escolher outra vez uma seleção.',
} as const;
