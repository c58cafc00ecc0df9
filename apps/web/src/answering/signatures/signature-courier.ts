// Uploads signatures that were confirmed on the device, each until it has arrived: without a connection it waits and goes
// on by itself. It lives outside React, so that it goes on while another step is shown.
// rules: A7.26, A8.08, X31.44, X40.09
import { UNCONFIRMED, UNSENT } from '@constancia/domain/submissions/particulars/particulars.ts';
import { signatureBoxes } from '@constancia/domain/submissions/particulars/signature-boxes.ts';
import type { SignatureGiven } from '@constancia/domain/submissions/submission.ts';
import { asCallError, type CallError } from '../../platform/api-client.ts';
import { dropKeptFile, keepFile, readKeptFile } from '../../platform/device/kept-files.ts';
import { isPassing, pauseFor, pauses } from '../files/send-file.ts';
import { setDrawing, setParticular } from '../session/answering-actions.ts';
import type { AnsweringStore } from '../session/answering-store.ts';
import type { SignatureApi } from '../session/api.ts';
import { NO_DRAWING } from '../session/drawing.ts';

export interface CourierNeeds {
  readonly store: AnsweringStore;
  readonly api: SignatureApi;
  readonly submissionId: () => string;
}

export type Delivery =
  | { readonly step: 'sending' | 'waiting' | 'arrived' }
  | { readonly step: 'failed'; readonly error: CallError };

export interface SignatureCourier {
  /** Null while nothing is known of this box. */
  readonly get: (slot: number) => Delivery | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Keeps the picture on the device and uploads it. */
  readonly confirm: (slot: number, png: Blob) => Promise<void>;
  /** Goes on with what the device kept. */
  readonly resume: (slot: number) => Promise<void>;
  /** Ends the uploads; the pictures stay on the device. */
  readonly pause: () => void;
  /** Stops the upload and deletes the picture from the device. */
  readonly remove: (slot: number) => Promise<void>;
}

const couriers = new WeakMap<AnsweringStore, SignatureCourier>();

export function courierOf(needs: CourierNeeds): SignatureCourier {
  const courier = couriers.get(needs.store) ?? createCourier(needs);
  couriers.set(needs.store, courier);
  return courier;
}

export function pauseSignatures(store: AnsweringStore): void {
  couriers.get(store)?.pause();
}

/** The name of the kept picture of a box: its own, as it may be another one in order in the next version of the form. */
export function signatureName({ index }: Pick<AnsweringStore, 'index'>, slot: number): string {
  return `signature.${signatureBoxes(index.definition)[slot]}`;
}

export function giveSignature(store: AnsweringStore, slot: number, change: Partial<SignatureGiven>): void {
  const { signatures } = store.get().particulars;
  const blank: SignatureGiven = { slot, image: '', signatory: '', imageId: '' };
  const before = signatures.find((signature) => signature.slot === slot) ?? blank;
  const others = signatures.filter((signature) => signature.slot !== slot);
  store.change(setParticular({ signatures: [...others, { ...before, ...change }] }));
}

function createCourier(needs: CourierNeeds): SignatureCourier {
  const { store, submissionId } = needs;
  const deliveries = new Map<number, Delivery>();
  const running = new Map<number, AbortController>();
  const listeners = new Set<() => void>();
  const show = (slot: number, delivery: Delivery | null) => {
    if (delivery) deliveries.set(slot, delivery);
    else deliveries.delete(slot);
    for (const listener of listeners) listener();
  };
  const start = async (slot: number, png: File) => {
    running.get(slot)?.abort();
    const attempt = new AbortController();
    running.set(slot, attempt);
    try {
      const given = await upload(needs, { slot, png }, { signal: attempt.signal, show });
      if (attempt.signal.aborted) return;
      giveSignature(store, slot, given);
      store.change(setDrawing(slot, NO_DRAWING));
      show(slot, { step: 'arrived' });
      await keepFile(submissionId(), signatureName(store, slot), {
        file: png,
        uploadId: '',
        key: given.imageId,
      });
    } catch (error) {
      if (attempt.signal.aborted) return;
      // The drawing is still there, to be confirmed again.
      giveSignature(store, slot, { imageId: UNCONFIRMED });
      show(slot, { step: 'failed', error: asCallError(error) });
    }
  };
  return {
    get: (slot) => deliveries.get(slot) ?? null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    confirm: async (slot, png) => {
      const file = new File([png], `signature.${slot}.png`, { type: 'image/png' });
      giveSignature(store, slot, { image: '', imageId: UNSENT });
      await keepFile(submissionId(), signatureName(store, slot), { file, uploadId: '', key: null });
      await start(slot, file);
    },
    resume: async (slot) => {
      if (running.has(slot)) return;
      const kept = await readKeptFile(submissionId(), signatureName(store, slot));
      if (kept) await start(slot, kept.file);
      // The device no longer has it: it is to be signed again.
      else giveSignature(store, slot, { imageId: '' });
    },
    pause: () => {
      for (const attempt of running.values()) attempt.abort();
      running.clear();
    },
    remove: async (slot) => {
      running.get(slot)?.abort();
      running.delete(slot);
      show(slot, null);
      await dropKeptFile(submissionId(), signatureName(store, slot));
    },
  };
}

interface UploadNotices {
  readonly signal: AbortSignal;
  readonly show: (slot: number, delivery: Delivery) => void;
}

async function upload(
  { api, submissionId }: CourierNeeds,
  { slot, png }: { readonly slot: number; readonly png: File },
  { signal, show }: UploadNotices,
): Promise<{ readonly image: string; readonly imageId: string }> {
  for (const pause of pauses()) {
    show(slot, { step: 'sending' });
    try {
      return await api.upload({ submissionId: submissionId(), slot, png }, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (!isPassing(asCallError(error))) throw error;
      show(slot, { step: 'waiting' });
      await pauseFor(pause, { signal });
      signal.throwIfAborted();
    }
  }
  throw new Error('the pauses have no end');
}
