// English texts of the hints at what an author may have overlooked.
import type { editorHints as es } from '../../es/editor/editor-hints.ts';

export const editorHints: Readonly<Record<keyof typeof es, string>> = {
  'editor.hints': 'Review',
  'editor.hints-open': 'Review (suggestions: {number})',
  'editor.hints-help':
    'These are suggestions: none of them prevents saving. Choosing one opens it where it is, and Escape returns to this list.',
  'editor.hints-none': 'There is nothing to review.',
  'editor.hints-dismiss': 'Dismiss the suggestion: {hint}',
  'editor.hints-dismissed.one': 'Show one dismissed suggestion',
  'editor.hints-dismissed': 'Show {count} dismissed suggestions',
  'editor.hint.section-untitled': 'The section has no title.',
  'editor.hint.section-repeated': 'Another section has the same title: “{name}”.',
  'editor.hint.section-empty': 'The section asks nothing.',
  'editor.hint.condition-untitled': 'The condition has no text.',
  'editor.hint.condition-repeated': 'Another condition of the section says the same: “{name}”.',
  'editor.hint.condition-empty': 'Ticking the condition shows no question.',
  'editor.hint.question-untitled': 'The question has no title.',
  'editor.hint.question-repeated': 'Another question of the same group has the same title: “{name}”.',
  'editor.hint.title-long': 'The title has more than {max} characters and is hard to read on a phone.',
  'editor.hint.choices-missing': '“{name}” has no options: nobody can answer it.',
  'editor.hint.choice-blank': '“{name}” has an option without text.',
  'editor.hint.choice-repeated': 'The option “{name}” is repeated.',
  'editor.hint.link-missing': '“{name}” has a link text, but no address.',
  'editor.hint.link-unusable':
    'The link address of “{name}” cannot be opened. Use one that begins with https://',
  'editor.hint.state-unreachable': 'No answer can reach the state “{name}”.',
  'editor.hint.signature-untitled': 'The signature has no title.',
  'editor.hint.translation-missing.one': 'One text is not translated.',
  'editor.hint.translation-missing': '{count} texts are not translated.',
  'editor.hint.translation-outdated': '“{name}” changed and its translation stayed as it was: {languages}.',
};
