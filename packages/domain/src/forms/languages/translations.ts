// The texts of a form with their translations: lists every text with a ref that names it, finds what a
// language lacks, and changes one translation. An empty translation counts as missing, so the form's own text
// is shown.
// rules: E3.17, A1.05, X11.01-X11.03, X36.90
import { type Localized, nameOf, sameLocalized, titleOf } from '../../localized.ts';
import type { Condition, FormDefinition, Question, Section } from '../definition/form.ts';
import { lengthOf, SIGNATURE_TITLE_MAX, TEXT_MAX } from '../definition/form-limits.ts';
import { changed } from '../definition/ordered-list.ts';
import { withName, withTitle } from '../definition/shown-names.ts';
import { setAfterSending } from '../edit/after-sending.ts';
import { changeCondition, changeQuestion, changeSection } from '../edit/change-item.ts';

/**
 * Names one text of a form; it stays valid when items move, because it uses their ids. States and signatures have no
 * lasting id: a state is named by its name, a signature by its title and by how many before it have the same.
 */
export type TextRef =
  | { readonly kind: 'form'; readonly field: 'title' | 'description' | 'afterSending' }
  | { readonly kind: 'section'; readonly id: string; readonly field: 'title' | 'description' | 'prompt' }
  | { readonly kind: 'condition'; readonly id: string }
  | { readonly kind: 'question'; readonly id: string }
  | { readonly kind: 'choice'; readonly id: string; readonly questionId: string }
  | { readonly kind: 'state'; readonly name: string }
  | { readonly kind: 'signature'; readonly title: string; readonly after: number };

const NO_TEXT: Localized = { text: '' };

export interface FormText {
  readonly ref: TextRef;
  readonly text: Localized;
}

/**
 * Returns every text that a person reads, in the order of the form; texts that are empty in every language
 * are left out.
 */
export function textsOf(definition: FormDefinition): readonly FormText[] {
  const texts: FormText[] = [
    { ref: { kind: 'form', field: 'title' }, text: definition.title },
    { ref: { kind: 'form', field: 'description' }, text: definition.description },
    ...definition.sections.flatMap(textsOfSection),
    ...(definition.options.digitalSignature ? signatureTexts(definition) : []),
    { ref: { kind: 'form', field: 'afterSending' }, text: definition.afterSending ?? NO_TEXT },
    ...stateTexts(definition),
  ];
  return texts.filter(({ text }) => !isBlank(text.text) || versionsOf(text).length > 0);
}

/** In the order of the form, those that the form does not ask for at present too. */
export function signatureTexts({ signatures }: Pick<FormDefinition, 'signatures'>): readonly FormText[] {
  return signatures.map((signature, index) => {
    const after = signatures.slice(0, index).filter(({ title }) => title === signature.title).length;
    return { ref: { kind: 'signature', title: signature.title, after }, text: titleOf(signature) };
  });
}

export function stateTexts({ states }: Pick<FormDefinition, 'states'>): readonly FormText[] {
  return states.map((state) => ({ ref: { kind: 'state', name: state.name }, text: nameOf(state) }));
}

/** A translation may be as long as what it translates. */
export function isTooLong(ref: TextRef, text: string): boolean {
  return ref.kind === 'signature' ? lengthOf(text) > SIGNATURE_TITLE_MAX : text.length > TEXT_MAX;
}

/** The texts that have no translation to a language. */
export function untranslated(definition: FormDefinition, language: string): readonly FormText[] {
  return textsOf(definition).filter(({ text }) => !isTranslated(text, language));
}

export function isTranslated(text: Localized, language: string): boolean {
  return !isBlank(versionIn(text, language));
}

/** The translation to a language; '' when there is none. */
export function versionIn(text: Localized, language: string): string {
  return text.in && Object.hasOwn(text.in, language) ? (text.in[language] ?? '') : '';
}

/** The languages to which any text is translated, sorted by code. */
export function languagesOf(definition: FormDefinition): readonly string[] {
  const found = new Set<string>();
  for (const { text } of textsOf(definition)) for (const language of versionsOf(text)) found.add(language);
  return [...found].sort();
}

/** Sets the translation to a language; '' removes it. */
export function withVersion(text: Localized, language: string, version: string): Localized {
  if (versionIn(text, language) === version) return text;
  const { [language]: _replaced, ...others } = text.in ?? {};
  const versions = version === '' ? others : { ...others, [language]: version };
  return Object.keys(versions).length === 0 ? { text: text.text } : { ...text, in: versions };
}

/** Returns the same form when the ref does not exist or the translation is already the same. */
export function setTranslation(
  definition: FormDefinition,
  ref: TextRef,
  { language, text }: { readonly language: string; readonly text: string },
): FormDefinition {
  return changeText(definition, ref, (before) => withVersion(before, language, text));
}

/** Removes every translation to a language, also of what is not shown at present: it would come back with it. */
export function removeLanguage(definition: FormDefinition, language: string): FormDefinition {
  const prompts = definition.sections.map(({ id, prompt }): FormText => {
    return { ref: { kind: 'section', id, field: 'prompt' }, text: prompt };
  });
  return [...textsOf(definition), ...prompts, ...signatureTexts(definition)].reduce(
    (before, { ref }) => setTranslation(before, ref, { language, text: '' }),
    definition,
  );
}

/** A key that is unique among the texts of one form, without spaces. */
export function keyOfText(ref: TextRef): string {
  switch (ref.kind) {
    case 'form':
      return `form-${ref.field}`;
    case 'section':
      return `section-${ref.field}-${ref.id}`;
    case 'choice':
      return `choice-${ref.questionId}-${ref.id}`;
    case 'state':
      return `state-${asWord(ref.name)}`;
    case 'signature':
      return `signature-${ref.after}-${asWord(ref.title)}`;
    default:
      return `${ref.kind}-${ref.id}`;
  }
}

/** Two texts that differ stay different. */
function asWord(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** The languages in which a text has more than spaces. */
function versionsOf(text: Localized): readonly string[] {
  return Object.keys(text.in ?? {}).filter((language) => isTranslated(text, language));
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function textsOfSection(section: Section): readonly FormText[] {
  const { id } = section;
  const texts: FormText[] = [
    { ref: { kind: 'section', id, field: 'title' }, text: section.title },
    { ref: { kind: 'section', id, field: 'description' }, text: section.description },
  ];
  if (section.conditional)
    texts.push({ ref: { kind: 'section', id, field: 'prompt' }, text: section.prompt });
  return [
    ...texts,
    ...section.questions.flatMap(textsOfQuestion),
    ...section.conditions.flatMap(textsOfCondition),
  ];
}

function textsOfCondition({ id, text, questions }: Condition): readonly FormText[] {
  return [{ ref: { kind: 'condition', id }, text }, ...questions.flatMap(textsOfQuestion)];
}

function textsOfQuestion({ id: questionId, title, options }: Question): readonly FormText[] {
  return [
    { ref: { kind: 'question', id: questionId }, text: title },
    ...options.map(({ id, text }): FormText => ({ ref: { kind: 'choice', id, questionId }, text })),
  ];
}

/** Changes one text of an item; returns the same item when the text stays the same. */
function textsIn<Field extends string, Item extends Readonly<Record<Field, Localized>>>(
  field: Field,
  change: (text: Localized) => Localized,
): (item: Item) => Item {
  return (item) => {
    const text = change(item[field]);
    return text === item[field] ? item : { ...item, [field]: text };
  };
}

function changeText(
  definition: FormDefinition,
  ref: TextRef,
  change: (text: Localized) => Localized,
): FormDefinition {
  switch (ref.kind) {
    case 'form':
      return ref.field === 'afterSending'
        ? setAfterSending(definition, change(definition.afterSending ?? NO_TEXT))
        : textsIn<typeof ref.field, FormDefinition>(ref.field, change)(definition);
    case 'section':
      return changeSection(definition, ref.id, textsIn(ref.field, change));
    case 'condition':
      return changeCondition(definition, ref.id, textsIn('text', change));
    case 'question':
      return changeQuestion(definition, ref.id, textsIn('title', change));
    case 'choice':
      return changeQuestion(definition, ref.questionId, (question) => {
        const index = question.options.findIndex(({ id }) => id === ref.id);
        const options = changed(question.options, index, textsIn('text', change));
        return options === question.options ? question : { ...question, options };
      });
    case 'state':
      return changeStateName(definition, ref.name, change);
    case 'signature':
      return changeSignatureTitle(definition, ref, change);
  }
}

type ChangeText = (text: Localized) => Localized;

function changeStateName(definition: FormDefinition, name: string, change: ChangeText): FormDefinition {
  const index = definition.states.findIndex((state) => state.name === name);
  const states = changed(definition.states, index, (state) => {
    const text = change(nameOf(state));
    return sameLocalized(text, nameOf(state)) ? state : withName(state, text);
  });
  return states === definition.states ? definition : { ...definition, states };
}

function changeSignatureTitle(
  definition: FormDefinition,
  { title, after }: Extract<TextRef, { readonly kind: 'signature' }>,
  change: ChangeText,
): FormDefinition {
  const alike = [...definition.signatures.keys()].filter(
    (index) => definition.signatures[index]?.title === title,
  );
  const signatures = changed(definition.signatures, alike[after] ?? -1, (signature) => {
    const text = change(titleOf(signature));
    return sameLocalized(text, titleOf(signature)) ? signature : withTitle(signature, text);
  });
  return signatures === definition.signatures ? definition : { ...definition, signatures };
}
