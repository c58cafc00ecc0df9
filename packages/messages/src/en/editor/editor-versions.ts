// English texts of the versions of a form: bringing one back, two people who saved, leaving.
import type { editorVersions as es } from '../../es/editor/editor-versions.ts';

export const editorVersions: Readonly<Record<keyof typeof es, string>> = {
  'editor.restore': 'Restore',
  'editor.restore-of': 'Restore version {version}',
  'editor.restore-title': 'Restore version {version}?',
  'editor.restore-text':
    'It will open in the editor as unsaved changes. Nothing changes for people who answer until you save it.',
  'editor.restore-changes': 'What will change',
  'editor.restore-left': 'What cannot be restored',
  'editor.restore-left-text':
    'The form already has answers: its structure and its states do not change. You can open it with everything as it was as a new form.',
  'editor.restore-locked':
    'This form already has answers and cannot be edited. You can open this version as a new form.',
  'editor.restore-as-new': 'Open as a new form',
  'editor.restore-open': 'Open in the editor',
  'editor.restored':
    'You are seeing version {version} as unsaved changes. Check it and save it. “Undo” brings back what was there.',
  'editor.restored-left.one': 'One change could not be restored, because the form already has answers.',
  'editor.restored-left': '{count} changes could not be restored, because the form already has answers.',
  'editor.history-number': 'Version {version}',
  'editor.history-count.one': 'One answer',
  'editor.history-count': '{count} answers',
  'editor.save-and-leave': 'Save and leave',
  'editor.save-and-stay': 'Save and keep editing',
  'editor.stale-text-own':
    'You saved this form in another tab or on another device while you were editing it here. Your changes here are still on screen and were not saved.',
  'editor.stale-merge': 'Combine both',
  'editor.stale-merge-text':
    'Different things were changed: they can be combined. The result stays on screen, unsaved, for you to check.',
  'editor.merged': 'Both versions were combined. Check the form and save it.',
  'editor.newer': '{name} saved a newer version of this form. When you save you can compare it with yours.',
  'editor.newer-own':
    'You saved a newer version of this form in another tab or on another device. When you save you can compare it with this one.',
  'editor.newer-compare': 'Compare now',
  'editor.reload': 'Change the language now?',
  'editor.reload-text':
    'The page is loaded again. Your unsaved changes are kept on this device, but they can no longer be undone step by step.',
  'editor.reload-yes': 'Change the language',
};
