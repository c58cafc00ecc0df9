// Every request of the answering screen, for staff and for visitors: reading the form, its look-ups, files, signatures and
// sale, and sending the submission. `as` says who answers; the server serves each endpoint for both.
// rules: A4.34, A7.01, A7.16, A7.26, X28.09
import type { readLastVisit } from '@constancia/contract/assets/asset-page.ts';
import type {
  FormToAnswer,
  readFormToAnswer as readFormToAnswerEndpoint,
} from '@constancia/contract/forms/forms.ts';
import type { readSale } from '@constancia/contract/payments/sale.ts';
import type { listAssets, readAddress, searchAddresses } from '@constancia/contract/submissions/lookups.ts';
import type { uploadSignature } from '@constancia/contract/submissions/signatures.ts';
import type {
  SubmitBody,
  Submitted,
  submit as submitEndpoint,
} from '@constancia/contract/submissions/submissions.ts';
import type {
  finishUpload,
  removeUpload,
  sendPiece,
  startUpload,
} from '@constancia/contract/submissions/uploads.ts';
import type { AnswererKind } from '@constancia/domain/access/answerer.ts';
import { asCallError, CallError, call } from '../platform/api-client.ts';
import { withPuzzle } from '../platform/puzzle/with-puzzle.ts';
import { readAhead, takeAhead } from '../platform/read-ahead.ts';
import { type Attempt, SENDING_LIMIT } from './sending/attempt.ts';
import type { AnsweringApi, FileApi, LocationApi } from './session/api.ts';

/** Milliseconds that the form has to arrive before the one of this device is shown. */
const READ_LIMIT = 20_000;
/** Milliseconds that a piece of a file has: at 4 kB a second it still arrives. */
const PIECE_LIMIT = 120_000;

/** What the fields of one form ask while it is answered. */
export function answeringApi(as: AnswererKind, formId: string): AnsweringApi {
  const params = { formId };
  return {
    locations: locationApi(as, formId),
    signatures: {
      upload: ({ submissionId, slot, png }, signal) =>
        call<typeof uploadSignature>({
          method: 'POST',
          path: '/api/forms/:formId/submissions/:submissionId/signatures/:slot',
          as,
          params: { formId, submissionId, slot: String(slot) },
          upload: png,
          signal,
          limit: PIECE_LIMIT,
        }),
    },
    files: fileApi(as, formId),
    sale: (signal) =>
      call<typeof readSale>({ method: 'GET', path: '/api/forms/:formId/sale', as, params, signal }),
    lastVisit:
      as === 'staff'
        ? ({ assetId, version }, signal) =>
            call<typeof readLastVisit>({
              method: 'GET',
              path: '/api/forms/:formId/assets/:assetId/last-visit',
              params: { formId, assetId: String(assetId) },
              query: { version },
              signal,
            })
        : null,
  };
}

function locationApi(as: AnswererKind, formId: string): LocationApi {
  const of = { method: 'GET', as, params: { formId } } as const;
  return {
    search: async (text, signal) => {
      const path = '/api/forms/:formId/places';
      return (await call<typeof searchAddresses>({ ...of, path, query: { text }, signal })).addresses;
    },
    addressAt: async ({ latitude, longitude }, signal) => {
      const query = { latitude, longitude };
      return (await call<typeof readAddress>({ ...of, path: '/api/forms/:formId/address', query, signal }))
        .address;
    },
    assetsNear: async ({ latitude, longitude }, signal) => {
      const query = { latitude, longitude };
      return (await call<typeof listAssets>({ ...of, path: '/api/forms/:formId/assets', query, signal }))
        .assets;
    },
  };
}

function fileApi(as: AnswererKind, formId: string): FileApi {
  return {
    start: (body, signal) =>
      call<typeof startUpload>({
        method: 'POST',
        path: '/api/forms/:formId/uploads',
        as,
        params: { formId },
        body,
        signal,
      }),
    send: ({ uploadId, offset, content }, signal) =>
      call<typeof sendPiece>({
        method: 'PATCH',
        path: '/api/uploads/:uploadId',
        params: { uploadId },
        query: { offset },
        upload: content,
        signal,
        limit: PIECE_LIMIT,
      }),
    finish: (uploadId, signal) =>
      call<typeof finishUpload>({
        method: 'POST',
        path: '/api/uploads/:uploadId/completion',
        params: { uploadId },
        signal,
      }),
    remove: async (uploadId) => {
      await call<typeof removeUpload>({
        method: 'DELETE',
        path: '/api/uploads/:uploadId',
        params: { uploadId },
      });
    },
  };
}

const aheadKey = (formId: string) => `to-answer ${formId}`;

/** Starts to read a form of visitors while the code and texts of its screen are still downloading. */
export function preloadForm(formId: string): void {
  readAhead(aheadKey(formId), () => requestForm('visitor', formId));
}

export function readForm(as: AnswererKind, formId: string, signal: AbortSignal): Promise<FormToAnswer> {
  const ahead = as === 'visitor' ? takeAhead<FormToAnswer>(aheadKey(formId)) : undefined;
  return ahead ?? requestForm(as, formId, signal);
}

/** An id that the server rejects as malformed is treated as a form that does not exist (A8.01). */
async function requestForm(as: AnswererKind, formId: string, signal?: AbortSignal): Promise<FormToAnswer> {
  try {
    return await call<typeof readFormToAnswerEndpoint>({
      method: 'GET',
      path: '/api/forms/:formId/to-answer',
      as,
      params: { formId },
      limit: READ_LIMIT,
      ...(signal && { signal }),
    });
  } catch (error) {
    const { code } = asCallError(error);
    if (code === 'request-invalid' || code === 'not-found') throw new CallError('form-not-found');
    throw error;
  }
}

/**
 * Sends a submission. The id in the body was made on the device, so sending again after a lost reply stores nothing
 * twice. When far more submissions of visitors arrive than usual, this device solves a puzzle of the server first.
 */
export function submitAs(
  as: AnswererKind,
  { formId, body }: { readonly formId: string; readonly body: SubmitBody },
  { onPuzzle, signal }: Attempt,
): Promise<Submitted> {
  return withPuzzle(
    (solution) =>
      call<typeof submitEndpoint>({
        method: 'POST',
        path: '/api/forms/:formId/submissions',
        as,
        params: { formId },
        body: { ...body, solution },
        signal,
        limit: SENDING_LIMIT,
      }),
    { onPuzzle, signal },
  );
}
