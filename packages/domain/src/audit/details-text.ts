// The details of an entry of the audit log in words: names and codes in the reader's language, moments and days as people
// write them, what changed as before and after. What has no word, e.g. an id, is shown as it is.
// rules: X40.01
import { PROGRAM_RIGHTS, type ProgramRight } from '../access/program.ts';
import { isRole } from '../access/role-table.ts';
import { type RoleTitle, roleTitle } from '../access/role-titles.ts';
import { dateAndTime } from '../time/wall-time.ts';
import { WORK_ORDER_PRIORITIES, type WorkOrderPriority } from '../work-orders/work-order.ts';
import { type AuditDetail, isAuditDetail } from './audit-details.ts';
import { type AuditValue, isAuditValue } from './audit-values.ts';
import { sameValue } from '../reading/same-value.ts';

export interface DetailWords {
  readonly name: (detail: AuditDetail) => string;
  readonly value: (value: AuditValue) => string;
  readonly role: (role: RoleTitle) => string;
  readonly right: (right: ProgramRight) => string;
  readonly priority: (priority: WorkOrderPriority) => string;
  /** 1 is Monday, 7 is Sunday. */
  readonly weekday: (day: number) => string;
  readonly yes: string;
  readonly no: string;
  readonly change: (before: string, now: string) => string;
}

export interface DetailReader {
  readonly words: DetailWords;
  /** IANA name of the municipality's time zone. */
  readonly timeZone: string;
}

type Values = Readonly<Record<string, unknown>>;

/** Details whose values are codes; a name or a note of a person is never taken for one. */
const CODED: ReadonlySet<string> = new Set([
  'areas',
  'as',
  'asked',
  'attendance',
  'awaits',
  'badge',
  'before',
  'bookingSystem',
  'by',
  'check',
  'citizenRegister',
  'event',
  'format',
  'from',
  'incidentSystem',
  'kind',
  'kinds',
  'list',
  'of',
  'outcome',
  'password',
  'payment',
  'personType',
  'purpose',
  'reason',
  'secondFactor',
  'show',
  'singleSignOn',
  'state',
  'test',
  'to',
  'unit',
] satisfies AuditDetail[]);
/** Details whose values are names of fields. */
const NAMING: ReadonlySet<string> = new Set(['fields', 'filter'] satisfies AuditDetail[]);

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const NOTHING = '—';

export function detailsText(details: Values, reader: DetailReader): string {
  const { before, now, ...others } = details;
  if (!isChange(details)) return entriesText(details, reader).join(' · ');
  const [old, fresh] = [recordOf(before), recordOf(now)];
  const changes: Values =
    old && fresh
      ? Object.fromEntries(
          [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
            .filter((name) => !sameValue(old[name], fresh[name]))
            .map((name) => [name, { before: old[name], now: fresh[name] }]),
        )
      : { before, now };
  return [...entriesText(changes, reader), ...entriesText(others, reader)].join(' · ');
}

function entriesText(values: Values, reader: DetailReader): readonly string[] {
  return Object.entries(values).map(
    ([name, value]) => `${nameText(name, reader)}: ${valueText(name, value, reader)}`,
  );
}

const nameText = (name: string, { words }: DetailReader): string =>
  isAuditDetail(name) ? words.name(name) : name;

function valueText(name: string, value: unknown, reader: DetailReader): string {
  const { words } = reader;
  if (value === null || value === undefined || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return numberText(name, value, words);
  if (typeof value === 'string') return wordText(name, value, reader);
  if (Array.isArray(value))
    return value.map((one: unknown) => valueText(name, one, reader)).join(', ') || NOTHING;
  const entries = recordOf(value) ?? {};
  if (isChange(entries))
    return words.change(valueText(name, entries['before'], reader), valueText(name, entries['now'], reader));
  const texts = entriesText(entries, reader);
  return texts.length === 0 ? NOTHING : `(${texts.join(', ')})`;
}

const recordOf = (value: unknown): Values | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : null;

const isChange = (values: Values): boolean => 'before' in values && 'now' in values;

function numberText(name: string, value: number, words: DetailWords): string {
  const priority = name === 'priority' ? WORK_ORDER_PRIORITIES[value] : undefined;
  if (priority) return words.priority(priority);
  return name === 'weekday' && value >= 1 && value <= 7 ? words.weekday(value) : String(value);
}

function wordText(name: string, text: string, { words, timeZone }: DetailReader): string {
  if (CODED.has(name) && isAuditValue(text)) return words.value(text);
  if (NAMING.has(name) && isAuditDetail(text)) return words.name(text);
  if (isRole(text)) return words.role(roleTitle(text));
  const right = PROGRAM_RIGHTS.find((one) => name === 'rights' && one === text);
  if (right) return words.right(right);
  if (MOMENT.test(text)) return dateAndTime(text, timeZone);
  const [, year, month, day] = DAY.exec(text) ?? [];
  return year === undefined ? text : `${day}/${month}/${year}`;
}
