// English texts for signing a submission.
import type { signatures as reference } from '../../es/answering/signatures.ts';

export const signatures: Readonly<Record<keyof typeof reference, string>> = {
  'signatures.title': 'Signatures',
  'signatures.names': 'Full name of who signs',
  'signatures.names-help': 'Up to {max} characters.',
  'signatures.canvas': 'Box to sign in: {title}',
  'signatures.draw-help': 'Sign inside the box with finger, pen or mouse.',
  'signatures.tap': 'Tap here to sign',
  'signatures.undo': 'Undo stroke',
  'signatures.clear': 'Clear',
  'signatures.typed': 'Sign with my typed name',
  'signatures.typed-help': 'If you cannot draw, your name is written into the box and counts as a signature.',
  'signatures.typed-done': '“{name}” was written into the box.',
  'signatures.file': 'Upload a PNG picture of the signature (up to 1 MB)',
  'signatures.file-chosen': 'Chosen picture: {name}',
  'signatures.confirm': 'Confirm signature',
  'signatures.done': 'Signature confirmed',
  'signatures.sending': 'Kept on this device. It is being uploaded…',
  'signatures.waiting': 'Kept on this device. It uploads by itself once you are online.',
  'signatures.picture': 'Signature of {name}',
  'signatures.remove': 'Remove signature',
  'signatures.names-missing': 'To upload the signature you need to complete the name of the signatary',
  'signatures.nothing-drawn': 'Sign in the box before confirming.',
  'signatures.nothing-chosen': 'The picture is missing',
  'signatures.not-png': 'Wrong picture format. Choose a PNG picture',
  'signatures.too-large': 'The file is too large. It must not exceed 1 MB.',
  'signatures.infected':
    'The signature was not saved: a virus or a harmful program was found in its picture.',
  'signatures.unchecked':
    'The picture of the signature could not be checked for viruses and was not saved. Please try again in a few minutes.',
  'signatures.too-many-pixels':
    'The picture is too large. It may have 2 million pixels at most, for example 2000 x 1000.',
  'signatures.failed': 'The chosen document could not be uploaded. Please try again.',
  'signatures.uploaded': 'Picture uploaded',
  'signatures.removed': 'Picture removed',
};
