// The submission that a browser has just sent, by its receipt cookie, and what its confirmation page shows of it: also
// after a reload, as long as the receipt is valid.
// rules: R2.106, W4, X36.02
import { readReceipt } from '@constancia/contract/records/records.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import type { FastifyRequest } from 'fastify';
import type { FileSigner } from '../../platform/files/signed-url.ts';
import { type Route, route } from '../../platform/http/endpoint.ts';
import { Problem } from '../../platform/http/problem.ts';
import { type FormRow, type FormVersions, findForm } from '../forms/public.ts';
import { findSubmission, type SubmissionRow } from '../submissions/public.ts';
import { brandOf } from '../territory/public.ts';
import type { RecordRightServices } from './record-rights.ts';
import { hasPublicState, voucherTextOf } from './record-sheet.ts';

export interface ReceivedServices extends RecordRightServices {
  readonly versions: FormVersions;
  readonly signer: FileSigner;
  /** Host names under which public pages do not show the brand. */
  readonly brandlessHosts: readonly string[];
}

interface Received {
  readonly row: SubmissionRow;
  readonly form: FormRow;
  /** Of the version that was answered. */
  readonly definition: FormDefinition;
  readonly voucher: string;
}

/** Null without a valid receipt. */
export async function receivedBy(
  { db, clock, receipts, versions }: ReceivedServices,
  request: FastifyRequest,
): Promise<Received | null> {
  const receipt = receipts.sent.read(request, clock());
  const row = receipt && (await findSubmission(db, receipt));
  const form = row && (await findForm(db, row.formId));
  const version = row && form && !form.deletedAt && (await versions.load(form, row.formVersion));
  if (!row || !form || !version) return null;
  const { definition } = version;
  return { row, form, definition, voucher: voucherTextOf(definition) };
}

export function receiptRoute(services: ReceivedServices): Route {
  const { clock, signer, brandlessHosts } = services;
  return route(readReceipt, async ({ request }) => {
    const received = await receivedBy(services, request);
    if (!received) throw new Problem('receipt-not-found');
    const { row, form, definition, voucher } = received;
    const { publicAccess, automaticDownload } = definition.options;
    const brand = brandOf(signer, {
      settings: form.settings,
      formId: form.id,
      isBrandless: brandlessHosts.includes(request.hostname.toLowerCase()),
      now: clock(),
    });
    return {
      submissionId: row.id,
      code: row.code,
      recordCode: row.recordCode,
      voucher,
      downloadsByItself: publicAccess && automaticDownload,
      title: definition.title,
      sentAt: row.createdAt.toISOString(),
      timeZone: form.timeZone,
      next: definition.afterSending ?? null,
      stateLookUp: hasPublicState(form, definition),
      municipality: { name: form.municipalityName, brand },
    };
  });
}
