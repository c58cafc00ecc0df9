// Why one document of an import was refused.
import type { Issue } from '@constancia/domain/issue.ts';

export interface Refusal {
  /** File and, when it holds several documents, the position in it. */
  readonly document: string;
  readonly reasons: readonly string[];
}

/** Issues as one line each: `titulo: document-missing-field`. */
export function reasonsOf(issues: readonly Issue<string>[]): readonly string[] {
  return issues.map(({ code, at }) => {
    const where = at?.field ?? at?.questionId ?? at?.sectionId;
    return where === undefined ? code : `${where}: ${code}`;
  });
}
