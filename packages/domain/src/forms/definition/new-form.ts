// The initial content of a new form and of its new sections, conditions, questions, options and signatures.
// The caller supplies ids.
// rules: E2.01, E3.38-E3.57, E4.04, E9.06
import type { Localized } from '../../localized.ts';
import type { ChoiceOption, Condition, FormDefinition, Question, Section, SignatureSlot } from './form.ts';
import { NO_INCIDENT_AREA } from './form-limits.ts';
import { ALL_OPTIONS_OFF } from './options.ts';
import { isMoment, type QuestionKind } from './question-kinds.ts';

const NO_TEXT: Localized = { text: '' };

export const EMPTY_FORM: FormDefinition = {
  title: NO_TEXT,
  description: NO_TEXT,
  states: [],
  initialState: null,
  options: ALL_OPTIONS_OFF,
  incidents: {
    username: '',
    areaId: NO_INCIDENT_AREA,
    incidentTypeId: null,
    incidentTypeByState: [],
    public: false,
  },
  headerImage: '',
  voucherText: '',
  appointment: null,
  signatures: [],
  responseLimit: null,
  payments: null,
  sections: [],
};

/** The first signature, which comes with its flag (E4.77). */
export const NEW_SIGNATURE: SignatureSlot = {
  title: '',
  type: 'both',
  signatory: 'citizen',
  required: false,
};

export function newSection(id: string): Section {
  return {
    id,
    title: NO_TEXT,
    description: NO_TEXT,
    relatedArea: '',
    repeatable: false,
    required: false,
    conditional: false,
    prompt: NO_TEXT,
    single: false,
    conditions: [],
    questions: [],
  };
}

export function newCondition(id: string): Condition {
  return { id, text: NO_TEXT, questions: [] };
}

/**
 * A new date or time starts empty: the present moment, left as it is, would be stored as if it had been answered.
 */
export function newQuestion(id: string, kind: QuestionKind = 'text'): Question {
  return {
    id,
    title: NO_TEXT,
    kind,
    required: false,
    options: [],
    searchable: false,
    allowsImage: false,
    allowsDocument: false,
    allowsVideo: false,
    repeatable: false,
    startsEmpty: isMoment(kind),
    link: '',
    linkTitle: '',
  };
}

export function newChoice(id: string, text = ''): ChoiceOption {
  return { id, text: { text } };
}
