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
  'editor.refused': 'Your changes cannot be saved in this form',
  'editor.refused-answered':
    'An answer arrived while you were editing, and what you changed can no longer be changed. You can take your changes to a new form.',
  'editor.refused-deleted':
    'Somebody deleted the form while you were editing it. You can take your changes to a new form.',
  'editor.refused-outside':
    'The form is no longer in your municipal areas. You can take your changes to a new form.',
  'editor.save-as-copy': 'Save as a copy',
  'editor.go-on-as-copy': 'Go on in a copy',
  'editor.discard-changes': 'Discard my changes',
  'editor.discard-changes-ask': 'Discard your changes?',
  'editor.discard-changes-text': 'They are deleted from this device and cannot be recovered.',
  'editor.copy-title': 'Copy of {title}',
  'editor.copy-notice': 'This is an unsaved copy with your changes. Check the title and save it.',
  'editor.copy-discard': 'Discard it',
  'editor.lost-kept': 'This device keeps unsaved changes to “{title}” from {date}.',
  'editor.open-elsewhere':
    'This form is open in another tab of this browser. What you change here is kept separately and does not replace the other.',
  'editor.draft-unreadable':
    'What this device had kept could not be read: changes of yours that were not saved are not shown. Reload the page to look for them again.',
  'editor.other-drafts': 'New forms that were not saved were left on this device:',
  'editor.untitled-form': 'Untitled form',
  'editor.draft-continue': 'Continue',
  'editor.draft-continue-of': 'Continue “{title}” from {date}',
  'editor.draft-discard': 'Discard',
  'editor.draft-discard-of': 'Discard “{title}” from {date}',
  'editor.draft-discard-ask': 'Discard the unsaved form?',
  'editor.draft-discard-text': '“{title}” from {date} is deleted from this device and cannot be recovered.',
  'editor.options-set-aside.one':
    'Its option is kept until you save: it comes back if you choose a selection again.',
  'editor.options-set-aside':
    'Its {count} options are kept until you save: they come back if you choose a selection again.',
};
