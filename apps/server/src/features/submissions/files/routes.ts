// Endpoints for the files of a submission. Who may answer the form may upload; who uploaded a file may
// continue or remove it; who may see the submission may see its files.
// rules: A7.28, W12, X14.06, X39.62, X39.63
import type { Body } from '@constancia/contract/endpoint.ts';
import {
  finishUpload as finishEndpoint,
  listSubmissionFiles,
  readUpload,
  removeUpload as removeEndpoint,
  sendPiece,
  startUpload as startEndpoint,
  type Upload,
} from '@constancia/contract/submissions/uploads.ts';
import type { Actor } from '@constancia/domain/access/actor.ts';
import { attachmentsOffered } from '@constancia/domain/files/attachment.ts';
import { photoIssues, storedPhoto } from '@constancia/domain/submissions/evidence/photo-evidence.ts';
import { marksIssues } from '@constancia/domain/submissions/evidence/photo-marks.ts';
import { mayOfferVideo, settingsOf } from '@constancia/domain/territory/municipality-settings.ts';
import type { FileSigner } from '../../../platform/files/signed-url.ts';
import { type Route, route } from '../../../platform/http/endpoint.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { countedAnswerer } from '../../../platform/http/rate-of.ts';
import {
  findFilesOf,
  finishUpload,
  openUpload,
  receivePiece,
  removeUpload,
  startUpload,
  type UploadRow,
  type UploadServices,
  VISITOR,
} from '../../files/public.ts';
import { type FormRow, type FormVersions, openFormAsAnswerer } from '../../forms/public.ts';
import { answeredVersion } from '../view/answered-version.ts';
import { keyOf, openSubmission } from '../view/open-submission.ts';
import { isSubmissionFile } from './file-rights.ts';

export interface SubmissionFileServices extends UploadServices {
  readonly versions: FormVersions;
  readonly signer: FileSigner;
}

type Announced = Body<typeof startEndpoint>;

/**
 * Ids under which an upload may be continued: a visitor's upload belongs to anybody who knows its id, which
 * only the visitor's device does.
 */
function peopleOf(actor: Actor | null): readonly string[] {
  return actor ? [actor.userId, VISITOR] : [VISITOR];
}

async function refuseUnasked(
  services: SubmissionFileServices,
  { form, username }: { readonly form: FormRow; readonly username: string },
  { version, questionId, kind, photo, marks }: Announced,
): Promise<void> {
  const answerer = username === '' ? 'visitor' : 'staff';
  const { answered } = await answeredVersion(services, form, { version, answerer });
  const question = answered.questionById.get(questionId)?.question;
  const offersVideo = mayOfferVideo(settingsOf(form.settings), username);
  if (!question || !attachmentsOffered(question, { offersVideo }).includes(kind))
    throw new Problem('file-refused', { issues: [{ code: 'attachment-not-allowed' }] });
  const issues = [
    ...(photo ? photoIssues(answered.definition, kind, photo) : []),
    ...(marks ? marksIssues(answerer, kind) : []),
  ];
  if (issues.length > 0) throw new Problem('answers-invalid', { issues });
}

function uploadRoutes(services: SubmissionFileServices): readonly Route[] {
  const { db, clock, signer } = services;
  const present = (upload: UploadRow): Upload => {
    const { id, received, bytes, name, uploadedBy: person, fileKey: key } = upload;
    const reader = person === VISITOR ? '' : person;
    return { id, received, bytes, name, key, url: key && signer.urlOf(key, reader, clock()) };
  };
  return [
    route(startEndpoint, async ({ answerer, params, body, request }) => {
      const form = await openFormAsAnswerer(db, answerer, params.formId);
      const { person, username } =
        answerer.kind === 'staff'
          ? { person: answerer.actor.userId, username: answerer.actor.username }
          : { person: VISITOR, username: '' };
      await refuseUnasked(services, { form, username }, body);
      const { version: _judged, photo: sent, marks = null, ...announced } = body;
      const photo = sent ? storedPhoto(sent, clock()) : null;
      const key = { municipalityId: form.municipalityId, formId: form.id };
      const uploader = { person, countedAs: countedAnswerer(answerer, request) };
      return present(await startUpload(services, uploader, { ...announced, ...key, photo, marks }));
    }),
    ...ongoingRoutes(services, present),
  ];
}

function ongoingRoutes(
  services: SubmissionFileServices,
  present: (upload: UploadRow) => Upload,
): readonly Route[] {
  return [
    route(readUpload, async ({ actor, params }) =>
      present(await openUpload(services, params.uploadId, peopleOf(actor))),
    ),
    route(sendPiece, async ({ actor, params, query, bytes }) =>
      present(
        await receivePiece(services, { id: params.uploadId, offset: query.offset, bytes }, peopleOf(actor)),
      ),
    ),
    route(finishEndpoint, async ({ actor, params }) => {
      const finisher = { people: peopleOf(actor), username: actor?.username ?? '' };
      return present(await finishUpload(services, params.uploadId, finisher));
    }),
    route(removeEndpoint, async ({ actor, params }) => {
      await removeUpload(services, params.uploadId, peopleOf(actor));
      return { removed: true as const };
    }),
  ];
}

function listRoute({ db, clock, signer }: SubmissionFileServices): Route {
  return route(listSubmissionFiles, async ({ actor, params, audit }) => {
    const { row } = await openSubmission(db, actor, params.submissionId);
    const files = (await findFilesOf(db, keyOf(row))).filter(isSubmissionFile);
    await audit(row);
    return {
      files: files.map(({ key, name, mediaType, photo, marks }) => ({
        key,
        name,
        mediaType,
        photo,
        marks,
        url: signer.urlOf(key, actor.userId, clock()),
      })),
    };
  });
}

export function submissionFileRoutes(services: SubmissionFileServices): readonly Route[] {
  return [...uploadRoutes(services), listRoute(services)];
}
