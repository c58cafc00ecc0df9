// English texts of copying sections from another form.
import type { sectionCopy as es } from '../../es/editor/section-copy.ts';

export const sectionCopy: Readonly<Record<keyof typeof es, string>> = {
  'editor.copy-sections': 'Copy from another form',
  'editor.copy-sections-text':
    'Choose the form and the sections. They are copied to the end, with their questions, conditions, options and texts in other languages.',
  'editor.copy-sections-search': 'Search for a form',
  'editor.copy-sections-forms': 'Forms',
  'editor.copy-sections-no-forms': 'No form that you may edit has such a title.',
  'editor.copy-sections-choose': 'Sections of “{title}”',
  'editor.copy-sections-section.one': '{name} (one question)',
  'editor.copy-sections-section': '{name} ({count} questions)',
  'editor.copy-sections-none': '“{title}” has no sections.',
  'editor.copy-sections-other': 'Choose another form',
  'editor.copy-sections-go': 'Copy the chosen ones',
  'editor.copy-sections-go-count.one': 'Copy one section',
  'editor.copy-sections-go-count': 'Copy {count} sections',
  'editor.copied-sections.one': 'One section was copied to the end of the form.',
  'editor.copied-sections': '{count} sections were copied to the end of the form.',
  'editor.copied-areas-left':
    'The related area did not come along, because it is not of this municipality: {areas}.',
};
