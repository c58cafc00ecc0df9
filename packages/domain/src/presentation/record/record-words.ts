// The words that a record needs beyond those of the form and the answers.
// rules: R2.051-R2.069, X18.01
import type { PhotoWords } from '../../submissions/evidence/photo-evidence.ts';
import type { EvidenceWords } from '../../submissions/evidence/shown-evidence.ts';
import type { FactCode } from '../submission-tree.ts';
import type { RecordDrawingWords } from './record.ts';

/** What the public can look up: the record itself, or the state of the procedure. */
export type LookUpKind = 'record' | 'state';

export interface RecordWords {
  readonly facts: Readonly<Record<FactCode, string>>;
  readonly yes: string;
  readonly no: string;
  readonly noAnswer: string;
  readonly person: string;
  readonly personName: string;
  readonly personLegalName: string;
  readonly personDocument: string;
  readonly personTaxNumber: string;
  readonly personStreet: string;
  readonly personPhone: string;
  readonly personEmail: string;
  readonly appointment: string;
  readonly appointmentAgenda: string;
  readonly appointmentDay: string;
  readonly appointmentHour: string;
  readonly appointmentAddress: string;
  readonly location: string;
  readonly address: string;
  readonly coordinates: string;
  readonly asset: string;
  readonly assetId: string;
  readonly assetName: string;
  readonly assetType: string;
  readonly evidenceTitle: string;
  readonly evidence: EvidenceWords;
  readonly photo: PhotoWords;
  /** Said of a photo with marks, to who does not see them. */
  readonly marked: string;
  readonly untitledSection: string;
  readonly notTicked: string;
  readonly copy: (number: number) => string;
  readonly image: string;
  readonly document: string;
  readonly video: string;
  readonly audio: string;
  readonly signatureMissing: string;
  readonly original: string;
  readonly current: string;
  /** Who made an edit and when. */
  readonly changedBy: (by: string, moment: string) => string;
  /** Note at the end of a record that was cut. */
  readonly continues: string;
  /** Beside the QR code: what it opens. */
  readonly scan: Readonly<Record<LookUpKind, string>>;
  readonly drawing: Omit<RecordDrawingWords, 'scan'>;
}
