// English texts of saving a form.
import type { editorSaving as es } from '../../es/editor/editor-saving.ts';

export const editorSaving: Readonly<Record<keyof typeof es, string>> = {
  'editor.turn-off': 'Turn off',
  'editor.confirm-editableForm-off-title': 'Turn off “Editable form”?',
  'editor.confirm-editableForm-off':
    'After saving, nobody will be able to change questions, texts, options or settings of this form, because it already has answers. “Editable form” cannot be turned on again either.',
  'editor.created-editable':
    'Once the first answer arrives, sections and questions can no longer be added, deleted or moved.',
  'editor.created-locking':
    'Once the first answer arrives, nothing can be changed any more, unless you turn on “Editable form” before.',
  'editor.title-proposal': 'Use “{title}”',
};
