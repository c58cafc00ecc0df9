// Portuguese texts of copying sections from another form.
export const sectionCopy = {
  'editor.copy-sections': 'Copiar de outro formulário',
  'editor.copy-sections-text':
    'Escolha o formulário e as seções. Elas são copiadas no final, com suas perguntas, condições, opções e textos em outros idiomas.',
  'editor.copy-sections-search': 'Buscar formulário',
  'editor.copy-sections-forms': 'Formulários',
  'editor.copy-sections-no-forms': 'Nenhum formulário que você pode editar tem esse título.',
  'editor.copy-sections-choose': 'Seções de «{title}»',
  'editor.copy-sections-section.one': '{name} (uma pergunta)',
  'editor.copy-sections-section': '{name} ({count} perguntas)',
  'editor.copy-sections-none': '«{title}» não tem seções.',
  'editor.copy-sections-other': 'Escolher outro formulário',
  'editor.copy-sections-go': 'Copiar as escolhidas',
  'editor.copy-sections-go-count.one': 'Copiar uma seção',
  'editor.copy-sections-go-count': 'Copiar {count} seções',
  'editor.copied-sections.one': 'Uma seção foi copiada no final do formulário.',
  'editor.copied-sections': '{count} seções foram copiadas no final do formulário.',
  'editor.copied-areas-left': 'A área associada não veio, porque não é deste município: {areas}.',
} as const;
