// Takes the upload of a signature for a submission that is being written, and decides who may see it
// afterwards.
// rules: A7.26, W12, X28.14, X28.15, X39.87
import { uploadSignature } from '@constancia/contract/submissions/signatures.ts';
import type { VisitorLimits } from '../../../config/config.ts';
import { type Database, inTransaction } from '../../../platform/db/database.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { countedAnswerer } from '../../../platform/http/rate-of.ts';
import {
  countUpload,
  type FileRight,
  type IncomingImageServices,
  roomFor,
  type StoredSignature,
  storeSignature,
  VISITOR,
} from '../../files/public.ts';
import { type FormRow, type FormVersions, openFormAsAnswerer } from '../../forms/public.ts';
import { findSubmission } from '../queries.ts';
import { maySee } from '../view/open-submission.ts';

export interface SignatureServices extends IncomingImageServices {
  readonly versions: FormVersions;
  readonly limits: VisitorLimits;
}

interface Upload {
  readonly params: { readonly formId: string; readonly submissionId: string; readonly slot: number };
  readonly bytes: Buffer;
  readonly uploadedBy: string;
  readonly username: string;
  /** Key under which the uploads of an hour are counted. */
  readonly countedAs: string;
}

async function store(
  services: SignatureServices,
  form: FormRow,
  { params, countedAs, ...upload }: Upload,
): Promise<StoredSignature> {
  const index = await services.versions.load(form, form.version);
  // The slot is checked later, when the submission is stored, because it depends on the version that is
  // answered.
  if (!index?.definition.options.digitalSignature) throw new Problem('form-not-found');
  const uploader = { person: upload.uploadedBy, countedAs };
  await countUpload(services, uploader, upload.bytes.length);
  const room = await roomFor(services);
  const file = { municipalityId: form.municipalityId, formId: form.id, bytes: upload.bytes.length };
  if (upload.uploadedBy === VISITOR) await inTransaction(services.db, (tx) => room.refuseHeap(tx, file));
  return storeSignature(services, { ...params, ...upload, municipalityId: form.municipalityId });
}

export function signatureRoutes(services: SignatureServices): readonly Route[] {
  return [
    route(uploadSignature, async ({ answerer, params, bytes, request }) => {
      const form = await openFormAsAnswerer(services.db, answerer, params.formId);
      const by =
        answerer.kind === 'staff'
          ? { uploadedBy: answerer.actor.userId, username: answerer.actor.username }
          : { uploadedBy: VISITOR, username: '' };
      return store(services, form, { params, bytes, countedAs: countedAnswerer(answerer, request), ...by });
    }),
  ];
}

/**
 * Everyone who may see the submission; before it is stored, the member of staff who uploaded the signature.
 */
export function signatureRight(db: Database): FileRight {
  return async (actor, file) => {
    if (!actor) return false;
    const { municipalityId, submissionId } = file;
    if (!(await findSubmission(db, { municipalityId, id: submissionId })))
      return file.uploadedBy === actor.userId;
    return maySee(db, actor, submissionId);
  };
}
