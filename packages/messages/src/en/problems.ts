// English texts about failed requests; those of administration are apart.
import type { problems as es } from '../es/problems.ts';

export const problems: Readonly<Record<keyof typeof es, string>> = {
  'problem.request-invalid': 'The data sent is not valid.',
  'problem.not-signed-in': 'Your session ended. Please sign in again.',
  'problem.sign-in-failed': 'The e-mail or the password is not right.',
  'problem.portal-entry-failed':
    'Your session could not be verified. Please come in from the citizen portal again.',
  'problem.forbidden': 'You do not have permission to do this.',
  'problem.host-unknown':
    'This server does not answer under this address. Use the official address of the site.',
  'problem.origin-refused': 'The request comes from another site and was refused.',
  'problem.demonstration-account':
    'Accounts of the demonstration can sign in only from the machine on which the server runs.',
  'problem.account-missing': 'There is no user for Constancia.',
  'problem.account-deactivated':
    'Your account is deactivated. Ask whoever runs Constancia in your municipality.',
  'problem.password-wrong': 'The current password is not correct.',
  'problem.single-sign-on-failed': 'The sign-in at the identity service was not completed. Try again.',
  'problem.single-sign-on-off': 'This installation has no single sign-on.',
  'problem.logout-refused': 'The notice of a sign-out is not valid.',
  'problem.identity-unavailable': 'The identity service does not answer. Try again in a few minutes.',
  'problem.second-factor-wrong':
    'The code is not correct, was used or has expired. Wait for the next one and try it.',
  'problem.password-link-gone': 'This link was used or has expired. Ask for a new one.',
  'problem.password-refused': 'That password cannot be used.',
  'problem.session-data': 'The session data could not be obtained.',
  'problem.municipality-blocked': 'Access denied. Municipality blocked',
  'problem.form-outside-areas':
    'You do not have permission to see the form because it is not among your municipal areas.',
  'problem.not-found': 'What you were looking for was not found.',
  'problem.prefilled-link-gone':
    'The link has no answers: it is out of date, was taken back, or its address is not complete. You can fill in the form all the same.',
  'problem.form-not-found': 'The form to answer does not exist.',
  'problem.form-deleted': 'The form you want to answer does not exist or was deleted.',
  'problem.form-not-public': 'Only a form that the public may answer has a poster.',
  'problem.already-answered': 'You have already answered this form',
  'problem.person-not-asked': 'This form does not ask for a person.',
  'problem.portal-person-unknown':
    'The link identifies nobody: it has expired, was used, or belongs to another municipality. Search the person by number.',
  'problem.person-invalid': 'The data of the person are not valid.',
  'problem.citizen-search-failed': 'Error searching the citizen in MuniDigital. Please try again.',
  'problem.citizen-create-failed': 'Error creating the citizen in MuniDigital. Please try again.',
  'problem.workflow-invalid': 'The workflow has data to correct.',
  'problem.mail-not-found': 'The e-mail does not exist or is not kept any more.',
  'problem.delivery-not-found': 'The delivery does not exist or has arrived.',
  'problem.workflow-not-found': 'The workflow does not exist.',
  'problem.view-not-found': 'The view does not exist.',
  'problem.view-name-taken': 'You already have a view of that name.',
  'problem.views-full': 'You already keep as many views of this form as you may. Delete one.',
  'problem.feed-table-not-found': 'The feed has no such table.',
  'problem.feed-row-not-found': 'The feed has no such row.',
  'problem.feed-filter-too-slow':
    'The filter takes too long. Add a period to it, for example submissionDate ge 2026-01-01.',
  'problem.feed-unsupported': 'The feed does not serve {what} ({option}, column {column}).',
  'problem.too-many-to-order':
    'In that order up to {max} answers are shown. Filter the list, or order it by date or state.',
  'problem.workflow-name-taken': 'There is a workflow of that name already.',
  'problem.file-not-found': 'The file does not exist or is no longer available.',
  'problem.image-refused': 'Invalid file format',
  'problem.sheet-unreadable': 'The file is not an .xlsx spreadsheet that can be read.',
  'problem.collected-archive-unreadable':
    'The file is no ZIP of ODK Central that can be opened: up to 1000 files and 128 MB in all, with its tables as CSV and the photos in the folder media.',
  'problem.upload-offset': 'The file arrived up to another point: the upload goes on from there.',
  'problem.too-many-files': 'The answer already has all the files it may have.',
  'problem.record-not-found': 'The document does not exist or is no longer available.',
  'problem.record-code-unknown':
    'No records were found for this code. Remember that capital and small letters differ.',
  'problem.code-date-required': 'Also enter the date of the answer, which stands on the record (DD/MM/YYYY).',
  'problem.state-unknown': 'Your procedure has no states, or there is no answer with this code.',
  'problem.challenge-required': 'Before going on, this device has to solve a check.',
  'problem.payment-not-found': 'We did not find this payment.',
  'problem.receipt-not-found': 'This page can no longer show the answer that was sent.',
  'problem.upload-not-found': 'The file does not exist or is no longer available.',
  'problem.file-refused': 'The file cannot be attached.',
  'problem.file-infected': 'The file “{name}” was not saved: a virus or a harmful program was found in it.',
  'problem.file-too-large-to-check':
    'The file “{name}” was not saved: it is too large to be checked for viruses.',
  'problem.file-unchecked':
    'The file “{name}” could not be checked for viruses and was not saved. Please try again in a few minutes.',
  'problem.form-changed':
    'The form changed since you began to answer it. The new version opens with what you wrote.',
  'problem.submission-deleted': 'This answer was stored before and has been deleted: it is not stored again.',
  'problem.submission-kept':
    'The answer cannot be deleted: it is signed, comes from the citizen portal or has a payment.',
  'problem.submission-not-found': 'The answer does not exist.',
  'problem.stale-version':
    'Somebody else saved changes while you were editing. Look at the newer version before saving.',
  'problem.id-taken': 'This answer was already saved with other content.',
  'problem.payment-retry-refused':
    'This payment cannot be tried again: it is paid already, or its answer was deleted.',
  'problem.ticket-undo-late':
    'The use of this ticket can no longer be taken back: two minutes are over, or it was undone.',
  'problem.ticket-use-not-found': 'We did not find this ticket.',
  'problem.payment-case-closed': 'Somebody has closed this case already. Reload the list.',
  'problem.payments-closed': 'The online sale is closed: nothing was stored or charged.',
  'problem.orders-open':
    'There are unpaid purchases from this connection. Finish paying them or wait some minutes, and try again.',
  'problem.seats-taken': 'Places left in this location: {left}.',
  'problem.payment-notice-refused': 'The payment notice is not valid.',
  'problem.limit-reached': 'The form has taken all the answers it accepts.',
  'problem.form-read-only': 'The form has answers and cannot be edited.',
  'problem.submission-sealed':
    'The answer is signed, and this form does not allow signed answers to be changed.',
  'problem.state-refused': 'The state could not be updated',
  'problem.state-moved': "The state could not be updated: {by} moved it to '{state}' on {at}.",
  'problem.revision-not-offered': 'This form does not allow asking citizens for revisions.',
  'problem.nothing-changed': 'There are no changes',
  'problem.revision-not-answered':
    'The citizen has not answered the revision yet, or it was accepted already.',
  'problem.revision-not-waiting':
    'No request for a revision waits for a reply: the citizen has answered, or it was recalled.',
  'problem.revision-recalled':
    'The town hall recalled the request for a revision: you do not have to correct anything.',
  'problem.revision-unchanged': 'None of the answers that you were asked to revise has changed.',
  'problem.nothing-marked': 'You have already answered this form',
  'problem.section-without-answers': 'There are sections that do not indicate the answers to review',
  'problem.payload-too-large': 'The data sent is too large.',
  'problem.media-type-refused': 'This type of content is not accepted.',
  'problem.outside-unavailable':
    "The municipality's system that has this data does not answer. Please try again in a few minutes.",
  'problem.appointment-taken': 'That hour is not free any more. Choose another one.',
  'problem.appointment-exists': 'This answer has an appointment already.',
  'problem.booking-failed':
    'The information could not be loaded. If the problem goes on, please contact the municipality.',
  'problem.incident-type-failed':
    'Error while creating incident. An incident type of the same name may exist already.',
  'problem.incident-type-of-state-failed':
    'Error while creating the incident type of the state {state}. An incident type of the same name may exist already.',
  'problem.form-invalid': 'The form has data to correct.',
  'problem.mail-not-offered': 'Answers of this form are not sent by e-mail.',
  'problem.mail-invalid': 'The e-mail has data to correct.',
  'problem.record-options-refused': 'The document cannot be made with these options.',
  'problem.work-order-unfit':
    'The submission does not fit the work order: it is of another form or about another asset.',
  'problem.answers-invalid': 'Some required fields are missing or hold data that is not valid.',
  'problem.too-many-requests': 'Too many attempts. Try again in {wait}.',
  'problem.geocoder-unavailable':
    'The address search does not answer. Type the address or choose the point on the map.',
  'problem.recipient-invalid': 'The number is not valid.',
  'problem.export-not-found': 'The export no longer exists.',
  'problem.exports-busy': 'Too many exports are under way. Try again in a few minutes.',
  'problem.municipality-not-found': 'The municipality does not exist.',
  'problem.username-taken': 'There is a user of this name already.',
  'problem.platform-failed': 'An error occurred while communicating with the municipal platform.',
  'problem.unexpected': 'Something unexpected went wrong. If it happens again, report this number: {logId}.',
  'problem.unavailable': 'The service is not available right now. Try again in a few seconds.',
  'problem.storage-full':
    'There is no room to store more data at the moment: nothing was saved. Please try again later.',
} as const;
