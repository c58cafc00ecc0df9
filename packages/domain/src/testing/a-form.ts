// Builds forms for tests: every step returns a new builder, `build()` returns the definition.
//
//   aForm()
//     .withSection('datos', aQuestion('nombre', 'text', { required: true }))
//     .withConditionalSection('tramite', { single: true }, aCondition('alta', aQuestion('motivo', 'text')))
//     .build()
// rules: E3.01-E3.60
import type {
  ChoiceOption,
  Condition,
  FormDefinition,
  Question,
  Section,
  SignatureSlot,
} from '../forms/definition/form.ts';
import { ALL_OPTIONS_OFF, type OptionFlags } from '../forms/definition/options.ts';
import type { QuestionKind } from '../forms/definition/question-kinds.ts';
import type { Localized } from '../localized.ts';

export interface FormBuilder {
  build(): FormDefinition;
  with(over: Partial<FormDefinition>): FormBuilder;
  withOptions(flags: Partial<OptionFlags>): FormBuilder;
  /** Adds states in this order, with ids from 0, each leading to all others; the first is the initial one. */
  withStates(...names: readonly string[]): FormBuilder;
  withSignature(slot?: Partial<SignatureSlot>): FormBuilder;
  withSection(id: string, ...questions: readonly Question[]): FormBuilder;
  withRepeatableSection(id: string, ...questions: readonly Question[]): FormBuilder;
  withConditionalSection(
    id: string,
    rules: ConditionalRules,
    ...conditions: readonly Condition[]
  ): FormBuilder;
  /** Adds sections made with `aSection`, for what the steps above do not offer. */
  withSections(...sections: readonly Section[]): FormBuilder;
}

export type ConditionalRules = Partial<Pick<Section, 'required' | 'single' | 'prompt' | 'title'>>;

export function aForm(): FormBuilder {
  return builderOf(BLANK_FORM);
}

export function localized(text: string, versions?: Readonly<Record<string, string>>): Localized {
  return versions ? { text, in: versions } : { text };
}

/** `options` may be texts; their ids are then `{id of the question}-{position from 1}`. */
export function aQuestion(
  id: string,
  kind: QuestionKind,
  over: Partial<Omit<Question, 'options'>> & { readonly options?: readonly (string | ChoiceOption)[] } = {},
): Question {
  const options = (over.options ?? []).map((option, position) =>
    typeof option === 'string' ? { id: `${id}-${position + 1}`, text: localized(option) } : option,
  );
  return { ...BLANK_QUESTION, title: localized(`Pregunta ${id}`), ...over, id, kind, options };
}

export function aCondition(id: string, ...questions: readonly Question[]): Condition {
  return { id, text: localized(`Condición ${id}`), questions };
}

export function aSection(id: string, over: Partial<Section> = {}): Section {
  return { ...BLANK_SECTION, title: localized(`Sección ${id}`), ...over, id };
}

function builderOf(form: FormDefinition): FormBuilder {
  const withSections = (...sections: readonly Section[]) =>
    builderOf({ ...form, sections: [...form.sections, ...sections] });
  return {
    build: () => form,
    with: (over) => builderOf({ ...form, ...over }),
    withOptions: (flags) => builderOf({ ...form, options: { ...form.options, ...flags } }),
    withStates: (...names) =>
      builderOf({
        ...form,
        initialState: 0,
        states: names.map((name, id) => ({
          id,
          name,
          transitions: [...names.keys()].filter((other) => other !== id),
        })),
      }),
    withSignature: (slot) =>
      builderOf({ ...form, signatures: [...form.signatures, { ...BLANK_SIGNATURE, ...slot }] }),
    withSection: (id, ...questions) => withSections(aSection(id, { questions })),
    withRepeatableSection: (id, ...questions) => withSections(aSection(id, { questions, repeatable: true })),
    withConditionalSection: (id, rules, ...conditions) =>
      withSections(aSection(id, { ...rules, conditional: true, conditions })),
    withSections,
  };
}

const BLANK_FORM: FormDefinition = {
  title: localized('Formulario de prueba'),
  description: localized(''),
  states: [],
  initialState: null,
  options: ALL_OPTIONS_OFF,
  incidents: { username: '', areaId: -1, incidentTypeId: null, incidentTypeByState: [], public: false },
  headerImage: '',
  voucherText: '',
  appointment: null,
  signatures: [],
  responseLimit: null,
  payments: null,
  sections: [],
};

const BLANK_SECTION: Omit<Section, 'id' | 'title'> = {
  description: localized(''),
  relatedArea: '',
  repeatable: false,
  required: false,
  conditional: false,
  prompt: localized(''),
  single: false,
  conditions: [],
  questions: [],
};

const BLANK_QUESTION: Omit<Question, 'id' | 'kind' | 'options' | 'title'> = {
  required: false,
  searchable: false,
  startsEmpty: false,
  allowsImage: false,
  allowsDocument: false,
  allowsVideo: false,
  repeatable: false,
  link: '',
  linkTitle: '',
};

const BLANK_SIGNATURE: SignatureSlot = {
  title: 'Firma',
  type: 'both',
  signatory: 'citizen',
  required: false,
};
