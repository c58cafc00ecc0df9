// Pictures that stand for a municipality or one of its forms: uploaded for the settings, and shown to everybody once
// the settings are saved with them.
// rules: R9.32, X33.87

import type { Actor } from '@constancia/domain/access/actor.ts';
import { LOGO_SIDE_MAX } from '@constancia/domain/limits.ts';
import { type EditedSettings, logosOf } from '@constancia/domain/territory/edited-settings.ts';
import type { Queryable } from '../../../../platform/db/database.ts';
import type { FileSigner } from '../../../../platform/files/signed-url.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import {
  type FileRight,
  type IncomingImageServices,
  lockKeysOf,
  MUNICIPALITY_LOGO,
  markOnlyUsed,
  storeImage,
} from '../../../files/public.ts';
import { municipalityExists } from '../../../territory/public.ts';

export interface LogoServices extends IncomingImageServices {
  readonly signer: FileSigner;
}

/** Throws municipality-not-found, and what storeImage throws. */
export async function uploadLogo(
  services: LogoServices,
  actor: Actor,
  { municipalityId, bytes }: { readonly municipalityId: string; readonly bytes: Buffer },
): Promise<{ readonly key: string; readonly url: string }> {
  if (!(await municipalityExists(services.db, municipalityId))) throw new Problem('municipality-not-found');
  const image = {
    kind: MUNICIPALITY_LOGO,
    formId: '',
    municipalityId,
    bytes,
    maxSide: LOGO_SIDE_MAX,
  } as const;
  const key = await storeImage(services, actor, image);
  return { key, url: services.signer.urlOf(key, actor.userId, services.clock()) };
}

/** What was uploaded for the municipality; none of it is deleted before the transaction ends. */
export const listLogos = (tx: Queryable, municipalityId: string): Promise<readonly string[]> =>
  lockKeysOf(tx, municipalityId, MUNICIPALITY_LOGO);

/** Logos that the settings no longer name are deleted with the other unused files. */
export const keepLogos = (
  tx: Queryable,
  { municipalityId, settings }: { readonly municipalityId: string; readonly settings: EditedSettings },
  at: Date,
): Promise<void> =>
  markOnlyUsed(tx, { municipalityId, kind: MUNICIPALITY_LOGO, keys: logosOf(settings) }, at);

/** Everybody may see a logo in use; before that only who uploaded it. */
export const logoRight: FileRight = (actor, { usedAt, uploadedBy }) =>
  Promise.resolve(usedAt !== null || (actor !== null && uploadedBy === actor.userId));
