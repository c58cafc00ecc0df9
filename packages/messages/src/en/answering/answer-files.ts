// Texts of the files that are attached to an answer; they come with the field.
// rules: A3.22-A3.24, A5.34-A5.39, A8.07, A8.20, A8.21
import type { answerFiles as spanish } from '../../es/answering/answer-files.ts';

export const answerFiles: Readonly<Record<keyof typeof spanish, string>> = {
  'files.image': 'Image',
  'files.document': 'Document',
  'files.video': 'Video',
  'files.attach-image': 'Attach image',
  'files.attach-document': 'Attach document',
  'files.attach-video': 'Attach video',
  'files.take-photo': 'Take a photo',
  'files.help-image': 'PNG or JPEG, up to 5 MB.',
  'files.help-document':
    'PDF, Word, Excel, PowerPoint, OpenDocument, CSV or RTF up to 5 MB; KML or KMZ up to 50 MB.',
  'files.help-video': 'Up to 50 MB.',
  'files.drop': 'You can also drag the file here.',
  'files.of-question': 'of “{question}”',
  'files.uploading': 'Uploading {name}',
  'files.percent': '{percent} %',
  'files.checking': 'Checking the file…',
  'files.waiting': 'No connection. The upload goes on by itself when it is back.',
  'files.failed': 'The file was not uploaded.',
  'files.cancel': 'Cancel',
  'files.remove': 'Remove',
  'files.removing': 'Removing…',
  'files.removed': '{name} was removed.',
  'files.undo': 'Undo',
  'files.attached': 'Attached: {name}',
  'files.unnamed': 'file',
  'files.kilobytes': '{size} kB',
  'files.megabytes': '{size} MB',
  'files.preview': 'Files are not attached in the preview.',
  'files.image-uploaded': 'Image uploaded successfully',
  'files.image-removed': 'Image removed successfully',
  'files.failure': 'An error occurred while uploading or removing the selected document. Please try again.',
};
