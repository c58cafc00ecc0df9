// The filter and the order of a list of submissions as they stand in the URL of the page, where a reload and the back button find it.
// rules: R2.043, R2.044, R3.25, X33.66, X33.92
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { REVIEW_BADGES, type ReviewBadge } from '@constancia/domain/review/change-request.ts';
import {
  type FilterQuery,
  PAYMENTS_OF_FILTER,
  type PaymentOfFilter,
} from '@constancia/domain/submissions/filter/submission-filter.ts';
import { orderIn } from '@constancia/domain/submissions/order/list-order.ts';

/** What a person fills in; '' and false stand for no condition. */
export interface FilterDraft {
  readonly text: string;
  readonly code: string;
  readonly author: string;
  readonly documentNumber: string;
  /** Id of a state. */
  readonly state: string;
  readonly badge: ReviewBadge | '';
  readonly payment: PaymentOfFilter | '';
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
  badge: '',
  payment: '',
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
  badge: 'revision',
  payment: 'pago',
  from: 'desde-el',
  to: 'hasta-el',
  day: 'dia',
  byLastUpdate: 'por-actualizacion',
} as const satisfies Readonly<Record<keyof FilterDraft, string>>;

const FIELDS = Object.keys(NAMES) as (keyof FilterDraft)[];

/** '' for a value that there is not. */
function oneIn<Value extends string>(values: readonly Value[], text: string): Value | '' {
  return values.find((value) => value === text) ?? '';
}

function draftIn(search: URLSearchParams): FilterDraft {
  const text = (field: keyof FilterDraft) => search.get(NAMES[field]) ?? '';
  return {
    text: text('text'),
    code: text('code'),
    author: text('author'),
    documentNumber: text('documentNumber'),
    state: text('state'),
    badge: oneIn(REVIEW_BADGES, text('badge')),
    payment: oneIn(PAYMENTS_OF_FILTER, text('payment')),
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

function searchOf(draft: FilterDraft): Record<string, string> {
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
  const { text, code, author, documentNumber, state, badge, payment, from, to, day, byLastUpdate } =
    trimmed(draft);
  return {
    ...(text !== '' && { text }),
    ...(code !== '' && { municipalityCodeId: code }),
    ...(author !== '' && { answerBy: author }),
    ...(documentNumber !== '' && { citizenDni: documentNumber }),
    ...(/^\d+$/.test(state) && { state: Number(state) }),
    ...(badge !== '' && { badge }),
    ...(payment !== '' && { payment }),
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
    badge: query.badge ?? '',
    payment: query.payment ?? '',
    from: query.startDate ?? '',
    to: query.endDate ?? '',
    day: query.singleDate ?? '',
    byLastUpdate: query.lastUpdateCheck === 'true',
  };
}

/** What the list has in its URL beside the filter. */
const ORDER = 'orden';
const VIEW = 'vista';
const CURSOR = 'desde';

export interface ListInUrl {
  readonly filter: FilterDraft;
  /** As the endpoints take it; null for the usual order. */
  readonly order: string | null;
  /** Id of the saved view that was applied; null for none. */
  readonly view: string | null;
  readonly cursor: string | null;
}

export function listIn(search: URLSearchParams): ListInUrl {
  const order = search.get(ORDER);
  return {
    filter: draftIn(search),
    order: order !== null && orderIn(order) ? order : null,
    view: search.get(VIEW),
    cursor: search.get(CURSOR),
  };
}

export function listSearch({ filter, order, view, cursor }: ListInUrl): Record<string, string> {
  return {
    ...searchOf(filter),
    ...(order !== null && { [ORDER]: order }),
    ...(view !== null && { [VIEW]: view }),
    ...(cursor !== null && { [CURSOR]: cursor }),
  };
}

/** A filter with the order of its list, as the endpoints take them. */
export type OrderedQuery = FilterQuery & { readonly order?: string };

export function orderedQuery(filter: FilterQuery, order: string | null): OrderedQuery {
  return order === null ? filter : { ...filter, order };
}

/** URL of the list of a form's submissions in a state. */
export function listOfState(formId: string, state: number): string {
  const search = new URLSearchParams(searchOf({ ...NO_FILTER, state: String(state) }));
  return `${pathOf('submissions', { id: formId })}?${search}`;
}
