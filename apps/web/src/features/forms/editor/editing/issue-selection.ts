// Where a failed check leads: what to select, which element takes the focus, and whether that element is in the
// properties.
// rules: E5.02
import { OPTION_NAMES } from '@constancia/domain/forms/definition/options.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import { ELEMENT, optionElement, pickOf, productElement, type Selection, WHOLE_FORM } from './selection.ts';

export interface IssueTarget {
  /** Null when the selection stays. */
  readonly selection: Selection | null;
  readonly element: string;
}

const OF_OPTIONS: Readonly<Record<string, string>> = {
  headerImage: ELEMENT.headerImage,
  appointment: ELEMENT.appointment,
  incidentArea: ELEMENT.incidentArea,
  payments: optionElement('addPaymentGateway'),
  voucherText: optionElement('customizedVoucher'),
  sync: ELEMENT.sync,
  responseLimit: ELEMENT.responseLimit,
  signatures: ELEMENT.signatures,
};

const OF_FORM: Readonly<Record<string, string>> = {
  title: ELEMENT.title,
  description: 'description',
  afterSending: 'after-sending',
  area: ELEMENT.area,
  states: ELEMENT.stateName,
  initialState: ELEMENT.stateName,
  sections: ELEMENT.sections,
};

export function targetOf({ at }: Issue): IssueTarget {
  if (at?.questionId)
    return { selection: { kind: 'question', id: at.questionId }, element: pickOf(at.questionId) };
  if (at?.conditionId)
    return { selection: { kind: 'condition', id: at.conditionId }, element: pickOf(at.conditionId) };
  if (at?.sectionId)
    return { selection: { kind: 'section', id: at.sectionId }, element: pickOf(at.sectionId) };
  if (at?.field?.startsWith('payments.')) return { selection: WHOLE_FORM, element: productElement(at.field) };
  // In `states[2].name` or `options.publico`: the field, and the piece inside it.
  const [field = '', piece = ''] = (at?.field ?? '').split(/[.[\]]+/);
  const option = OPTION_NAMES.find((name) => name === field || (field === 'options' && name === piece));
  const ofOptions = option ? optionElement(option) : OF_OPTIONS[field];
  if (ofOptions) return { selection: WHOLE_FORM, element: ofOptions };
  return { selection: null, element: OF_FORM[field] ?? ELEMENT.title };
}
