// What the answering screen requests from the server. The screen around the form supplies it through a context; the
// preview supplies one that requests nothing. Each function throws a CallError when the server refuses or cannot be
// reached.

import type { readLastVisit } from '@constancia/contract/assets/asset-page.ts';
import type { BodyIn, Reply } from '@constancia/contract/endpoint.ts';
import type { FormToAnswer } from '@constancia/contract/forms/forms.ts';
import type { Sale } from '@constancia/contract/payments/sale.ts';
import type { FoundAddress, NearbyAsset } from '@constancia/contract/submissions/lookups.ts';
import type { startUpload, Upload } from '@constancia/contract/submissions/uploads.ts';
import type { NewPerson } from '@constancia/domain/citizens/new-person.ts';
import type { PersonType } from '@constancia/domain/citizens/person-number.ts';
import type { Point } from '@constancia/domain/submissions/particulars/map-start.ts';
import type { Citizen } from '@constancia/domain/submissions/submission.ts';
import { createContext, use } from 'react';

/** Uploads the files of a submission, piece by piece (A7.24, A7.25, X14.02). */
export interface FileApi {
  readonly start: (announced: BodyIn<typeof startUpload>, signal: AbortSignal) => Promise<Upload>;
  readonly send: (piece: SentPiece, signal: AbortSignal) => Promise<Upload>;
  readonly finish: (uploadId: string, signal: AbortSignal) => Promise<Upload>;
  readonly remove: (uploadId: string) => Promise<void>;
}

export interface SentPiece {
  readonly uploadId: string;
  readonly offset: number;
  readonly content: Blob;
}

/** Look-ups of the map: addresses and assets (A7.16, A7.21, A7.22). */
export interface LocationApi {
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly FoundAddress[]>;
  /** '' when no address is known. */
  readonly addressAt: (point: Point, signal: AbortSignal) => Promise<string>;
  readonly assetsNear: (point: Point, signal: AbortSignal) => Promise<readonly NearbyAsset[]>;
}

export interface PersonAsked {
  readonly personType: PersonType;
  readonly number: string;
}

export interface PersonReply {
  /** Null when nobody has this number. */
  readonly person: Citizen | null;
  /** The form takes one submission per person, and this person has sent it. */
  readonly alreadyAnswered: boolean;
}

/** The register of people, for the person step (A4.11-A4.14). */
export interface PersonApi {
  /** A number may be noted without a connection, and is looked up when the submission is sent. */
  readonly notes: boolean;
  readonly find: (asked: PersonAsked) => Promise<PersonReply>;
  readonly create: (person: NewPerson) => Promise<PersonReply>;
  /** Whom the link that opened the form names (A2.01); null when the link was asked before. */
  readonly ofPortal?: () => Promise<PersonReply | null>;
}

/** Reads what the form sells, with today's prices and the seats left. */
export type ReadSale = (signal: AbortSignal) => Promise<Sale>;

export interface SignatureUpload {
  /** The submission that will hold it. */
  readonly submissionId: string;
  readonly slot: number;
  readonly png: Blob;
}

/** Stores a drawn signature (A7.26). */
export interface SignatureApi {
  readonly upload: (
    upload: SignatureUpload,
    signal: AbortSignal,
  ) => Promise<{ readonly image: string; readonly imageId: string }>;
}

/** Reads the last visit of an asset with the form that is answered. */
export type ReadLastVisit = (
  asked: { readonly assetId: number; readonly version: number },
  signal: AbortSignal,
) => Promise<LastVisit>;
export type LastVisit = Reply<typeof readLastVisit>;

export interface AnsweringApi {
  readonly locations: LocationApi;
  readonly signatures: SignatureApi;
  /** Null in a preview, where nothing is stored. */
  readonly files: FileApi | null;
  /** Reads what the form sells; null in a preview, where nothing is sold. */
  readonly sale: ReadSale | null;
  /** Null for who is not staff, and in a preview. */
  readonly lastVisit: ReadLastVisit | null;
}

/** For the preview, which requests nothing (X12.06). */
export const NO_API: AnsweringApi = {
  locations: {
    search: () => Promise.resolve([]),
    addressAt: () => Promise.resolve(''),
    assetsNear: () => Promise.resolve([]),
  },
  signatures: { upload: () => Promise.resolve({ image: 'preview', imageId: 'preview' }) },
  files: null,
  sale: null,
  lastVisit: null,
};

export interface AnsweringSurroundings extends AnsweringApi {
  readonly form: FormToAnswer;
  /** Who answers is the citizen, so the browser may offer what it knows of them; at a desk it knows the staff. */
  readonly byCitizen: boolean;
  readonly submissionId: () => string;
  /** Keeps the draft on the device now, with the id that its files are uploaded for. */
  readonly keepDraft: () => void;
}

const AnsweringApiContext = createContext<AnsweringSurroundings | null>(null);

export const AnsweringApiProvider = AnsweringApiContext;

export function useAnsweringApi(): AnsweringSurroundings {
  const around = use(AnsweringApiContext);
  if (!around) throw new Error('useAnsweringApi is used outside AnsweringApiProvider');
  return around;
}

/** As `byCitizen` there; not where an author fills in the fields of a link. */
export function useByCitizen(): boolean {
  return use(AnsweringApiContext)?.byCitizen ?? false;
}
