// What the server sends of an answer, as the submission of the domain.
import type { SubmissionView } from '@constancia/contract/submissions.ts';
import type { Submission } from '@constancia/domain/submissions/submission.ts';

/** Storage keys never reach the browser: a given signature is marked as signed only. */
const SIGNED = 'signed';

export function submissionOf(view: SubmissionView): Submission {
  const { citizen } = view;
  return {
    id: view.id,
    formId: view.formId,
    code: view.code,
    recordCode: view.recordCode,
    createdBy: view.createdBy,
    author: view.author,
    createdAt: view.createdAt,
    updatedAt: view.updatedAt,
    answers: view.answers,
    location: view.location,
    citizen: citizen && {
      id: citizen.id,
      firstName: citizen.firstName,
      lastName: citizen.lastName,
      documentNumber: citizen.documentNumber,
      email: citizen.email,
      phone: citizen.phone,
      street: citizen.street,
      personType: citizen.legalPerson ? 'juridica' : 'fisica',
      documentType: 0,
      taxNumber: citizen.legalPerson ? citizen.documentNumber : '',
      source: '',
    },
    state: view.state,
    stateHistory: [],
    signatures: view.signatures.map(({ slot, signatory }) => ({
      slot,
      signatory,
      image: SIGNED,
      imageId: '',
    })),
  };
}
