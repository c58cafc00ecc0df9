// The form as the editor builds it, a version stores it and answering reads it. Ids of sections, conditions,
// questions and options stay the same across the versions of a form. The lists give the order; the `orden`
// numbers of documents are derived from it.
// rules: E3.01-E3.60, A3.01-A3.24
import type { Localized } from '../../localized.ts';
import type { Residue } from '../../reading/residue.ts';
import type { OptionFlags, RecordCodeLength } from './options.ts';
import type { Purpose } from './purposes.ts';
import type { QuestionKind } from './question-kinds.ts';

export interface FormDefinition {
  readonly title: Localized;
  readonly description: Localized;
  readonly states: readonly WorkflowState[];
  /** Id of the initial state; null while there are no states. */
  readonly initialState: number | null;
  readonly options: OptionFlags;
  readonly incidents: IncidentSettings;
  /** Storage key of the header image, '' when there is none. */
  readonly headerImage: string;
  readonly voucherText: string;
  readonly appointment: AppointmentSettings | null;
  readonly signatures: readonly SignatureSlot[];
  /** How many submissions the form accepts (`responsesCount`); null when it was never set. */
  readonly responseLimit: number | null;
  /** How many characters of the submission's id begin its record code; older forms leave it out and use 3. */
  readonly recordCodeLength?: RecordCodeLength;
  /** What the page after sending says about what happens next; absent when the form says nothing. */
  readonly afterSending?: Localized;
  /** On a phone the questions are shown a section at a time; absent on a form that shows all of them. */
  readonly sectionSteps?: true;
  /** Nothing is sent before the person has seen the list of what they answered; absent where that is their choice. */
  readonly checkFirst?: true;
  /** Staff who answer for an asset are offered the answers of its last visit with the form (X39.10). */
  readonly startsFromLastVisit?: true;
  /** The device's position is recorded when answering begins and when it is sent (X39.40). */
  readonly recordsPosition?: true;
  /** Metres; a position that is less accurate is marked. Absent where any is as good. */
  readonly accuracyLimit?: number;
  /** When answering began and when it was sent, by the device, is recorded. */
  readonly recordsTimes?: true;
  /** Where staff are is recorded once a minute while they answer; visitors are never followed (X39.81). */
  readonly recordsTrack?: true;
  /** Photos get a strip with date, time and position, which are kept as data of the file too (X39.60). */
  readonly stampsPhotos?: true;
  /** Product data for the payment gateway as stored; payments/product.ts reads and writes its fields. */
  readonly payments: Readonly<Record<string, unknown>> | null;
  readonly sections: readonly Section[];
  /** Document fields that our model does not know, kept so that a round trip loses nothing. */
  readonly residue?: Residue;
}

export interface WorkflowState {
  /** Index of the state in the list, from 0. */
  readonly id: number;
  /** Names the state wherever programs read it: filters, events, statistics, sheets. */
  readonly name: string;
  /** What people read instead of the name, by language; absent when there is none (X36.90). */
  readonly in?: Localized['in'];
  /** Ids of the states that a submission may move to from this one. */
  readonly transitions: readonly number[];
  readonly residue?: Residue;
}

/** `muniCore` in documents. */
export interface IncidentSettings {
  readonly username: string;
  /** Area in the incident system; -1 means none (E9.06). */
  readonly areaId: number;
  readonly incidentTypeId: number | null;
  readonly incidentTypeByState: readonly unknown[];
  readonly public: boolean;
  readonly residue?: Residue;
}

export interface AppointmentSettings {
  readonly appointmentData: Readonly<Record<string, unknown>> | null;
  readonly tenantUniqueName: string;
  readonly residue?: Residue;
}

export interface SignatureSlot {
  readonly title: string;
  /** The title by language; absent when there is none (X36.90). */
  readonly in?: Localized['in'];
  readonly type: 'draw' | 'upload' | 'both';
  readonly signatory: 'citizen' | 'intern';
  readonly required: boolean;
  readonly residue?: Residue;
}

export interface Section {
  readonly id: string;
  readonly title: Localized;
  readonly description: Localized;
  /** Name of an associated municipal area, '' when there is none. */
  readonly relatedArea: string;
  /** Whether the person answering may add copies of the section; only simple sections repeat. */
  readonly repeatable: boolean;
  /** On a conditional section: at least one condition must be ticked (E3.42). */
  readonly required: boolean;
  readonly conditional: boolean;
  /** Prompt above the conditions. */
  readonly prompt: Localized;
  /** At most one condition may be ticked. */
  readonly single: boolean;
  /** Empty on a simple section. */
  readonly conditions: readonly Condition[];
  /** Empty on a conditional section. */
  readonly questions: readonly Question[];
  readonly residue?: Residue;
}

export interface Condition {
  readonly id: string;
  readonly text: Localized;
  readonly questions: readonly Question[];
  readonly residue?: Residue;
}

export interface Question {
  readonly id: string;
  readonly title: Localized;
  readonly kind: QuestionKind;
  readonly required: boolean;
  /** Options of single and multiple choice; empty for the other kinds. */
  readonly options: readonly ChoiceOption[];
  /** `filtrable` in documents: the choice shows a search box. */
  readonly searchable: boolean;
  readonly allowsImage: boolean;
  readonly allowsDocument: boolean;
  readonly allowsVideo: boolean;
  /** A voice note can be recorded (X39.74); absent for no. */
  readonly allowsAudio?: true;
  /** `repetible` in documents: marked repeatable. */
  readonly repeatable: boolean;
  /** A date or time starts empty instead of with the present moment (A4.02); false for the other kinds. */
  readonly startsEmpty: boolean;
  /** A text can be read with the camera from a bar or QR code (X39.66); absent for the other kinds. */
  readonly scansCode?: true;
  /** What it asks of the person who answers, for browsers to offer (X36.69); absent where it is nothing of that sort. */
  readonly purpose?: Purpose;
  /** URL and caption of a link question. */
  readonly link: string;
  readonly linkTitle: string;
  readonly residue?: Residue;
}

export interface ChoiceOption {
  readonly id: string;
  readonly text: Localized;
  readonly residue?: Residue;
}

/** All questions of a section in order, whether they belong to it directly or to one of its conditions. */
export function questionsOf(section: Section): readonly Question[] {
  return section.conditional
    ? section.conditions.flatMap((condition) => condition.questions)
    : section.questions;
}
