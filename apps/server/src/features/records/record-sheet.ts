// Converts a stored submission to the sheet of its record, with the names of its files.
// rules: R2.065, R2.106, X36.46, X39.46, X39.65

import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { lookUpPath } from '@constancia/domain/pages/code-in-url.ts';
import type { RecordSheet } from '@constancia/domain/presentation/record/record.ts';
import {
  type BookedAppointment,
  type RecordInput,
  recordOf,
  voucherOf,
} from '@constancia/domain/presentation/record/record-of.ts';
import { type RecordOptions, withOwnLogo } from '@constancia/domain/presentation/record/record-options.ts';
import { submissionTreeOf } from '@constancia/domain/presentation/submission-tree-of.ts';
import { type Correction, editedAnswers } from '@constancia/domain/review/correction.ts';
import { photoText } from '@constancia/domain/submissions/evidence/photo-evidence.ts';
import { textsOf } from '@constancia/domain/submissions/evidence/photo-marks.ts';
import { settingsOf } from '@constancia/domain/territory/municipality-settings.ts';
import type { OwnTexts } from '@constancia/domain/territory/own-texts.ts';
import { dateAndTime, wallTimeOf } from '@constancia/domain/time/wall-time.ts';
import { writtenLanguage } from '@constancia/messages/languages.ts';
import { recordWords } from '@constancia/messages/record-words.ts';
import type { FileRow } from '../files/public.ts';
import type { FormRow } from '../forms/public.ts';
import { type SubmissionRow, submissionOf } from '../submissions/public.ts';
import type { PhotoMarks } from './draw-record.ts';
import type { RecordAudience, RecordKind } from './queries.ts';

export interface RecordSource {
  readonly row: SubmissionRow;
  readonly form: FormRow;
  readonly definition: FormDefinition;
  /** Oldest first. */
  readonly corrections: readonly Correction[];
  /** Of an agenda of our own; null for none, and for one that was cancelled. */
  readonly appointment: BookedAppointment | null;
  /** The words of the municipality, for a record in 'Other'. */
  readonly ownTexts: OwnTexts;
  /** Storage key of the logo of the municipality or form; '' for none. */
  readonly logo: string;
}

export interface RecordWish {
  readonly kind: RecordKind;
  readonly audience: RecordAudience;
  readonly language: string;
  readonly options: RecordOptions;
  /** Scheme and host of the URL that people use. */
  readonly origin: string;
}

/** '' when the form has no voucher text of its own. */
export function voucherTextOf({ options, voucherText }: FormDefinition): string {
  return options.customizedVoucher ? voucherText.trim() : '';
}

export function recordSheet(
  { row, form, definition, corrections, appointment, ownTexts, logo }: RecordSource,
  wish: RecordWish,
): RecordSheet {
  const settings = settingsOf(form.settings);
  const submission = submissionOf(row);
  const input: RecordInput = {
    tree: submissionTreeOf({
      definition,
      submission,
      language: wish.language,
      incidentNumber: row.incidentNumber,
      hideElectronicSignature: settings.hidesElectronicSignature,
      edited: editedAnswers(corrections),
    }),
    layout: settings.certificateForms.includes(form.id) ? 'certificate' : 'record',
    language: writtenLanguage(wish.language),
    municipality: form.municipalityName,
    changedAt: submission.updatedAt,
    appointment,
    evidence:
      wish.audience === 'staff' && row.evidence
        ? { measured: row.evidence, accuracyLimit: definition.accuracyLimit }
        : null,
    lookUp: lookUpOf({ row, form, definition }, wish),
    options: withOwnLogo(wish.options, logo),
    words: recordWords(wish.language, ownTexts),
    localMoment: (iso) => wallTimeOf(iso, form.timeZone),
  };
  return wish.kind === 'record' ? recordOf(input) : voucherOf(input, voucherTextOf(definition));
}

/**
 * The page on which the public finds this submission, with its code: for a record the record itself, for a voucher the state.
 * Null where neither is public; the staff's pages are never in a code that citizens scan.
 */
function lookUpOf(
  { row, form, definition }: Pick<RecordSource, 'row' | 'form' | 'definition'>,
  { kind, origin }: RecordWish,
): RecordInput['lookUp'] {
  const urlOf = (page: 'recordLookUp' | 'stateLookUp', code: string) => `${origin}${lookUpPath(page, code)}`;
  const record =
    row.recordCode !== '' && ({ kind: 'record', url: urlOf('recordLookUp', row.recordCode) } as const);
  const state =
    hasPublicState(form, definition) && ({ kind: 'state', url: urlOf('stateLookUp', row.code) } as const);
  return (kind === 'record' ? record || state : state || record) || null;
}

/** Anybody with the code can look the state up. */
export function hasPublicState(form: FormRow, { states }: FormDefinition): boolean {
  return form.public && states.length > 0;
}

/** What stands under each photo of when and where it was taken, by storage key; nothing for the public. */
export function photoNotes(
  { form, definition, ownTexts }: RecordSource,
  { audience, language }: RecordWish,
  files: readonly FileRow[],
): ReadonlyMap<string, string> {
  if (audience === 'public') return new Map();
  const words = recordWords(language, ownTexts).photo;
  const moment = (iso: string) => dateAndTime(iso, form.timeZone);
  const { accuracyLimit } = definition;
  return new Map(
    files.flatMap(({ key, photo }) =>
      photo ? [[key, photoText(photo, words, { accuracyLimit, moment })] as const] : [],
    ),
  );
}

/** What is drawn over photos, by storage key, also for the public. */
export function photoMarks(
  { ownTexts }: RecordSource,
  { language }: RecordWish,
  files: readonly FileRow[],
): ReadonlyMap<string, PhotoMarks> {
  const { marked } = recordWords(language, ownTexts);
  return new Map(
    files.flatMap(({ key, marks }) =>
      marks ? [[key, { marks, alt: [marked, ...textsOf(marks)].join(', ') }] as const] : [],
    ),
  );
}
