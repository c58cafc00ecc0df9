// A section of ours as a group or a repeat; a conditional one as a select with a group for each of its conditions.
// rules: X38.45, X38.46
import type { Section } from '../../../forms/definition/form.ts';
import type { Localized } from '../../../localized.ts';
import { isBlank } from '../sheets/blank-text.ts';
import { writeQuestion } from './write-question.ts';
import { orName, reportOut, type Writing } from './writing.ts';

export function writeSection(section: Section, writing: Writing): void {
  const { survey } = writing;
  const name = writing.nameOf(section.id, 'section');
  if (section.relatedArea !== '') reportOut(writing, 'out-related-area', { text: section.title.text });
  const container = section.repeatable ? 'repeat' : 'group';
  survey.push({ type: `begin_${container}`, name, label: section.title });
  writeNote(section.description, `${name}_description`, writing);
  if (section.conditional) writeConditions(section, name, writing);
  else for (const question of section.questions) writeQuestion(question, writing);
  survey.push({ type: `end_${container}` });
}

/** A text that people read and do not answer. */
export function writeNote(text: Localized, name: string, writing: Writing): void {
  const named = isBlank(text) ? '' : writing.nameOf(name, 'note');
  if (named !== '') writing.survey.push({ type: 'note', name: named, label: orName(text, named) });
}

function writeConditions(section: Section, name: string, writing: Writing): void {
  const { survey } = writing;
  const opening = section.conditions.filter(({ questions }) => questions.length > 0);
  if (opening.length === 0) reportOut(writing, 'out-conditions', { text: section.title.text });
  if (section.conditions.length === 0) return;
  const select = writing.nameOf(`${name}_choice`, 'choice');
  const list = writing.listOf(section.conditions, `${select}_options`);
  survey.push({
    type: `${section.single ? 'select_one' : 'select_multiple'} ${list}`,
    name: select,
    label: orName(isBlank(section.prompt) ? section.title : section.prompt, select),
    required: section.required ? 'yes' : '',
  });
  for (const { id, questions } of opening) {
    const relevant = section.single ? `\${${select}} = '${id}'` : `selected(\${${select}}, '${id}')`;
    survey.push({ type: 'begin_group', name: writing.nameOf(id, 'condition'), relevant });
    for (const question of questions) writeQuestion(question, writing);
    survey.push({ type: 'end_group' });
  }
}
