// English texts of the form list's menu and dialogs, and of the list of a person's own submissions.
import type { formList as es } from '../../es/desk/form-list.ts';

export const formList: Readonly<Record<keyof typeof es, string>> = {
  // Row
  'form-list.statistics': 'See statistics',
  'form-list.more': 'More actions: {title}',
  'form-list.own-submissions': 'My answers',
  'form-list.duplicate': 'Duplicate',
  'form-list.poster': 'Poster with QR code',
  'form-list.poster-failed': 'The poster could not be made.',
  'form-list.delete': 'Delete',
  // Filters and paging
  'form-list.areas-failed': 'Municipalities and areas could not be loaded.',
  'form-list.pages': 'Pages of forms',
  // Duplicating
  'form-list.duplicate-title': 'Duplicate form',
  'form-list.duplicate-source': 'A copy will be made of:',
  'form-list.duplicate-where': 'Choose the municipal area of the copy.',
  'form-list.country': 'Country',
  'form-list.province': 'Province',
  'form-list.municipality': 'Municipality',
  'form-list.area': 'Municipal area',
  'form-list.choose': 'Choose',
  'form-list.duplicate-incidents-option': 'Creation of incidents',
  'form-list.duplicate-incidents': 'this option must be set up by editing the form once it is duplicated',
  'form-list.duplicate-image':
    'The header image belongs to the municipality of the original form: a copy in another municipality will not have it.',
  'form-list.duplicate-go': 'Duplicate',
  'form-list.duplicating': 'Duplicating...',
  'form-list.duplicated': 'The form was duplicated',
  'form-list.duplicate-failed': 'The form could not be duplicated, please try again',
  'form-list.duplicate-unreadable': 'The form could not be duplicated, please reload the page and try again',
  'issue.copy-area-required': 'A municipal area must be chosen',
  // Deleting
  'form-list.delete-title': 'Delete form',
  'form-list.delete-text': 'This deletes the form and all of its answers',
  'form-list.delete-form': 'Form',
  'form-list.delete-submissions': 'Answers',
  'form-list.delete-no-submissions': 'No answers',
  'form-list.delete-go': 'Delete “{title}”',
  'form-list.deleting': 'Deleting…',
  'form-list.deleted': 'The form was deleted',
  'form-list.delete-failed': 'The form could not be deleted, please try again',
  'form-list.delete-stale':
    'Somebody else changed the form meanwhile. Check that it is the one you want to delete.',
  'form-list.gone': 'The form does not exist any more: somebody else deleted it.',
  'form-list.cancel': 'Cancel',
  // Own submissions
  'form-list.own-title': 'My answers',
  'form-list.private-title': 'Make “{title}” private?',
  'form-list.private-text': 'What only public forms have will be cleared: {settings}.',
  'form-list.private-yes': 'Make private',
  'form-list.now-public': '“{title}” is public now',
  'form-list.now-private': '“{title}” is private now',
  'form-list.visibility-undone': 'The form is as it was before',
  'form-list.clear-filter': 'Clear the filter',
  'form-list.duplicate-name': 'Title of the copy',
  'form-list.duplicate-open': 'Open the copy',
};
