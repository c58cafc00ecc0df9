// Converts a stored submission to the sheet of its record, with the names of its files.
// rules: A1.07, A9.20, R2.065, R2.106, R9.32

import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import type { RecordSheet } from '@constancia/domain/presentation/record/record.ts';
import { recordOf } from '@constancia/domain/presentation/record/record-of.ts';
import { type RecordOptions, withOwnLogo } from '@constancia/domain/presentation/record/record-options.ts';
import { submissionTreeOf } from '@constancia/domain/presentation/submission-tree-of.ts';
import { type Correction, editedAnswers } from '@constancia/domain/review/correction.ts';
import { settingsOf } from '@constancia/domain/territory/municipality-settings.ts';
import type { OwnTexts } from '@constancia/domain/territory/own-texts.ts';
import { wallTimeOf } from '@constancia/domain/time/wall-time.ts';
import { writtenLanguage } from '@constancia/messages/languages.ts';
import { recordWords } from '@constancia/messages/record-words.ts';
import type { FormRow } from '../forms/public.ts';
import { type SubmissionRow, submissionOf } from '../submissions/public.ts';
import type { RecordKind } from './queries.ts';

export interface RecordSource {
  readonly row: SubmissionRow;
  readonly form: FormRow;
  readonly definition: FormDefinition;
  /** Oldest first. */
  readonly corrections: readonly Correction[];
  /** The words of the municipality, for a record in 'Other'. */
  readonly ownTexts: OwnTexts;
  /** Storage key of the logo of the municipality or form; '' for none. */
  readonly logo: string;
}

export interface RecordWish {
  readonly kind: RecordKind;
  readonly language: string;
  readonly options: RecordOptions;
  /** Scheme and host of the URL that people use. */
  readonly origin: string;
}

/** '' when the form has no voucher text of its own. */
export function voucherOf({ options, voucherText }: FormDefinition): string {
  return options.customizedVoucher ? voucherText.trim() : '';
}

export function recordSheet(
  { row, form, definition, corrections, ownTexts, logo }: RecordSource,
  wish: RecordWish,
): RecordSheet {
  const settings = settingsOf(form.settings);
  const submission = submissionOf(row);
  const sheet = recordOf({
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
    voucher: '',
    lookUpUrl: urlOf(row, wish.origin),
    options: withOwnLogo(wish.options, logo),
    words: recordWords(wish.language, ownTexts),
    localMoment: (iso) => wallTimeOf(iso, form.timeZone),
  });
  if (wish.kind === 'record') return sheet;
  const { facts, ...rest } = sheet;
  const voucher = voucherOf(definition);
  return {
    ...rest,
    facts: facts.slice(0, 2),
    subjects: [],
    continues: '',
    sections: [],
    signatures: [],
    layout: 'record',
    voucher,
  };
}

/** URL of the public look-up when the form has one; otherwise of the view, which checks who is signed in. */
function urlOf({ id, recordCode }: SubmissionRow, origin: string): string {
  return recordCode === ''
    ? `${origin}${pathOf('submission', { id })}`
    : `${origin}${pathOf('recordLookUp')}`;
}
