// English texts of a form while a person answers it.
import type { answering as es } from '../../es/answering/answering.ts';

export const answering: Readonly<Record<keyof typeof es, string>> = {
  'answering.title': 'Answer Form',
  'answering.page-title': '{form} · Answer Form',
  // Steps
  'answering.steps': 'Steps',
  'answering.step': 'Step {number} of {total}: {name}',
  'answering.step-questions': 'Questions',
  'answering.step-signatures': 'Signatures',
  'answering.not-all-loaded':
    'This part could not be loaded. It loads by itself once you are online; you can go on with the rest.',
  'answering.next': 'Next',
  'answering.back': 'Back',
  // Sections
  'answering.section': 'Section {number}',
  'answering.expand-all': 'Expand sections',
  'answering.collapse-all': 'Collapse sections',
  'answering.missing.one': '{count} required answer missing',
  'answering.missing': '{count} required answers missing',
  'answering.section-complete': 'Complete',
  'answering.no-questions': 'This form has no questions yet.',
  // Questions
  'answering.required': '(required)',
  'answering.error': 'Error:',
  'answering.yes': 'Yes',
  'answering.no': 'No',
  'answering.clear-choice': 'Clear the choice',
  'answering.help-integer': 'Digits only, without points or commas.',
  'answering.help-decimal': 'Digits only. Decimals go after a comma, for example 12,50.',
  'answering.help-date': 'Day, month and year, for example 25/03/2026.',
  'answering.help-time': 'Hours and minutes, for example 09:30.',
  'answering.help-link': 'A web address, for example https://www.example.org.',
  'answering.help-multiple': 'You can choose more than one option.',
  'answering.help-comment': 'Comment (optional).',
  'answering.help-conditions': 'Tick what applies.',
  'answering.help-single-condition': 'Tick only one. To choose another, first untick the one that is ticked.',
  'answering.new-tab': '(opens in a new tab)',
  'answering.search': 'Search',
  'answering.search-options': 'Search the options: {question}',
  'answering.options-found': 'Options found: {count}',
  'answering.without-options': 'This question has no options yet.',
  'answering.no-options': 'No option matches the search.',
  'answering.more-options': 'Showing {shown} of {count} options. Type to find the others.',
  'answering.pick-date': 'Choose from the calendar: {question}',
  // Conditions and copies of a section
  'answering.condition-cleared': 'The answers of “{condition}” were cleared.',
  'answering.undo': 'Undo',
  'answering.repeat': 'Repeat section',
  'answering.copy': '{title} ({number})',
  'answering.remove': 'Remove',
  'answering.remove-title': 'Remove this copy?',
  'answering.remove-text': 'What you answered in “{title} ({number})” will be lost.',
  // Sending
  'answering.progress': '{done} of {total} required answers',
  'answering.nothing-required': 'No answer is required.',
  'answering.check': 'Check your answers',
  'answering.section-of': 'Section {number} of {total}',
  'answering.send': 'Send',
  'answering.send-and-mail': 'Save and send by e-mail',
  'answering.checking':
    'Many answers are being sent: this device does a check before sending. It may take a minute.',
  'answering.sending': 'Sending…',
  'answering.not-sent': 'The answer was not sent. What you wrote is still on this page.',
  'answering.offline-kept-bar': 'No connection. What you answer is kept on this device.',
  'answering.cancel': 'Cancel',
  'answering.maybe-stored': 'We do not know whether it arrived. Trying again does not send it twice.',
  // Recovered drafts
  'answering.calendar-not-loaded': 'The calendar could not be loaded. You can type the date.',
  'answering.newer-version': 'There may be a newer version of this page. Reload it: what you wrote is kept.',
  'answering.from-device':
    'No connection: this is the form as you opened it last. You can answer it and send it once you are online.',
  // Shown instead of the form
  'answering.error-title': 'Error',
  'answering.not-loaded': 'The form could not be opened',
};
