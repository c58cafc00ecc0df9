// The checks a form must pass before it is saved, in the order in which their issues are shown. The editor
// shows the first issue and scrolls to `at.field`; the server refuses a save that has any.
// rules: E5.01-E5.12, E5.23, E5.24, W1
import type { Issue } from '../../issue.ts';
import { checkProduct, type ProductIssueCode } from '../../payments/check-product.ts';
import { readProduct } from '../../payments/product.ts';
import { type FormDefinition, questionsOf } from '../definition/form.ts';
import {
  INCIDENT_TITLE_MAX,
  INCIDENT_TITLE_SEPARATOR,
  lengthOf,
  NO_INCIDENT_AREA,
  RESPONSE_LIMIT_MAX,
  RESPONSE_LIMIT_MIN,
} from '../definition/form-limits.ts';
import type { Sync } from '../definition/options.ts';

export type FormIssueCode =
  | 'title-required'
  | 'area-required'
  | 'header-image-required'
  | 'appointment-required'
  | 'sync-option-required'
  | 'title-too-long-for-incident'
  | 'incident-area-required'
  | 'states-required-for-incidents'
  | 'title-too-long-for-states'
  | 'response-limit-required'
  | 'form-section-required'
  | 'form-question-required';

/** Names of the fields that a failed check scrolls to. */
export type FormField =
  | 'title'
  | 'area'
  | 'headerImage'
  | 'appointment'
  | 'sync'
  | 'incidentArea'
  | 'states'
  | 'responseLimit'
  | 'sections';

/** A form about to be saved, with the values that the screen keeps outside its definition. */
export interface FormDraft {
  readonly definition: FormDefinition;
  /** Id of the chosen municipal area; null or '' when none is chosen. */
  readonly areaId: string | null;
  readonly sync: Sync;
}

interface SaveCheck {
  readonly code: FormIssueCode;
  readonly field: FormField;
  readonly values?: (draft: FormDraft) => NonNullable<Issue['values']>;
  readonly fails: (draft: FormDraft) => boolean;
}

const titleMax = () => ({ max: INCIDENT_TITLE_MAX });

/** The order is that of E5.03-E5.12; E5.23 and E5.24 come after check 7. */
const SAVE_CHECKS: readonly SaveCheck[] = [
  { code: 'title-required', field: 'title', fails: ({ definition }) => titleOf(definition) === '' },
  { code: 'area-required', field: 'area', fails: ({ areaId }) => !areaId },
  {
    code: 'header-image-required',
    field: 'headerImage',
    fails: ({ definition }) => definition.options.showHeaderImage && definition.headerImage === '',
  },
  {
    code: 'appointment-required',
    field: 'appointment',
    fails: ({ definition }) => definition.options.addAppointment && !definition.appointment?.appointmentData,
  },
  {
    code: 'sync-option-required',
    field: 'sync',
    fails: ({ definition: { options }, sync }) => sync === 'on' && !options.citizen && !options.incidents,
  },
  {
    code: 'title-too-long-for-incident',
    field: 'title',
    values: titleMax,
    fails: ({ definition }) =>
      definition.options.incidents && lengthOf(titleOf(definition)) > INCIDENT_TITLE_MAX,
  },
  {
    code: 'incident-area-required',
    field: 'incidentArea',
    fails: ({ definition }) =>
      definition.options.incidents && definition.incidents.areaId === NO_INCIDENT_AREA,
  },
  {
    code: 'states-required-for-incidents',
    field: 'states',
    fails: ({ definition }) => hasIncidentPerState(definition) && definition.states.length < 2,
  },
  {
    code: 'title-too-long-for-states',
    field: 'title',
    values: ({ definition }) => longestIncidentTitle(definition),
    fails: ({ definition }) =>
      hasIncidentPerState(definition) && longestIncidentTitle(definition).length > INCIDENT_TITLE_MAX,
  },
  {
    code: 'response-limit-required',
    field: 'responseLimit',
    values: () => ({ min: RESPONSE_LIMIT_MIN }),
    fails: ({ definition }) =>
      definition.options.limitResponses && !isResponseLimit(definition.responseLimit),
  },
  {
    code: 'form-section-required',
    field: 'sections',
    fails: ({ definition }) => definition.sections.length === 0,
  },
  {
    code: 'form-question-required',
    field: 'sections',
    fails: ({ definition }) => definition.sections.every((section) => questionsOf(section).length === 0),
  },
];

/** Returns every issue that prevents a save, in the order of the checks; empty when the form may be saved. */
export function checkForm(draft: FormDraft): readonly Issue<FormIssueCode | ProductIssueCode>[] {
  const failed = SAVE_CHECKS.filter((check) => check.fails(draft)).map(({ code, field, values }) => ({
    code,
    at: { field },
    ...(values ? { values: values(draft) } : {}),
  }));
  const { options, payments } = draft.definition;
  return options.addPaymentGateway ? [...failed, ...checkProduct(readProduct(payments))] : failed;
}

/**
 * Every record code contains the keyword: without one, all submissions of a municipality would share a code
 * (W1).
 */
export function checkRecordCodes(
  { options }: Pick<FormDefinition, 'options'>,
  keyword: string,
): readonly Issue<'keyword-required-for-codes'>[] {
  if (!options.pdfDownloadCode || keyword !== '') return [];
  return [{ code: 'keyword-required-for-codes', at: { field: 'pdfDownloadCode' } }];
}

/** The name of the incident type of a state (E5.24, E7.08). */
export function incidentTitleOf(title: string, stateName: string): string {
  return `${title}${INCIDENT_TITLE_SEPARATOR}${stateName}`;
}

function titleOf(definition: FormDefinition): string {
  return definition.title.text.trim();
}

function hasIncidentPerState(definition: FormDefinition): boolean {
  return definition.options.incidents && definition.options.incidentPerState;
}

/** The state whose title is the longest, with its length. */
function longestIncidentTitle(definition: FormDefinition): {
  readonly state: string;
  readonly length: number;
} {
  const title = titleOf(definition);
  return definition.states
    .map(({ name }) => ({ state: name, length: lengthOf(incidentTitleOf(title, name)) }))
    .reduce((longest, next) => (next.length > longest.length ? next : longest), { state: '', length: 0 });
}

function isResponseLimit(limit: number | null): boolean {
  if (limit === null || !Number.isInteger(limit)) return false;
  return limit >= RESPONSE_LIMIT_MIN && limit <= RESPONSE_LIMIT_MAX;
}
