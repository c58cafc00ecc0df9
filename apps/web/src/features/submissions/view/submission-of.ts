// Turns what the server sends of a submission into the domain's submission.
import type { SubmissionView } from '@constancia/contract/submissions/submissions.ts';
import type { Submission } from '@constancia/domain/submissions/submission.ts';

/** Storage keys never reach the browser: instead it gets the URL of the drawing, or this marker that there is one. */
export const SIGNED = 'signed';

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
    asset: view.asset,
    signatures: view.signatures.map(({ slot, signatory, url }) => ({
      slot,
      signatory,
      image: url ?? SIGNED,
      imageId: '',
    })),
  };
}
