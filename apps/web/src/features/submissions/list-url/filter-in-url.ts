// The filter of a list of submissions as it stands in the URL of the page, where a reload and the back button find it.
// rules: R2.043, R2.044, R3.25
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import type { FilterQuery } from '@constancia/domain/submissions/filter/submission-filter.ts';

/** What a person fills in; '' and false stand for no condition. */
export interface FilterDraft {
  readonly text: string;
  readonly code: string;
  readonly author: string;
  readonly documentNumber: string;
  /** Id of a state. */
  readonly state: string;
  /** YYYY-MM-DD, as the other two. */
  readonly from: string;
  readonly to: string;
  readonly day: string;
  readonly byLastUpdate: boolean;
}

export const NO_FILTER: FilterDraft = {
  text: '',
  code: '',
  author: '',
  documentNumber: '',
  state: '',
  from: '',
  to: '',
  day: '',
  byLastUpdate: false,
};

/** Name of each field in the URL. */
const NAMES = {
  text: 'texto',
  code: 'codigo',
  author: 'contestado-por',
  documentNumber: 'dni',
  state: 'estado',
  from: 'desde-el',
  to: 'hasta-el',
  day: 'dia',
  byLastUpdate: 'por-actualizacion',
} as const satisfies Readonly<Record<keyof FilterDraft, string>>;

const FIELDS = Object.keys(NAMES) as (keyof FilterDraft)[];

export function draftIn(search: URLSearchParams): FilterDraft {
  const text = (field: keyof FilterDraft) => search.get(NAMES[field]) ?? '';
  return {
    text: text('text'),
    code: text('code'),
    author: text('author'),
    documentNumber: text('documentNumber'),
    state: text('state'),
    from: text('from'),
    to: text('to'),
    day: text('day'),
    byLastUpdate: search.has(NAMES.byLastUpdate),
  };
}

/** Without the spaces around it. */
function trimmed(draft: FilterDraft): FilterDraft {
  const { text, code, author, documentNumber } = draft;
  return {
    ...draft,
    text: text.trim(),
    code: code.trim(),
    author: author.trim(),
    documentNumber: documentNumber.trim(),
  };
}

export function searchOf(draft: FilterDraft): Record<string, string> {
  const now = trimmed(draft);
  return Object.fromEntries(
    FIELDS.filter((field) => now[field] !== NO_FILTER[field]).map((field) => [
      NAMES[field],
      field === 'byLastUpdate' ? 'si' : now[field],
    ]),
  );
}

export function isSameFilter(one: FilterDraft, other: FilterDraft): boolean {
  const [a, b] = [trimmed(one), trimmed(other)];
  return FIELDS.every((field) => a[field] === b[field]);
}

/** What the endpoints take. */
export function queryOf(draft: FilterDraft): FilterQuery {
  const { text, code, author, documentNumber, state, from, to, day, byLastUpdate } = trimmed(draft);
  return {
    ...(text !== '' && { text }),
    ...(code !== '' && { municipalityCodeId: code }),
    ...(author !== '' && { answerBy: author }),
    ...(documentNumber !== '' && { citizenDni: documentNumber }),
    ...(/^\d+$/.test(state) && { state: Number(state) }),
    ...(from !== '' && { startDate: from }),
    ...(to !== '' && { endDate: to }),
    ...(day !== '' && { singleDate: day }),
    ...(byLastUpdate && { lastUpdateCheck: 'true' as const }),
  };
}

/** What a person would have filled in. */
export function draftOf(query: FilterQuery): FilterDraft {
  return {
    text: query.text ?? '',
    code: query.municipalityCodeId ?? '',
    author: query.answerBy ?? '',
    documentNumber: query.citizenDni ?? '',
    state: query.state === undefined ? '' : String(query.state),
    from: query.startDate ?? '',
    to: query.endDate ?? '',
    day: query.singleDate ?? '',
    byLastUpdate: query.lastUpdateCheck === 'true',
  };
}

/** URL of the list of a form's submissions in a state. */
export function listOfState(formId: string, state: number): string {
  const search = new URLSearchParams(searchOf({ ...NO_FILTER, state: String(state) }));
  return `${pathOf('submissions', { id: formId })}?${search}`;
}
