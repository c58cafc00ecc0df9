// The public switch in the list of forms. It saves the flag immediately as a new version, so that the form's
// history shows who opened it, and can be undone with all that it cleared.
// rules: P4.14-P4.16, P6.19, X31.72
import type { Body, Reply } from '@constancia/contract/endpoint.ts';
import type {
  readFormVisibility,
  setFormVisibility,
  undoFormVisibility,
} from '@constancia/contract/forms/visibility.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { mayPublishForms } from '@constancia/domain/access/may.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { setOption, syncOf, whyNotOn } from '@constancia/domain/forms/edit/set-option.ts';
import { clearedWhenPrivate, differsByVisibility } from '@constancia/domain/forms/edit/visibility.ts';
import { inTransaction } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { openForm } from '../open-form.ts';
import { type FormRow, findDefinition } from '../queries.ts';
import { type FormServices, lockedVersion, writeVersion } from './save-form.ts';

type Visibility = Reply<typeof setFormVisibility>;

/** The form, for a person who has the switch. */
function openToPublish({ db }: FormServices, actor: Actor, formId: string): Promise<FormRow> {
  if (!mayPublishForms(actor)) throw new Problem('forbidden');
  return openForm(db, actor, formId);
}

export async function readVisibility(
  services: FormServices,
  actor: Actor,
  formId: string,
): Promise<Reply<typeof readFormVisibility>> {
  const form = await openToPublish(services, actor, formId);
  const key = { municipalityId: form.municipalityId, formId: form.id };
  const definition = await findDefinition(services.db, key, form.version);
  if (!definition) throw new Problem('form-not-found');
  return { cleared: clearedWhenPrivate(definition) };
}

export async function setVisibility(
  services: FormServices,
  actor: Actor,
  { formId, change }: { readonly formId: string; readonly change: Body<typeof setFormVisibility> },
): Promise<Visibility> {
  const form = await openToPublish(services, actor, formId);
  return rewrite(services, { form, actor, version: change.version }, ({ definition }) => {
    if (definition.options.publicAccess === change.public) return null;
    const reason = change.public ? whyNotOn(definition.options, 'publicAccess', syncOf(definition)) : null;
    if (reason) {
      const code = reason === 'not-offered' ? 'option-not-offered' : reason;
      throw new Problem('form-invalid', { issues: [{ code, at: { field: 'publicAccess' } }] });
    }
    return setOption(definition, 'publicAccess', change.public);
  });
}

/** Only while the version that the switch made is the newest, so that nobody's later work is undone with it. */
export async function undoVisibility(
  services: FormServices,
  actor: Actor,
  { formId, body }: { readonly formId: string; readonly body: Body<typeof undoFormVisibility> },
): Promise<Visibility> {
  const { version } = body;
  const form = await openToPublish(services, actor, formId);
  const key = { municipalityId: form.municipalityId, formId: form.id };
  const before = await findDefinition(services.db, key, version - 1);
  return rewrite(services, { form, actor, version }, ({ definition }) => {
    if (!before || !differsByVisibility(before, definition))
      throw new Problem('stale-version', { values: { version } });
    return before;
  });
}

/** Stores what `change` makes of the version that the person saw; null changes nothing. */
async function rewrite(
  { db, clock }: FormServices,
  seen: { readonly form: FormRow; readonly actor: Actor; readonly version: number },
  change: (stored: { readonly definition: FormDefinition }) => FormDefinition | null,
): Promise<Visibility> {
  const { form, actor, version } = seen;
  const key = { municipalityId: form.municipalityId, id: form.id };
  const at = clock();
  return inTransaction(db, async (tx) => {
    const stored = await lockedVersion(tx, key, version);
    const definition = change(stored);
    if (!definition) return { id: form.id, version, public: stored.definition.options.publicAccess };
    const changed = { ...key, areaId: form.areaId, definition };
    const saved = await writeVersion(tx, changed, { by: actor, at, version: version + 1 });
    return { ...saved, public: definition.options.publicAccess };
  });
}
