// What the map and the boxes to sign in need of the screen around the form; a preview has none and asks nobody.
// rules: A7.16, A7.21, A7.22, A7.26, X12.06
import type { FormToAnswer } from '@constancia/contract/forms.ts';
import { createContext, use } from 'react';
import type { FileCalls } from './files/file-calls.ts';
import type { ReadSale } from './purchase/read-sale.ts';
import type { PlaceCalls } from './location/place-calls.ts';
import type { SignatureCalls } from './signatures/signature-calls.ts';

export interface PartCalls {
  readonly places: PlaceCalls;
  readonly signatures: SignatureCalls;
  /** Null in a preview: nothing is stored. */
  readonly files: FileCalls | null;
  /** What the form sells; null in a preview: nothing is sold. */
  readonly sale: ReadSale | null;
}

export const NO_CALLS: PartCalls = {
  places: {
    search: () => Promise.resolve([]),
    addressAt: () => Promise.resolve(''),
    assetsNear: () => Promise.resolve([]),
  },
  signatures: { upload: () => Promise.resolve({ image: 'preview', imageId: 'preview' }) },
  files: null,
  sale: null,
};

export interface PartsAround extends PartCalls {
  readonly form: FormToAnswer;
  readonly submissionId: () => string;
  /** Keeps the answer on the device at once, with the id that its files are uploaded for. */
  readonly keepDraft: () => void;
}

const PartsContext = createContext<PartsAround | null>(null);

export const PartsProvider = PartsContext;

export function useParts(): PartsAround {
  const around = use(PartsContext);
  if (!around) throw new Error('useParts is used outside PartsProvider');
  return around;
}
