// An agenda of the built-in register as an administrator writes it: tidied and checked, in the browser and on the server.
// rules: X34.70
import { lengthOf } from '../forms/definition/form-limits.ts';
import type { Issue } from '../issue.ts';
import { AGENDA_NAME_MAX } from '../limits.ts';
import { plainText } from '../text/plain-text.ts';

export interface EditedAgenda {
  readonly name: string;
}

export type AgendaIssueCode = 'agenda-name-required' | 'agenda-name-taken' | 'agenda-name-too-long';

export function tidiedAgenda(given: EditedAgenda): EditedAgenda {
  return { ...given, name: given.name.normalize('NFC').replace(/\s+/g, ' ').trim() };
}

/** `others`: the names of the municipality's other agendas; who chooses one sees only names. */
export function checkAgenda(
  { name }: EditedAgenda,
  others: readonly string[],
): readonly Issue<AgendaIssueCode>[] {
  const at = { field: 'name' };
  if (name === '') return [{ code: 'agenda-name-required', at }];
  if (lengthOf(name) > AGENDA_NAME_MAX)
    return [{ code: 'agenda-name-too-long', at, values: { max: AGENDA_NAME_MAX } }];
  const isTaken = others.some((other) => plainText(other) === plainText(name));
  return isTaken ? [{ code: 'agenda-name-taken', at }] : [];
}
