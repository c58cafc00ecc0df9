// What can differ between two versions of a form.
// rules: X12.02

export type ChangedSubject =
  | 'form'
  | 'section'
  | 'condition'
  | 'question'
  | 'choice'
  | 'state'
  | 'signature'
  | 'option';

/** Names of what changed; packages/messages has a text for each. */
export type ChangedField =
  | 'area'
  | 'title'
  | 'description'
  | 'prompt'
  | 'text'
  | 'kind'
  | 'required'
  | 'repeatable'
  | 'conditional'
  | 'single'
  | 'relatedArea'
  | 'searchable'
  | 'startsEmpty'
  | 'scansCode'
  | 'purpose'
  | 'allowsImage'
  | 'allowsDocument'
  | 'allowsVideo'
  | 'allowsAudio'
  | 'link'
  | 'linkTitle'
  | 'translations'
  | 'transitions'
  | 'initialState'
  | 'headerImage'
  | 'voucherText'
  | 'afterSending'
  | 'sectionSteps'
  | 'checkFirst'
  | 'startsFromLastVisit'
  | 'recordsPosition'
  | 'accuracyLimit'
  | 'recordsTimes'
  | 'recordsTrack'
  | 'stampsPhotos'
  | 'responseLimit'
  | 'recordCodeLength'
  | 'appointment'
  | 'incidents'
  | 'payments'
  | 'type'
  | 'signatory'
  | 'option';

export interface FieldChange {
  readonly field: ChangedField;
  /** The values as a person reads them; null when they are not text (pictures, agendas). */
  readonly before: string | boolean | number | null;
  readonly after: string | boolean | number | null;
}

export interface FormChange {
  readonly change: 'added' | 'deleted' | 'moved' | 'changed';
  readonly subject: ChangedSubject;
  /** An id that is unique and stable within one comparison. */
  readonly id: string;
  /**
   * Title or text of the item, taken from the newer version when both have it; '' when it has none. For an
   * option of the form, its name.
   */
  readonly name: string;
  /** Titles of the items that contain it, outermost first. */
  readonly within: readonly string[];
  /** The changed fields of a changed item. */
  readonly fields: readonly FieldChange[];
}
