// English texts of the issues of answers and requests.
import type { issues as es } from '../es/issues.ts';

export const issues: Readonly<Record<keyof typeof es, string>> = {
  'issue.other': 'Something here is not valid.',
  'issue.request-field': 'The value does not have the expected form.',
  'issue.answer-required': '* Required answer',
  'issue.section-required': '* Conditional section required',
  'issue.integer-invalid': 'The answer must be a valid whole number.',
  'issue.decimal-invalid': 'The answer must be a valid decimal number.',
  'issue.date-invalid': 'The answer must be a valid date, for example 25/03/2026.',
  'issue.time-invalid': 'The answer must be a valid time, for example 09:30.',
  'issue.link-invalid': 'The answer must be a valid web address, for example https://www.example.org.',
  'issue.answer-too-long': 'The answer cannot be longer than {max} characters.',
  'issue.option-unknown': 'The chosen option is no longer in the form. Please choose another.',
  'issue.answer-shape': 'The answer does not have the expected form. Please answer again.',
  'issue.answers-shape': 'The answers do not have the expected form. Reload the page and try again.',
  'issue.attachment-invalid': 'The attached file is not valid. Please attach it again.',
  'issue.attachment-not-allowed': 'This question does not accept that type of file.',
  'issue.condition-single': 'You can tick only one option.',
  'issue.condition-unknown': 'The ticked option is no longer in the form. Please reload the page.',
  'issue.question-unknown':
    'There is an answer to a question that is no longer in the form. Please reload the page.',
  'issue.section-unknown':
    'There are answers of a section that is no longer in the form. Please reload the page.',
  'issue.rows-not-allowed': 'This section cannot be repeated.',
  'issue.rows-too-many': 'The section cannot be repeated more than {max} times.',
  'issue.row-duplicate': 'A copy of the section came twice. Please reload the page.',
  'issue.row-id-invalid': 'A copy of the section cannot be identified. Please remove it and add it again.',
  'issue.file-unknown': 'The attached file does not belong to this answer.',
  'issue.version-unknown': 'The form changed. Reload the page to see the current version.',
  'issue.state-unknown': 'The chosen state is not in the form.',
};
