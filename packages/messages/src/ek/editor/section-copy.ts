// Basque texts of copying sections from another form.
export const sectionCopy = {
  'editor.copy-sections': 'Kopiatu beste formulario batetik',
  'editor.copy-sections-text':
    'Aukeratu formularioa eta atalak. Amaieran kopiatzen dira, beren galdera, baldintza, aukera eta beste hizkuntzetako testuekin.',
  'editor.copy-sections-search': 'Bilatu formularioa',
  'editor.copy-sections-forms': 'Formularioak',
  'editor.copy-sections-no-forms': 'Editatu dezakezun formulario batek ere ez du izen hori.',
  'editor.copy-sections-choose': '«{title}» formularioaren atalak',
  'editor.copy-sections-section.one': '{name} (galdera bat)',
  'editor.copy-sections-section': '{name} ({count} galdera)',
  'editor.copy-sections-none': '«{title}» formularioak ez du atalik.',
  'editor.copy-sections-other': 'Aukeratu beste formulario bat',
  'editor.copy-sections-go': 'Kopiatu aukeratutakoak',
  'editor.copy-sections-go-count.one': 'Kopiatu atal bat',
  'editor.copy-sections-go-count': 'Kopiatu {count} atal',
  'editor.copied-sections.one': 'Atal bat kopiatu da formularioaren amaieran.',
  'editor.copied-sections': '{count} atal kopiatu dira formularioaren amaieran.',
  'editor.copied-areas-left': 'Lotutako arloa ez da etorri, ez baita udalerri honetakoa: {areas}.',
} as const;
