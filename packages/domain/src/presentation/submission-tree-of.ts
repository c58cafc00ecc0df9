// Makes the document of one submission, in one walk over the version of the form that was answered.
// rules: R2.046-R2.069, R3.07, A3.29, E3.54
import type { FormDefinition } from '../forms/definition/form.ts';
import { inLanguage } from '../localized.ts';
import { authorName } from '../submissions/author.ts';
import type { Citizen, Submission } from '../submissions/submission.ts';
import { stateName } from './state-name.ts';
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
    signatures: signaturesOf(definition, submission),
  };
}

function factsOf({
  definition,
  submission,
  incidentNumber,
  hideElectronicSignature,
}: TreeInput): readonly Fact[] {
  const text = (code: FactCode, value: string | null | undefined): readonly Fact[] =>
    value ? [{ code, kind: 'text', text: value }] : [];
  return [
    ...text('submission-code', submission.code),
    { code: 'created-at', kind: 'moment', at: submission.createdAt },
    ...text('author', authorName(submission)),
    ...text('inspector-number', submission.author.inspectorNumber),
    ...text('state', stateName(definition.states, submission.state)),
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

function signaturesOf(definition: FormDefinition, submission: Submission): readonly TreeSignature[] {
  return definition.signatures.map(({ title, signatory, required }, slot) => {
    const given = submission.signatures.find((signature) => signature.slot === slot);
    return { title, signatory, required, name: given?.signatory ?? '', image: given?.image ?? '' };
  });
}
