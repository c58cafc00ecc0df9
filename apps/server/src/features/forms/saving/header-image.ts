// The picture at the top of a form: its upload, its use in a save, and who may see it. A form may name only a
// picture that was uploaded for it in this product, or the one it already had.
// rules: E5.19-E5.21, W12, W16, X31.66
import type { Actor } from '@constancia/domain/access/actor.ts';
import { may } from '@constancia/domain/access/may.ts';
import { formScope, within } from '@constancia/domain/access/scope.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { HEADER_IMAGE_SIDE_MAX } from '@constancia/domain/forms/definition/form-limits.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { FileSigner } from '../../../platform/files/signed-url.ts';
import { Problem } from '../../../platform/http/problem.ts';
import {
  type FileRight,
  findFile,
  type IncomingImageServices,
  markUsed,
  storeImage,
} from '../../files/public.ts';
import { openForm } from '../open-form.ts';
import { type FormToSave, findForm, headerImageOwner } from '../queries.ts';

const KIND = 'header-image';

/** For an existing form, or for one that will be saved under this id. */
export async function uploadHeaderImage(
  services: IncomingImageServices,
  actor: Actor,
  upload: { readonly formId: string; readonly bytes: Buffer },
): Promise<string> {
  const exists = await findForm(services.db, upload.formId);
  if (exists) await openForm(services.db, actor, upload.formId);
  return storeImage(services, actor, { kind: KIND, maxSide: HEADER_IMAGE_SIDE_MAX, ...upload });
}

interface Taking {
  readonly by: Actor;
  readonly at: Date;
  readonly before?: FormDefinition;
  /** The form that the saved one continues, whose picture it may keep (X31.66). */
  readonly copyOf?: string | undefined;
}

/** Refuses the key of another form's file; marks the file that the form names as used. */
export async function takeHeaderImage(tx: Queryable, form: FormToSave, save: Taking): Promise<void> {
  const key = form.definition.headerImage;
  if (key === '' || key === save.before?.headerImage) return;
  const file = await findFile(tx, key);
  const own = file?.uploadedBy === save.by.userId || file?.municipalityId === form.municipalityId;
  const isOfForm = file?.formId === form.id || (file !== null && (await isOfCopied(tx, file, save)));
  const known = file !== null && file.kind === KIND && isOfForm && own;
  // Marked last: until then it may be deleted as unused.
  if (known && (await markUsed(tx, { municipalityId: file.municipalityId, key }, save.at))) return;
  throw new Problem('form-invalid', {
    issues: [{ code: 'header-image-unknown', at: { field: 'headerImage' } }],
  });
}

/** A picture of the copied form, which the actor uploaded or may see there; also after that form was deleted. */
async function isOfCopied(
  tx: Queryable,
  file: { readonly formId: string; readonly uploadedBy: string | null },
  { by, copyOf }: Taking,
): Promise<boolean> {
  if (copyOf === undefined || file.formId !== copyOf) return false;
  if (file.uploadedBy === by.userId) return true;
  const source = await findForm(tx, copyOf);
  return source !== null && within(formScope(by), { areaId: source.areaId });
}

/**
 * Only its uploader may see a picture that no form uses yet. Everybody who may see a form may see its
 * picture: anyone while the form is public, otherwise the staff of its area whose role reads forms. A copied
 * form shows the picture of the original.
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

/** Null when the form shows no picture, or one by a URL of the former system. */
export function headerImageUrl(
  signer: FileSigner,
  definition: FormDefinition,
  reader: { readonly userId: string; readonly now: Date },
): string | null {
  const key = definition.headerImage;
  if (!definition.options.showHeaderImage || !key.startsWith('imagenes/')) return null;
  return signer.urlOf(key, reader.userId, reader.now);
}
