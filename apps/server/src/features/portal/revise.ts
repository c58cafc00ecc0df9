// A citizen revises a submission as a reviewer asked: only their own, and only while the request is open.
// rules: A4.24, A4.28, A4.29, W3, W6
import type { Body, Reply } from '@constancia/contract/endpoint.ts';
import type {
  revise as reviseEndpoint,
  SubmissionToRevise,
} from '@constancia/contract/submissions/portal.ts';
import { isInSubmission, withRequested } from '@constancia/domain/review/change-request.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Database, inTransaction } from '../../platform/db/database.ts';
import type { FileSigner } from '../../platform/files/signed-url.ts';
import type { AuditRead } from '../../platform/http/audit-read.ts';
import { type FormVersions, headerImageUrl } from '../forms/public.ts';
import { completeRequest, givenContent, presentToEdit, requestToAnswer } from '../review/public.ts';
import type { FindAsset, FindPerson } from '../submissions/public.ts';
import type { LayersOf } from '../territory/public.ts';
import { type OwnAsked, openOwn } from './open-own.ts';

export interface RevisionServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly versions: FormVersions;
  readonly layersOf: LayersOf;
  readonly signer: FileSigner;
  readonly findPerson: FindPerson;
  readonly findAsset: FindAsset;
}

export async function openRevision(
  services: RevisionServices,
  asking: OwnAsked,
  audit: AuditRead,
): Promise<SubmissionToRevise> {
  const { db, layersOf, signer, clock } = services;
  const submission = await openOwn(services, asking);
  const request = await requestToAnswer(db, submission.row);
  await audit(submission.row);
  return {
    // The citizen does not see which member of staff changed it.
    ...presentToEdit(submission, {
      changedBy: '',
      mapLayers: layersOf(submission.form.settings),
      username: '',
      mayView: true,
      headerImageUrl: headerImageUrl(signer, submission.index.definition, { userId: '', now: clock() }),
    }),
    comment: request.comment,
    // A correction may have taken a copy or a condition away since; nobody can answer what it held.
    requested: request.requested.filter((item) =>
      isInSubmission(submission.index, submission.row.answers, item),
    ),
    dueOn: request.dueOn,
    timeZone: submission.form.timeZone,
  };
}

export async function storeRevision(
  services: RevisionServices,
  asking: OwnAsked,
  { answers, unchanged, message }: Body<typeof reviseEndpoint>,
): Promise<Reply<typeof reviseEndpoint>> {
  const { db, clock } = services;
  const submission = await openOwn(services, asking);
  const request = await requestToAnswer(db, submission.row);
  const { row } = submission;
  // Files count only in answers that were asked for.
  const asked = withRequested(row.answers, answers, request.requested);
  const body = { version: row.version, answers: asked };
  const { newFiles, issues } = await givenContent(services, submission, { body, uploadedBy: '' });
  await inTransaction(db, (tx) =>
    completeRequest(tx, submission, {
      at: clock(),
      by: asking.citizen.author,
      answers,
      unchanged,
      message,
      newFiles,
      issues,
    }),
  );
  return { id: row.id, code: row.code };
}
