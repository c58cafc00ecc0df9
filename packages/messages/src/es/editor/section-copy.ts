// Texts of copying sections from another form.
export const sectionCopy = {
  'editor.copy-sections': 'Copiar de otro formulario',
  'editor.copy-sections-text':
    'Elija el formulario y las secciones. Se copian al final, con sus preguntas, condiciones, opciones y textos en otros idiomas.',
  'editor.copy-sections-search': 'Buscar formulario',
  'editor.copy-sections-forms': 'Formularios',
  'editor.copy-sections-no-forms': 'Ningún formulario que usted pueda editar se llama así.',
  'editor.copy-sections-choose': 'Secciones de «{title}»',
  'editor.copy-sections-section.one': '{name} (una pregunta)',
  'editor.copy-sections-section': '{name} ({count} preguntas)',
  'editor.copy-sections-none': '«{title}» no tiene secciones.',
  'editor.copy-sections-other': 'Elegir otro formulario',
  'editor.copy-sections-go': 'Copiar las elegidas',
  'editor.copy-sections-go-count.one': 'Copiar una sección',
  'editor.copy-sections-go-count': 'Copiar {count} secciones',
  'editor.copied-sections.one': 'Se copió una sección al final del formulario.',
  'editor.copied-sections': 'Se copiaron {count} secciones al final del formulario.',
  'editor.copied-areas-left': 'No vino el área asociada, porque no es de este municipio: {areas}.',
} as const;
