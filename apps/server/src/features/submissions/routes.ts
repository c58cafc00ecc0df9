// Endpoints of submissions: lists, view, export, deletion, and sending a new one with or without an account.
// rules: R2.011, R7.02
import type { Reply } from '@constancia/contract/endpoint.ts';
import {
  deleteSubmission as deleteSubmissionEndpoint,
  readSubmissionDeletion,
} from '@constancia/contract/submissions/deletion.ts';
import { holdSubmission, liftSubmissionHold } from '@constancia/contract/submissions/holds.ts';
import { readSubmissionMap } from '@constancia/contract/submissions/map.ts';
import { countOldSubmissions } from '@constancia/contract/submissions/retention.ts';
import { readSubmission, submit } from '@constancia/contract/submissions/submissions.ts';
import { submissionScope } from '@constancia/domain/access/scope.ts';
import { submissionBytesMax } from '@constancia/domain/submissions/answers/submission-size.ts';
import { filterOf } from '@constancia/domain/submissions/filter/submission-filter.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VisitorLimits } from '../../config/config.ts';
import type { Clock } from '../../platform/clock.ts';
import type { FileSigner } from '../../platform/files/signed-url.ts';
import { clientKey } from '../../platform/http/client-address.ts';
import { type Route, route } from '../../platform/http/endpoint.ts';
import { languageOf, originOf } from '../../platform/http/origin-of.ts';
import { Problem } from '../../platform/http/problem.ts';
import { findFilesOf } from '../files/public.ts';
import { findForm, headerImageUrl, openForm, seenForms } from '../forms/public.ts';
import type { AdmitSubmission } from './admission/admit-submission.ts';
import { collectedRoutes } from './collected/routes.ts';
import { deleteSubmission, readDeletion } from './deletion/delete-submission.ts';
import { type ListServices, listRoutes } from './desk/list-routes.ts';
import { type ExportServices, exportRoutes } from './exports/routes.ts';
import { feedRoutes } from './feed/routes.ts';
import { submissionFileRoutes } from './files/routes.ts';
import { holdsOf, liftHoldOfSubmission, putSubmissionOnHold } from './holds/submission-hold.ts';
import { type SignatureServices, signatureRoutes } from './intake/signature-upload.ts';
import { type IntakeServices, type Submitted, submitAs } from './intake/submit.ts';
import { submissionMap } from './map/submission-map.ts';
import { presenceRoutes } from './presence/routes.ts';
import type { ReceiptCookies } from './receipt-cookie.ts';
import { countOld } from './retention/count-old.ts';
import { keyOf, openSubmission, startOf } from './view/open-submission.ts';
import { presentSubmission } from './view/present.ts';
import { type AssetDescriptions, shownAsset } from './view/shown-asset.ts';
import { viewRoutes } from './views/routes.ts';

type SubmissionServices = ExportServices &
  Omit<IntakeServices, 'forms'> &
  SignatureServices &
  ListServices &
  AssetDescriptions & {
    readonly clock: Clock;
    readonly signer: FileSigner;
    readonly receipts: ReceiptCookies;
    readonly admitSubmission: AdmitSubmission;
    readonly limits: VisitorLimits;
    /** URL that people use; without it, the one of the request counts. */
    readonly publicOrigin: string | null;
  };

function mapRoute({ db }: SubmissionServices): Route {
  return route(
    readSubmissionMap,
    async ({ actor, params, query: { south, west, north, east, zoom, ...query } }) => {
      const form = await openForm(db, actor, params.formId);
      const wish = { form, scope: submissionScope(actor), filter: filterOf(query) };
      return submissionMap(db, wish, { south, west, north, east, zoom });
    },
  );
}

function viewRoute(services: SubmissionServices): Route {
  const { db, clock, versions, signer, layersOf } = services;
  return route(readSubmission, async ({ actor, params, audit }) => {
    const { row, form } = await openSubmission(db, actor, params.submissionId);
    const version = await versions.load(form, row.formVersion);
    if (!version) throw new Problem('submission-not-found');
    await audit(row);
    // Documents of another program may name drawings that were not imported.
    const stored = new Set(row.signatures ? (await findFilesOf(db, keyOf(row))).map(({ key }) => key) : []);
    const urlOf = (key: string) => (stored.has(key) ? signer.urlOf(key, actor.userId, clock()) : null);
    const asset = await shownAsset(services, row, version.definition);
    const headerImage = headerImageUrl(signer, version.definition, { userId: actor.userId, now: clock() });
    const mapLayers = layersOf(form.settings);
    const holds = row.isHeld ? await holdsOf(db, row) : [];
    const startedFrom = await startOf(db, actor, row);
    const shown = { actor, form, version, urlOf, mapLayers, headerImageUrl: headerImage, holds, startedFrom };
    return presentSubmission({ ...row, asset }, shown);
  });
}

function deletionRoutes(services: SubmissionServices): readonly Route[] {
  return [
    route(readSubmissionDeletion, ({ actor, params }) => readDeletion(services, actor, params.submissionId)),
    route(deleteSubmissionEndpoint, ({ actor, params, query }) =>
      deleteSubmission(services, actor, { ...params, ...query }),
    ),
  ];
}

function holdRoutes(services: SubmissionServices): readonly Route[] {
  return [
    route(holdSubmission, ({ actor, params, body }) =>
      putSubmissionOnHold(services, actor, { ...params, ...body }),
    ),
    route(liftSubmissionHold, ({ actor, params, query }) =>
      liftHoldOfSubmission(services, actor, { ...params, ...query }),
    ),
    route(countOldSubmissions, ({ params, body }) => countOld(services, params.municipalityId, body)),
  ];
}

function withReceipt(
  { receipts, clock }: SubmissionServices,
  reply: FastifyReply,
  { municipalityId, ...stored }: Submitted,
): Reply<typeof submit> {
  receipts.sent.set(reply, { municipalityId, id: stored.id }, clock());
  return stored;
}

/** Largest size of a submission to the form; 0 when the form does not exist. */
function largestSubmission({ db, versions }: SubmissionServices) {
  return async ({ formId }: { readonly formId: string }): Promise<number> => {
    const form = await findForm(db, formId);
    const newest = form && (await versions.load(form, form.version));
    return newest ? submissionBytesMax(newest.definition) : 0;
  };
}

function submitRoutes(services: SubmissionServices): readonly Route[] {
  const largest = largestSubmission(services);
  const forms = seenForms(services.db);
  /** `address`: network address of a visitor; '' for staff. */
  const fromOf = (request: FastifyRequest, address: string) => ({
    origin: originOf(services.publicOrigin, request),
    language: languageOf(request),
    address,
  });
  return [
    route(
      submit,
      async ({ answerer, params, body: { solution, ...body }, request, reply }) => {
        const address = answerer.kind === 'staff' ? '' : clientKey(request);
        // A member of staff on a public page is known, so the page is not being tried out by a program.
        if (answerer.kind === 'visitor' && !answerer.isSignedIn)
          await services.admitSubmission({ ...params, address, solution });
        const sent = { ...params, body, from: fromOf(request, address) };
        return withReceipt(services, reply, await submitAs({ ...services, forms }, answerer, sent));
      },
      { largestBody: largest, crowd: services.intake.crowd },
    ),
  ];
}

export function submissionRoutes(services: SubmissionServices): readonly Route[] {
  return [
    ...submitRoutes(services),
    ...signatureRoutes(services),
    ...submissionFileRoutes(services),
    ...listRoutes(services),
    mapRoute(services),
    viewRoute(services),
    ...deletionRoutes(services),
    ...holdRoutes(services),
    ...collectedRoutes(services),
    ...exportRoutes(services),
    ...feedRoutes(services),
    ...viewRoutes(services),
    ...presenceRoutes(services),
  ];
}
