// Makes the record of a submission from its document.
// rules: R2.046-R2.069, X18.01, X36.46, X39.46
import type { LocalMoment } from '../../questions/question-type.ts';
import type { Evidence } from '../../submissions/evidence/evidence.ts';
import { evidenceLines } from '../../submissions/evidence/shown-evidence.ts';
import type { Asset, Location } from '../../submissions/submission.ts';
import type { Fact, SubmissionTree, TreePerson, TreeSignature } from '../submission-tree.ts';
import type { RecordLine, RecordSheet, RecordSignature, RecordSubject } from './record.ts';
import { fittedRecord } from './record-length.ts';
import type { RecordOptions } from './record-options.ts';
import { recordSections } from './record-sections.ts';
import type { LookUpKind, RecordWords } from './record-words.ts';

export interface RecordInput {
  readonly tree: SubmissionTree;
  readonly layout: RecordSheet['layout'];
  readonly language: string;
  readonly municipality: string;
  /** ISO 8601 in UTC. */
  readonly changedAt: string;
  /** Booked in an agenda of our own and not cancelled; null for none. */
  readonly appointment: BookedAppointment | null;
  /** When and where it was answered, with the accuracy that its form wants; null where the reader does not see it. */
  readonly evidence: {
    readonly measured: Evidence;
    readonly accuracyLimit: number | undefined;
  } | null;
  /** Where the QR code leads to; null for a submission that the public cannot look up. */
  readonly lookUp: { readonly kind: LookUpKind; readonly url: string } | null;
  readonly options: RecordOptions;
  readonly words: RecordWords;
  /** Converts a time to the municipality's time zone. */
  readonly localMoment: (iso: string) => LocalMoment;
}

export interface BookedAppointment {
  /** '' when it was deleted. */
  readonly agenda: string;
  /** Where people come to; '' when nothing is said. */
  readonly address: string;
  /** ISO 8601 in UTC. */
  readonly start: string;
}

export function recordOf(input: RecordInput): RecordSheet {
  const { tree, layout, language, municipality, changedAt, appointment, lookUp, options, words } = input;
  const whole: RecordSheet = {
    layout,
    language,
    changedAt,
    title: tree.title,
    description: tree.description,
    municipality,
    headerImage: tree.headerImage,
    options,
    facts: tree.facts.map((fact) => factLine(input, fact)),
    subjects: [
      ...(tree.person ? [personSubject(tree.person, words)] : []),
      ...(appointment ? [appointmentSubject(input, appointment)] : []),
      ...(tree.location ? [locationSubject(tree.location, words)] : []),
      ...(tree.asset ? [assetSubject(tree.asset, words)] : []),
      ...evidenceSubjects(input),
    ],
    sections: recordSections(input),
    signatures: signaturesOf(input),
    voucher: '',
    lookUpUrl: lookUp?.url ?? '',
    continues: '',
    words: { ...words.drawing, scan: lookUp ? words.scan[lookUp.kind] : '' },
  };
  return fittedRecord(whole, words.continues);
}

/** The form's own text with who it is for and when they come, without the answers. */
export function voucherOf(input: RecordInput, text: string): RecordSheet {
  const { tree, appointment, words } = input;
  const { facts, ...sheet } = recordOf({ ...input, tree: { ...tree, sections: [], signatures: [] } });
  return {
    ...sheet,
    layout: 'record',
    facts: facts.slice(0, 2),
    subjects: [
      ...(tree.person ? [{ title: words.person, lines: withValue(identity(tree.person, words)) }] : []),
      ...(appointment ? [appointmentSubject(input, appointment)] : []),
    ],
    voucher: text,
  };
}

/** Formatted as DD/MM/YYYY - HH:mm (R9.02). */
export function shownMoment({ localMoment }: Pick<RecordInput, 'localMoment'>, iso: string): string {
  const { date, time } = localMoment(iso);
  return `${date} - ${time}`;
}

function factLine(input: RecordInput, fact: Fact): RecordLine {
  const value = fact.kind === 'moment' ? shownMoment(input, fact.at) : fact.text;
  return { label: input.words.facts[fact.code], value };
}

function withValue(lines: readonly (readonly [string, string])[]): readonly RecordLine[] {
  return lines.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }));
}

function personSubject(person: TreePerson, words: RecordWords): RecordSubject {
  return {
    title: words.person,
    lines: withValue([
      ...identity(person, words),
      [words.personStreet, person.street],
      [words.personPhone, person.phone],
      [words.personEmail, person.email],
    ]),
  };
}

/** Label and value of what says who a person is. */
function identity(person: TreePerson, words: RecordWords): readonly (readonly [string, string])[] {
  return [
    [person.legal ? words.personLegalName : words.personName, person.name],
    [person.legal ? words.personTaxNumber : words.personDocument, person.number],
  ];
}

function appointmentSubject(
  { localMoment, words }: RecordInput,
  { agenda, address, start }: BookedAppointment,
): RecordSubject {
  const { date, time } = localMoment(start);
  return {
    title: words.appointment,
    lines: withValue([
      [words.appointmentAgenda, agenda],
      [words.appointmentDay, date],
      [words.appointmentHour, time],
      [words.appointmentAddress, address],
    ]),
  };
}

function locationSubject({ address, latitude, longitude }: Location, words: RecordWords): RecordSubject {
  return {
    title: words.location,
    lines: withValue([
      [words.address, address],
      [words.coordinates, `${latitude}, ${longitude}`],
    ]),
  };
}

function assetSubject({ id, name, type, address }: Asset, words: RecordWords): RecordSubject {
  return {
    title: words.asset,
    lines: withValue([
      [words.assetId, String(id)],
      [words.assetName, name],
      [words.assetType, type],
      [words.address, address],
    ]),
  };
}

function evidenceSubjects(input: RecordInput): readonly RecordSubject[] {
  const { evidence, words } = input;
  if (!evidence) return [];
  const lines = evidenceLines(evidence.measured, words.evidence, {
    accuracyLimit: evidence.accuracyLimit,
    moment: (iso) => shownMoment(input, iso),
  });
  return lines.length > 0 ? [{ title: words.evidenceTitle, lines }] : [];
}

function signaturesOf({ tree, options, words }: RecordInput): readonly RecordSignature[] {
  const shown = ({ image }: TreeSignature) => image !== '' || options.unanswered === 'shown';
  return tree.signatures.filter(shown).map(({ title, name, image }) => ({
    title,
    name,
    image,
    note: image === '' ? words.signatureMissing : '',
  }));
}
