// Caches form versions in memory. They never change, so the process does not read and index them again for
// every submission.
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { type FormIndex, indexForm } from '@constancia/domain/submissions/answers/form-index.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { findDefinition } from './queries.ts';

/** Number of versions in memory. A large one takes a few megabytes, so the cache is limited. */
const KEPT = 50;

export interface FormVersions {
  /** The indexed version; null when the form has no such version. */
  readonly load: (form: { municipalityId: string; id: string }, version: number) => Promise<FormIndex | null>;
}

export function formVersions(db: Queryable): FormVersions {
  const kept = new Map<string, FormIndex>();
  return {
    load: async (form, version) => {
      const key = `${form.municipalityId}/${form.id}/${version}`;
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const definition: FormDefinition | null = await findDefinition(
        db,
        { municipalityId: form.municipalityId, formId: form.id },
        version,
      );
      if (!definition) return null;
      const index = indexForm(definition);
      kept.set(key, index);
      const oldest = kept.keys().next().value;
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      return index;
    },
  };
}
