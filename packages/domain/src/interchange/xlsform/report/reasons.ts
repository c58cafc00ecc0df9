// Why something of an XLSForm is not in the form that is made of it, or of a form in its XLSForm. 'refused': nothing is
// made; 'not-carried': the form is made without it. The texts are in packages/messages (`xlsform.reason-<reason>`).
// rules: X38.42, X38.43, X38.45

export type Severity = 'refused' | 'not-carried';

export const REASONS = {
  // The file cannot be read as an XLSForm.
  'sheet-missing': 'refused',
  'column-missing': 'refused',
  'column-repeated': 'refused',
  'type-missing': 'refused',
  'type-unknown': 'refused',
  'name-missing': 'refused',
  'name-repeated': 'refused',
  'label-missing': 'refused',
  'list-missing': 'refused',
  'list-unknown': 'refused',
  'choice-list-missing': 'refused',
  'choice-repeated': 'refused',
  'begin-unmatched': 'refused',
  'end-unmatched': 'refused',
  'sheet-too-long': 'refused',
  'too-many-choices': 'refused',
  'too-many-questions': 'refused',
  // What the checks of the product say about the form: `issue` has their words.
  check: 'refused',
  'check-later': 'not-carried',
  // Columns and languages.
  'column-unknown': 'not-carried',
  'language-unknown': 'not-carried',
  'label-other-language': 'not-carried',
  reference: 'not-carried',
  setting: 'not-carried',
  // What one row asks for and a question of ours does not have.
  relevant: 'not-carried',
  'relevant-twice': 'not-carried',
  constraint: 'not-carried',
  hint: 'not-carried',
  media: 'not-carried',
  default: 'not-carried',
  'read-only': 'not-carried',
  appearance: 'not-carried',
  message: 'not-carried',
  'required-expression': 'not-carried',
  'required-file': 'not-carried',
  'choice-filter': 'not-carried',
  parameters: 'not-carried',
  'or-other': 'not-carried',
  'date-and-time': 'not-carried',
  'note-moved': 'not-carried',
  location: 'not-carried',
  'second-location': 'not-carried',
  'location-in-repeat': 'not-carried',
  'signature-in-repeat': 'not-carried',
  'signature-title': 'not-carried',
  // Rows that become nothing.
  calculation: 'not-carried',
  metadata: 'not-carried',
  audio: 'not-carried',
  geometry: 'not-carried',
  rank: 'not-carried',
  'outside-list': 'not-carried',
  // Groups and repeats.
  'group-nested': 'not-carried',
  'group-in-repeat': 'not-carried',
  'group-in-condition': 'not-carried',
  'group-split': 'not-carried',
  'repeat-nested': 'not-carried',
  'repeat-count': 'not-carried',
  // What a form of ours has and an XLSForm does not.
  'out-options': 'not-carried',
  'out-states': 'not-carried',
  'out-texts': 'not-carried',
  'out-languages': 'not-carried',
  'out-related-area': 'not-carried',
  'out-repeatable-question': 'not-carried',
  'out-purpose': 'not-carried',
  'out-signature': 'not-carried',
  'out-link': 'not-carried',
  'out-conditions': 'not-carried',
  'out-choices': 'not-carried',
  'out-label': 'not-carried',
} as const satisfies Readonly<Record<string, Severity>>;

export type Reason = keyof typeof REASONS;
