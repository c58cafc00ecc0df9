// The picture at the top of a form: uploading it, naming it in a save, who may see it. A form names only what was
// uploaded for it in this product, or what it held before. rules: E3.08, E3.28, E5.19-E5.21, E9.13, A2.22, W12, W16
import type { Actor } from '@constancia/domain/access/actor.ts';
import { may } from '@constancia/domain/access/may.ts';
import { formScope, within } from '@constancia/domain/access/scope.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { HEADER_IMAGE_SIDE_MAX } from '@constancia/domain/forms/definition/form-limits.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { FileSigner } from '../../../platform/files/signed-address.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type FileRight, findFile, type ImageServices, markUsed, storeImage } from '../../files/public.ts';
import { openForm } from '../open-form.ts';
import { type FormToSave, findForm, headerImageOwner } from '../queries.ts';

const KIND = 'header-image';

/** For a form that exists, or for one that is saved later under this id. */
export async function uploadHeaderImage(
  services: ImageServices,
  actor: Actor,
  upload: { readonly formId: string; readonly bytes: Buffer },
): Promise<string> {
  const exists = await findForm(services.db, upload.formId);
  if (exists) await openForm(services.db, actor, upload.formId);
  return storeImage(services, actor, { kind: KIND, maxSide: HEADER_IMAGE_SIDE_MAX, ...upload });
}

/** Refuses the key of a file that is not this form's, and marks the one it names as used. */
export async function takeHeaderImage(
  tx: Queryable,
  form: FormToSave,
  save: { readonly by: Actor; readonly at: Date; readonly before?: FormDefinition },
): Promise<void> {
  const key = form.definition.headerImage;
  if (key === '' || key === save.before?.headerImage) return;
  const file = await findFile(tx, key);
  const own = file?.uploadedBy === save.by.userId || file?.municipalityId === form.municipalityId;
  if (!file || file.kind !== KIND || file.formId !== form.id || !own)
    throw new Problem('form-invalid', {
      issues: [{ code: 'header-image-unknown', at: { field: 'headerImage' } }],
    });
  await markUsed(tx, { municipalityId: file.municipalityId, key }, save.at);
}

/**
 * A picture that nobody saved yet is its uploader's; one of a form is for everybody who may see the form: anyone while
 * it is open to the public, otherwise the staff of its areas whose role reads forms. A copied form shows the picture of its source.
 */
export function headerImageRight(db: Queryable): FileRight {
  return async (actor, file) => {
    if (actor && file.uploadedBy === actor.userId) return true;
    const owners = await headerImageOwner(db, file.key);
    const reader = actor && may(actor, 'read', 'formulario') ? actor : null;
    return owners.some(
      (form) => form.open || (reader !== null && within(formScope(reader), { areaId: form.areaId })),
    );
  };
}

/** Null when the form shows none, or an address from before it came into this product. */
export function headerImageAddress(
  signer: FileSigner,
  definition: FormDefinition,
  reader: { readonly userId: string; readonly now: Date },
): string | null {
  const key = definition.headerImage;
  if (!definition.options.showHeaderImage || !key.startsWith('imagenes/')) return null;
  return signer.addressOf(key, reader.userId, reader.now);
}
