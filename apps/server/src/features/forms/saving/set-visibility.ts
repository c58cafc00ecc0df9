// The public switch in the list of forms. It saves the flag immediately as a new version, so that the form's
// history shows who opened it.
// rules: P4.14-P4.16, P6.19, P7.12
import type { Actor } from '@constancia/domain/access/actor.ts';
import { mayPublishForms } from '@constancia/domain/access/may.ts';
import { setOption, syncOf, whyNotOn } from '@constancia/domain/forms/edit/set-option.ts';
import { inTransaction } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { openForm } from '../open-form.ts';
import { type FormServices, lockedVersion, writeVersion } from './save-form.ts';

export async function setVisibility(
  { db, clock }: FormServices,
  actor: Actor,
  change: { readonly formId: string; readonly version: number; readonly public: boolean },
): Promise<{ id: string; version: number; public: boolean }> {
  if (!mayPublishForms(actor)) throw new Problem('forbidden');
  const form = await openForm(db, actor, change.formId);
  const key = { municipalityId: form.municipalityId, id: form.id };
  const at = clock();
  return inTransaction(db, async (tx) => {
    const { definition } = await lockedVersion(tx, key, change.version);
    if (definition.options.publicAccess === change.public) {
      return { id: form.id, version: change.version, public: change.public };
    }
    const reason = change.public ? whyNotOn(definition.options, 'publicAccess', syncOf(definition)) : null;
    if (reason) {
      const code = reason === 'not-offered' ? 'option-not-offered' : reason;
      throw new Problem('form-invalid', { issues: [{ code, at: { field: 'publicAccess' } }] });
    }
    const switched = {
      ...key,
      areaId: form.areaId,
      definition: setOption(definition, 'publicAccess', change.public),
    };
    const saved = await writeVersion(tx, switched, { by: actor, at, version: change.version + 1 });
    return { ...saved, public: change.public };
  });
}
