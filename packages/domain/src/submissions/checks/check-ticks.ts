// Checks which conditions of one section are ticked.
// rules: A4.20, A5.02, E3.42, E3.43
import { UNKNOWN_IDS_REPORTED_MAX } from '../../limits.ts';
import type { SectionEntry } from '../answers/form-index.ts';
import type { AnswersIssue } from './answer-issues.ts';
import { note, shownId } from './check-location.ts';

const NONE: readonly string[] = [];

/** Returns the ids of the ticked conditions in the order of the form, at most one in single mode. */
export function checkTicks(entry: SectionEntry, given: unknown, issues: AnswersIssue[]): readonly string[] {
  const { section, conditionIds } = entry;
  const at = { sectionId: section.id };
  const isList = Array.isArray(given);
  if (!isList && given !== undefined && given !== null) note(issues, { code: 'answers-shape', at });
  const ids: ReadonlySet<unknown> = new Set(isList ? given : NONE);
  const ticked =
    ids.size === 0 ? NONE : entry.conditions.map(({ condition }) => condition.id).filter((id) => ids.has(id));
  if (ticked.length < ids.size) reportUnknown(ids, conditionIds, { section: section.id, issues });
  if (section.conditional && section.required && ticked.length === 0)
    note(issues, { code: 'section-required', at });
  if (!section.single || ticked.length <= 1) return ticked;
  note(issues, { code: 'condition-single', at });
  return ticked.slice(0, 1);
}

function reportUnknown(
  ids: ReadonlySet<unknown>,
  known: ReadonlySet<string>,
  { section, issues }: { readonly section: string; readonly issues: AnswersIssue[] },
): void {
  const unknown = [...ids].filter((id) => !known.has(id as string)).slice(0, UNKNOWN_IDS_REPORTED_MAX);
  for (const id of unknown)
    note(issues, { code: 'condition-unknown', at: { sectionId: section, conditionId: shownId(id) } });
}
