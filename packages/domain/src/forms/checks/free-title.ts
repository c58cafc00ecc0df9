// A title for a form whose own is taken in the incident system: the same with a number behind it.
// rules: E5.08, E5.24, X31.65
import { truncate } from '../../text/truncate.ts';
import type { FormDefinition } from '../definition/form.ts';
import { INCIDENT_TITLE_MAX, lengthOf } from '../definition/form-limits.ts';
import { incidentTitleOf } from './check-form.ts';

const NUMBERED = /^(.*?)(?: \((\d{1,4})\))?$/s;

/** The names of types are compared in this form, because the incident system ignores letter case. */
export function typeKey(title: string): string {
  return title.trim().toLowerCase();
}

/** `taken`: keys of the types of the form's incident area. */
export function freeTitle(definition: FormDefinition, taken: ReadonlySet<string>): string {
  const { title, states, options } = definition;
  const [, base = '', number = '1'] = NUMBERED.exec(title.text.trim()) ?? [];
  const typesOf = (candidate: string) =>
    options.incidentPerState ? states.map(({ name }) => incidentTitleOf(candidate, name)) : [candidate];
  const longestEnd = Math.max(...typesOf('').map(lengthOf), 0);
  for (let next = Number(number) + 1; ; next += 1) {
    const suffix = ` (${next})`;
    const room = INCIDENT_TITLE_MAX - longestEnd - lengthOf(suffix);
    const candidate = `${truncate(base, Math.max(room, 1)).trimEnd()}${suffix}`;
    if (!typesOf(candidate).some((type) => taken.has(typeKey(type)))) return candidate;
  }
}
