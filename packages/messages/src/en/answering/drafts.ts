// English texts about drafts: submissions that were started on a device and not sent.
import type { drafts as es } from '../../es/answering/drafts.ts';

export const drafts: Readonly<Record<keyof typeof es, string>> = {
  'drafts.title': 'Drafts',
  'drafts.description': 'Answers you began on this device and have not sent yet.',
  'drafts.none': 'There are no unsent answers on this device.',
  'drafts.untitled': 'Untitled form',
  'drafts.saved-at': 'Last changed: {moment}',
  'drafts.kind-new': 'New answer',
  'drafts.kind-correction': 'Correction',
  'drafts.kind-completion': 'Completion',
  'drafts.kind-revision': 'Revision',
  'drafts.resume': 'Continue',
  'drafts.resume-named': 'Continue {form}',
  'drafts.discard': 'Discard',
  'drafts.discard-named': 'Discard {form}',
  'drafts.discard-title': 'Discard the draft?',
  'drafts.discard-text': 'What you had written in “{form}” will be deleted.',
  'drafts.sign-out-title': 'There are unsent answers',
  'drafts.sign-out-text.one':
    'On this device there is {count} answer you have not sent. If other people use the device, it is better to delete it.',
  'drafts.sign-out-text':
    'On this device there are {count} answers you have not sent. If other people use the device, it is better to delete them.',
  'drafts.sign-out-keep': 'Keep and leave',
  'drafts.sign-out-discard': 'Delete and leave',
};
