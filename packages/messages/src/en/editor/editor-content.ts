// English texts of the editor about a form's content.
import type { editorContent as es } from '../../es/editor/editor-content.ts';

export const editorContent: Readonly<Record<keyof typeof es, string>> = {
  // Dragging
  'editor-content.drag': 'Drag to move',
  'editor-content.dropped': '“{name}” is at place {position} of {total}',
  'editor-content.dropped-in': '“{name}” is at place {position} of {total} in “{owner}”',
  'editor-content.not-dropped': '“{name}” is still in its place',
  // Translations
  'editor-content.languages': 'Languages',
  'editor-content.languages-help':
    'People who answer in another language read these texts; where a translation is missing they read the original.',
  'editor-content.languages-list': 'Added languages',
  'editor-content.add-language': 'Add a language',
  'editor-content.language-added': 'Language added: {language}',
  'editor-content.progress': '{done} of {total} texts translated',
  'editor-content.translate': 'Translate',
  'editor-content.see': 'View',
  'editor-content.translate-to': 'Translate: {language}',
  'editor-content.see-in': 'View the texts: {language}',
  'editor-content.remove': 'Remove',
  'editor-content.remove-language': 'Remove the language: {language}',
  'editor-content.remove-title': 'Remove the language {language}?',
  'editor-content.remove-text':
    'The translations into this language will be deleted in the whole form. Translated texts: {done}.',
  'editor-content.language-removed': 'Language removed: {language}',
  'editor-content.translations-shown': 'Translations beside each text',
  'editor-content.in-language': '{label} · {language}',
  'editor-content.language.ja': '日本語',
  'editor-content.view-title': 'Translate: {language}',
  'editor-content.translation': 'Translation: {language}',
  'editor-content.translation-of': 'Translation: {language} · {where}',
  'editor-content.only-missing': 'Only texts without translation ({count})',
  'editor-content.nothing-missing': 'All texts are translated.',
  'editor-content.no-texts': 'The form has no texts yet.',
  'editor-content.done': 'Done',
  'editor-content.place.form-title': 'Title of the form',
  'editor-content.place.form-description': 'Description of the form',
  'editor-content.place.form-afterSending': 'Text of the page after sending',
  'editor-content.place.section-title': 'Section {section}: title',
  'editor-content.place.section-description': 'Section {section}: description',
  'editor-content.place.section-prompt': 'Section {section}: question',
  'editor-content.place.condition': 'Section {section}, condition {condition}',
  'editor-content.place.question': 'Section {section}, question {question}',
  'editor-content.place.condition-question': 'Section {section}, condition {condition}, question {question}',
  'editor-content.place.choice': '{question}, option {choice}',
  // Related area
  'editor-content.related-area': 'Related area',
  'editor-content.related-area-help': 'Optional: the municipal area that the section is about.',
  'editor-content.related-area-none': 'None',
  'editor-content.related-area-other': '{name} (not in the list of areas)',
};
