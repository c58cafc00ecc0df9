// What is checked before an area is created.
// rules: P5.27, P5.28
import type { Issue } from '../issue.ts';

/** As a person typed it. */
export interface NewArea {
  readonly name: string;
  /** '' while none is picked. */
  readonly municipalityId: string;
}

export function checkNewArea({ name, municipalityId }: NewArea): readonly Issue[] {
  const issues: Issue[] = [];
  if (name.trim() === '') issues.push({ code: 'area-name-required', at: { field: 'name' } });
  if (municipalityId === '')
    issues.push({ code: 'area-municipality-required', at: { field: 'municipalityId' } });
  return issues;
}
