// An agenda of the built-in register as an administrator writes it: tidied and checked, in the browser and on the server.
// rules: X34.70, X34.71
import { lengthOf } from '../forms/definition/form-limits.ts';
import type { Issue } from '../issue.ts';
import { AGENDA_ADDRESS_MAX, AGENDA_NAME_MAX } from '../limits.ts';
import { sameValue } from '../reading/same-value.ts';
import { plainText } from '../text/plain-text.ts';
import { checkSchedule, type Schedule, type ScheduleIssueCode, tidiedSchedule } from './schedule.ts';

export interface EditedAgenda {
  readonly name: string;
  /** Where people come to; may be ''. */
  readonly address: string;
  /** Null when the municipality arranges the appointments itself. */
  readonly schedule: Schedule | null;
}

export type AgendaIssueCode =
  | 'agenda-address-too-long'
  | 'agenda-name-required'
  | 'agenda-name-taken'
  | 'agenda-name-too-long'
  | ScheduleIssueCode;

const oneLine = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();

export function tidiedAgenda({ name, address, schedule }: EditedAgenda): EditedAgenda {
  return {
    name: oneLine(name),
    address: oneLine(address),
    schedule: schedule && tidiedSchedule(schedule),
  };
}

/** In the order of the screen. `others`: the names of the municipality's other agendas; who chooses one sees only names. */
export function checkAgenda(
  { name, address, schedule }: EditedAgenda,
  others: readonly string[],
): readonly Issue<AgendaIssueCode>[] {
  const issues: Issue<AgendaIssueCode>[] = [...nameIssues(name, others)];
  if (lengthOf(address) > AGENDA_ADDRESS_MAX)
    issues.push({
      code: 'agenda-address-too-long',
      at: { field: 'address' },
      values: { max: AGENDA_ADDRESS_MAX },
    });
  return schedule ? [...issues, ...checkSchedule(schedule)] : issues;
}

function nameIssues(name: string, others: readonly string[]): readonly Issue<AgendaIssueCode>[] {
  const at = { field: 'name' };
  if (name === '') return [{ code: 'agenda-name-required', at }];
  if (lengthOf(name) > AGENDA_NAME_MAX)
    return [{ code: 'agenda-name-too-long', at, values: { max: AGENDA_NAME_MAX } }];
  const isTaken = others.some((other) => plainText(other) === plainText(name));
  return isTaken ? [{ code: 'agenda-name-taken', at }] : [];
}

/** What changed, by the name of the field; a field that one of them does not have is null. */
export function agendaChanges(
  before: EditedAgenda,
  now: EditedAgenda,
): Readonly<Record<string, { readonly before: unknown; readonly now: unknown }>> {
  const [old, fresh] = [fieldsOf(before), fieldsOf(now)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])];
  return Object.fromEntries(
    names
      .filter((name) => !sameValue(old[name], fresh[name]))
      .map((name) => [name, { before: old[name] ?? null, now: fresh[name] ?? null }]),
  );
}

const fieldsOf = ({ schedule, ...agenda }: EditedAgenda): Readonly<Record<string, unknown>> => ({
  ...agenda,
  ...schedule,
});
