// Galician texts of copying sections from another form.
export const sectionCopy = {
  'editor.copy-sections': 'Copiar doutro formulario',
  'editor.copy-sections-text':
    'Elixa o formulario e as seccións. Cópianse ao final, coas súas preguntas, condicións, opcións e textos noutros idiomas.',
  'editor.copy-sections-search': 'Buscar formulario',
  'editor.copy-sections-forms': 'Formularios',
  'editor.copy-sections-no-forms': 'Ningún formulario que vostede poida editar se chama así.',
  'editor.copy-sections-choose': 'Seccións de «{title}»',
  'editor.copy-sections-section.one': '{name} (unha pregunta)',
  'editor.copy-sections-section': '{name} ({count} preguntas)',
  'editor.copy-sections-none': '«{title}» non ten seccións.',
  'editor.copy-sections-other': 'Elixir outro formulario',
  'editor.copy-sections-go': 'Copiar as elixidas',
  'editor.copy-sections-go-count.one': 'Copiar unha sección',
  'editor.copy-sections-go-count': 'Copiar {count} seccións',
  'editor.copied-sections.one': 'Copiouse unha sección ao final do formulario.',
  'editor.copied-sections': 'Copiáronse {count} seccións ao final do formulario.',
  'editor.copied-areas-left': 'Non veu a área asociada, porque non é deste municipio: {areas}.',
} as const;
