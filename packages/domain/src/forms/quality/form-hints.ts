// What an author may have overlooked in a form that can be saved: blank and repeated texts, choices without options,
// links that lead nowhere, states that nobody reaches, texts that a language lacks. Hints never stop a save (E5.13).
// In this model no condition is out of reach: whoever answers ticks it. One without questions, without a text or that
// reads like another is what goes wrong with them.
// rules: E5.13, X35.33
import type { Localized } from '../../localized.ts';
import { parseHttpUrl, withScheme } from '../../questions/http-url.ts';
import type { Condition, FormDefinition, Question, Section } from '../definition/form.ts';
import { lengthOf } from '../definition/form-limits.ts';
import { isChoice } from '../edit/edit-questions.ts';
import { type OutdatedText, outdatedTranslations } from '../languages/outdated-translations.ts';
import { keyOfText, signatureTexts, type TextRef, untranslated } from '../languages/translations.ts';
import { drawWorkflow } from '../workflow/state-diagram.ts';

export type HintCode =
  | 'section-untitled'
  | 'section-repeated'
  | 'section-empty'
  | 'condition-untitled'
  | 'condition-repeated'
  | 'condition-empty'
  | 'question-untitled'
  | 'question-repeated'
  | 'title-long'
  | 'choices-missing'
  | 'choice-blank'
  | 'choice-repeated'
  | 'link-missing'
  | 'link-unusable'
  | 'state-unreachable'
  | 'signature-untitled'
  | 'translation-missing'
  | 'translation-outdated';

/** States and signatures are targets of their own. */
export type ItemTextRef = Exclude<TextRef, { readonly kind: 'state' | 'signature' }>;

/** Where a hint leads: a text of the form, one of its states, a signature by its position, or a language. */
export type HintTarget =
  | { readonly kind: 'text'; readonly ref: ItemTextRef }
  | { readonly kind: 'state'; readonly id: number }
  | { readonly kind: 'signature'; readonly number: number }
  | { readonly kind: 'language'; readonly language: string };

export interface FormHint {
  readonly code: HintCode;
  /** Unique in a form, and the same as long as the same thing is wrong: by it a hint is dismissed. */
  readonly key: string;
  readonly target: HintTarget;
  /** What the item is called; '' when it has no text. */
  readonly name: string;
  /** How many texts, or how many characters are advised. */
  readonly count?: number;
  /** In which a text reads as before it changed. */
  readonly languages?: readonly string[];
}

/** Code points from which on a title is hard to read on a phone. */
export const LONG_TITLE = 150;

/**
 * In the order of the form; `languages` are the further ones in which it is offered, `stored` is the form before the
 * changes that are not saved.
 */
export function formHints(
  definition: FormDefinition,
  languages: readonly string[],
  stored: FormDefinition = definition,
): readonly FormHint[] {
  const { title, sections } = definition;
  return [
    ...longTitle({ kind: 'form', field: 'title' }, title.text),
    ...stateHints(definition),
    ...signatureHints(definition),
    ...repeatedHints('section-repeated', sections, ({ id, title: text }) => [titleOf(id), text]),
    ...sections.flatMap(sectionHints),
    ...outdatedTranslations(stored, definition).map((outdated) => outdatedHint(definition, outdated)),
    ...languages.flatMap((language) => languageHints(definition, language)),
  ];
}

function hintAt(code: HintCode, ref: ItemTextRef, name: string): FormHint {
  return { code, key: `${code} ${keyOfText(ref)}`, target: { kind: 'text', ref }, name };
}

function longTitle(ref: ItemTextRef, text: string): readonly FormHint[] {
  return lengthOf(text.trim()) > LONG_TITLE
    ? [{ ...hintAt('title-long', ref, text), count: LONG_TITLE }]
    : [];
}

const titleOf = (id: string): ItemTextRef => ({ kind: 'section', id, field: 'title' });

function sectionHints(section: Section): readonly FormHint[] {
  const { id, title, conditional, conditions, questions } = section;
  const at = titleOf(id);
  const isEmpty = conditional ? conditions.length === 0 : questions.length === 0;
  return [
    ...(isBlank(title.text) ? [hintAt('section-untitled', at, '')] : longTitle(at, title.text)),
    ...(isEmpty ? [hintAt('section-empty', at, title.text)] : []),
    ...repeatedHints('condition-repeated', conditions, ({ id: own, text }) => [
      { kind: 'condition', id: own },
      text,
    ]),
    ...questionsHints(questions),
    ...conditions.flatMap(conditionHints),
  ];
}

function conditionHints({ id, text, questions }: Condition): readonly FormHint[] {
  const at: ItemTextRef = { kind: 'condition', id };
  return [
    ...(isBlank(text.text) ? [hintAt('condition-untitled', at, '')] : longTitle(at, text.text)),
    ...(questions.length === 0 ? [hintAt('condition-empty', at, text.text)] : []),
    ...questionsHints(questions),
  ];
}

function questionsHints(questions: readonly Question[]): readonly FormHint[] {
  return [
    ...repeatedHints('question-repeated', questions, ({ id, title }) => [{ kind: 'question', id }, title]),
    ...questions.flatMap(questionHints),
  ];
}

function questionHints({ id, title, kind, options, ...rest }: Question): readonly FormHint[] {
  const at: ItemTextRef = { kind: 'question', id };
  const name = title.text;
  const offersNothing = isChoice(kind) && options.length === 0;
  return [
    ...(isBlank(name) ? [hintAt('question-untitled', at, '')] : longTitle(at, name)),
    ...(offersNothing ? [hintAt('choices-missing', at, name)] : []),
    ...(kind === 'link' ? linkHints(at, rest, name) : []),
    ...options
      .filter(({ text }) => isBlank(text.text))
      .map((choice) => hintAt('choice-blank', { kind: 'choice', id: choice.id, questionId: id }, name)),
    ...repeatedHints('choice-repeated', options, (choice) => [
      { kind: 'choice', id: choice.id, questionId: id },
      choice.text,
    ]),
  ];
}

/** A link question without an address asks for one, so only a caption makes the missing address a slip. */
function linkHints(
  at: ItemTextRef,
  { link, linkTitle }: Pick<Question, 'link' | 'linkTitle'>,
  name: string,
): readonly FormHint[] {
  if (isBlank(link)) return isBlank(linkTitle) ? [] : [hintAt('link-missing', at, name)];
  return isUnusableLink(link) ? [hintAt('link-unusable', at, name)] : [];
}

/** Whether a link with this address would not be shown. */
export function isUnusableLink(link: string): boolean {
  return !isBlank(link) && parseHttpUrl(withScheme(link.trim())) === null;
}

function stateHints(definition: FormDefinition): readonly FormHint[] {
  return drawWorkflow(definition)
    .states.filter(({ unreachable }) => unreachable)
    .map(({ id, name }) => ({
      code: 'state-unreachable',
      key: `state-unreachable ${name}`,
      target: { kind: 'state', id },
      name,
    }));
}

function signatureHints({ signatures }: FormDefinition): readonly FormHint[] {
  return signatures.flatMap(({ title }, index): readonly FormHint[] => {
    const number = index + 1;
    if (!isBlank(title)) return [];
    const key = `signature-untitled ${number}`;
    return [{ code: 'signature-untitled', key, target: { kind: 'signature', number }, name: '' }];
  });
}

/** Dismissed for this wording of the text only. */
function outdatedHint(definition: FormDefinition, { ref, text, languages }: OutdatedText): FormHint {
  const name = text.text;
  const key = `translation-outdated ${keyOfText(ref)} ${name.slice(0, KEPT_OF_TEXT)}`;
  return { code: 'translation-outdated', key, target: targetOf(definition, ref), name, languages };
}

const KEPT_OF_TEXT = 60;

function targetOf(definition: FormDefinition, ref: TextRef): HintTarget {
  if (ref.kind === 'state')
    return { kind: 'state', id: definition.states.findIndex(({ name }) => name === ref.name) };
  if (ref.kind !== 'signature') return { kind: 'text', ref };
  const key = keyOfText(ref);
  const index = signatureTexts(definition).findIndex((one) => keyOfText(one.ref) === key);
  return { kind: 'signature', number: index + 1 };
}

function languageHints(definition: FormDefinition, language: string): readonly FormHint[] {
  const count = untranslated(definition, language).length;
  if (count === 0) return [];
  const key = `translation-missing ${language}`;
  return [{ code: 'translation-missing', key, target: { kind: 'language', language }, name: '', count }];
}

/** One hint for each item of a list whose text an earlier one already has; capitals and spaces make no difference. */
function repeatedHints<Item>(
  code: HintCode,
  items: readonly Item[],
  textOf: (item: Item) => readonly [ItemTextRef, Localized],
): readonly FormHint[] {
  const seen = new Set<string>();
  return items.flatMap((item) => {
    const [ref, { text }] = textOf(item);
    const plain = text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
    if (plain === '' || !seen.has(plain)) {
      seen.add(plain);
      return [];
    }
    return [hintAt(code, ref, text)];
  });
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
