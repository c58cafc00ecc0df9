// English texts about issues of a form in the editor.
import type { formIssues as es } from '../../es/editor/form-issues.ts';

export const formIssues: Readonly<Record<keyof typeof es, string>> = {
  'issue.title-required': 'Enter a title',
  'issue.area-required': 'Choose an area',
  'issue.header-image-required': 'Attach an image',
  'issue.header-image-unknown': 'The header image is not available. Attach it again.',
  'issue.appointment-required': 'Choose an agenda',
  'issue.sync-option-required': 'Choose at least one option to synchronise with MuniGestion',
  'issue.title-too-long-for-incident':
    'The form title can be at most 75 characters long to create an incident in MuniGestion',
  'issue.incident-area-required': 'Choose an area to create an incident',
  'issue.states-required-for-incidents': 'Create more than one state to make incident types by state',
  'issue.title-too-long-for-states':
    'The title together with the name of each state can be at most 75 characters long. With “{state}” it has {length}.',
  'issue.response-limit-required': 'Enter a number of answers',
  'issue.keyword-required-for-codes':
    'The municipality has no keyword yet: without one there are no download codes. Ask whoever administers the system for it.',
  'issue.form-section-required': 'The form must have at least one section',
  'issue.form-question-required': 'The form must have at least one question',
  'issue.form-read-only': 'The form already has answers and cannot be edited.',
  'issue.structure-locked':
    'The form already has answers: its sections and questions cannot be added, deleted, moved or changed in type.',
  'issue.locations-locked':
    'The form already has answers: the locations on sale cannot be removed or renamed.',
  'issue.states-locked':
    'The form already has answers: states cannot be added or deleted, and the initial one cannot be changed.',
  'issue.workflow-name-required': 'A name is required',
  'issue.workflow-state-required': 'Add at least one state',
  'issue.state-name-empty': 'The field cannot be empty',
  'issue.state-name-taken': 'The state already exists',
  'issue.state-translation-too-long':
    'The translation of the name of the state “{name}” ({language}) can be at most {max} characters long.',
  'issue.area-of-other-municipality': 'The chosen area belongs to another municipality.',
  'issue.needs-citizen': 'Turn on the association of a citizen first.',
  'issue.needs-citizen-portal': 'Turn on the citizen portal first.',
  'issue.needs-incidents': 'Turn on the creation of incidents first.',
  'issue.needs-public': 'Make the form public first.',
  'issue.needs-public-or-citizen-portal': 'Make the form public or turn on the citizen portal first.',
  'issue.needs-signature': 'Turn on the signatures first.',
  'issue.needs-sync': 'Turn on the synchronisation with MuniGestion first.',
  'issue.excluded-by-appointment': 'It cannot be on together with an appointment.',
  'issue.excluded-by-citizen': 'It cannot be on together with the association of a citizen.',
  'issue.excluded-by-citizen-portal': 'It cannot be on together with the citizen portal.',
  'issue.excluded-by-public': 'It cannot be on while the form is public.',
  'issue.option-not-offered': 'This option is not offered.',
  'issue.option-off': 'Data of an option that is off were left.',
  'issue.signature-required': 'There must be at least one signature.',
  'issue.signature-title-too-long': 'The title of a signature can be at most {max} characters long.',
  'issue.signature-translation-too-long':
    'The translation of the title of the signature “{title}” ({language}) can be at most {max} characters long.',
  'issue.shape-bad-id': 'A part of the form cannot be identified. Delete it and add it again.',
  'issue.shape-contradiction': 'The section has parts that its type does not allow.',
  'issue.shape-duplicate-id': 'Two parts of the form are the same. Delete one and add it again.',
  'issue.shape-missing-field': 'A value of the form is missing.',
  'issue.shape-options-not-allowed': 'Only choice questions have options.',
  'issue.shape-too-deep': 'A value of the form is too complex.',
  'issue.shape-too-long': 'The text can be at most {max} characters long.',
  'issue.shape-too-many': 'There can be at most {max}.',
  'issue.shape-transition-to-itself': 'A state cannot move to itself.',
  'issue.shape-unknown-field': 'The form has a value that is not known.',
  'issue.shape-unknown-state': 'A state that does not exist is used.',
  'issue.shape-unknown-value': 'A value of the form is not one of those allowed.',
  'issue.shape-wrong-type': 'A value of the form does not have the expected shape.',
};
