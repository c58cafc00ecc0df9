// A saved version of a form brought back over the stored one. On a form with submissions it takes only what may still
// be changed: the stored structure stays, and what was agreed with the incident system stays always, because the next
// save derives it. What could not come back is the difference between the result and the version.
// rules: X35.30
import { readProduct } from '../../payments/product.ts';
import { editability } from '../checks/editability.ts';
import { type FormDefinition, type Question, questionsOf, type Section } from '../definition/form.ts';

/** `stored` itself when nothing of the form may be changed. */
export function restoreVersion(
  stored: FormDefinition,
  version: FormDefinition,
  hasSubmissions: boolean,
): FormDefinition {
  const may = editability(stored, hasSubmissions);
  if (!may.content) return stored;
  const incidents = { ...stored.incidents, areaId: version.incidents.areaId };
  if (may.structure) return { ...version, incidents };
  return {
    ...version,
    incidents,
    ...statesOf(stored, version),
    ...saleOf(stored, version),
    sections: sectionsOf(stored, version),
  };
}

/** States have no lasting ids: those of the version fit only when it had as many, and began with the same one. */
function statesOf(
  stored: FormDefinition,
  version: FormDefinition,
): Pick<FormDefinition, 'states' | 'initialState'> {
  const fits = stored.states.length === version.states.length && stored.initialState === version.initialState;
  const { states, initialState } = fits ? version : stored;
  return { states, initialState };
}

/** The form stays editable, and it keeps every location of which seats may have been sold (X21.17). */
function saleOf(
  stored: FormDefinition,
  version: FormDefinition,
): Pick<FormDefinition, 'options' | 'payments'> {
  const options = { ...version.options, editableForm: stored.options.editableForm };
  const names = new Set(readProduct(version.payments).locations.map(({ name }) => name));
  const keepsAll = readProduct(stored.payments).locations.every(({ name }) => names.has(name));
  if (keepsAll) return { options, payments: version.payments };
  const { addPaymentGateway } = stored.options;
  return { options: { ...options, addPaymentGateway }, payments: stored.payments };
}

/** The stored sections and questions, each with the content that it had. */
function sectionsOf(stored: FormDefinition, version: FormDefinition): readonly Section[] {
  const sections = new Map(version.sections.map((section) => [section.id, section]));
  const questions = new Map(version.sections.flatMap(questionsOf).map((question) => [question.id, question]));
  const texts = new Map(
    version.sections.flatMap(({ conditions }) => conditions).map(({ id, text }) => [id, text]),
  );
  const back = (list: readonly Question[]) =>
    list.map((question) => {
      const was = questions.get(question.id);
      return was?.kind === question.kind ? was : question;
    });
  return stored.sections.map((section) => {
    const was = sections.get(section.id);
    return {
      ...(was?.conditional === section.conditional ? was : section),
      conditions: section.conditions.map((condition) => ({
        ...condition,
        text: texts.get(condition.id) ?? condition.text,
        questions: back(condition.questions),
      })),
      questions: back(section.questions),
    };
  });
}
