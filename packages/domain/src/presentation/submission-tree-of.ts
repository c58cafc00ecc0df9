// Makes the document of one submission, in one walk over the version of the form that was answered.
// rules: R2.046-R2.069, R3.07, A3.29, E3.54
import { inLanguage, titleOf } from '../localized.ts';
import { authorName } from '../submissions/author.ts';
import type { Citizen } from '../submissions/submission.ts';
import { stateText } from './state-name.ts';
import type { Fact, FactCode, SubmissionTree, TreePerson, TreeSignature } from './submission-tree.ts';
import type { TreeInput } from './tree-input.ts';
import { treeSections } from './tree-sections.ts';

/** The last name that marks a legal person in stored submissions. */
const LEGAL_PERSON_SURNAME = 'Dummy';

export function submissionTreeOf(input: TreeInput): SubmissionTree {
  const { definition, submission, language } = input;
  return {
    title: inLanguage(definition.title, language),
    description: inLanguage(definition.description, language),
    headerImage: definition.options.showHeaderImage ? definition.headerImage : '',
    facts: factsOf(input),
    person: submission.citizen && personOf(submission.citizen),
    location: submission.location,
    asset: submission.asset ?? null,
    sections: treeSections(input),
    signatures: signaturesOf(input),
  };
}

function factsOf({
  definition,
  submission,
  language,
  incidentNumber,
  hideElectronicSignature,
}: TreeInput): readonly Fact[] {
  const text = (code: FactCode, value: string | null | undefined): readonly Fact[] =>
    value ? [{ code, kind: 'text', text: value }] : [];
  const state = stateText(definition.states, submission.state);
  return [
    ...text('submission-code', submission.code),
    { code: 'created-at', kind: 'moment', at: submission.createdAt },
    ...text('author', authorName(submission)),
    ...text('inspector-number', submission.author.inspectorNumber),
    ...text('state', state && inLanguage(state, language)),
    ...text('incident-number', incidentNumber),
    ...text('record-code', submission.recordCode),
    ...text('electronic-signature', hideElectronicSignature ? '' : submission.id),
  ];
}

function personOf(citizen: Citizen): TreePerson {
  const legal = citizen.personType === 'juridica' || citizen.lastName === LEGAL_PERSON_SURNAME;
  return {
    legal,
    name: legal ? citizen.firstName : `${citizen.firstName} ${citizen.lastName}`.trim(),
    number: (legal && citizen.taxNumber) || citizen.documentNumber,
    email: citizen.email,
    phone: citizen.phone,
    street: citizen.street,
  };
}

function signaturesOf({ definition, submission, language }: TreeInput): readonly TreeSignature[] {
  return definition.signatures.map((asked, slot) => {
    const { signatory, required } = asked;
    const title = inLanguage(titleOf(asked), language);
    const given = submission.signatures.find((signature) => signature.slot === slot);
    return { title, signatory, required, name: given?.signatory ?? '', image: given?.image ?? '' };
  });
}
