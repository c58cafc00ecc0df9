// The headings of an XLSForm. Each column has several names, in words or with underscores, with a prefix that says what it
// belongs to (`bind::`, `media::`), and with a language behind it (`label::Español (es)`).
// rules: X38.40

/** Name in the file, in lower case with underscores -> our one name of the column. */
const NAMES: Readonly<Record<string, string>> = {
  command: 'type',
  tag: 'name',
  value: 'name',
  caption: 'label',
  list_name: 'list',
  relevance: 'relevant',
  skip: 'relevant',
  read_only: 'readonly',
  calculate: 'calculation',
  constraining_message: 'message',
  constraint_message: 'message',
  'jr:constraintmsg': 'message',
  required_message: 'message',
  requiredmsg: 'message',
  'jr:requiredmsg': 'message',
  no_app_error_string: 'message',
  'jr:noapperrorstring': 'message',
  guidance_hint: 'guidance',
  choice_filter: 'filter',
  repeat_count: 'count',
  'jr:count': 'count',
  big_image: 'image',
  set_form_title: 'form_title',
  title: 'form_title',
  set_form_id: 'form_id',
  id_string: 'form_id',
};

const PREFIXES = ['bind', 'control', 'media', 'body'];
const MEDIA = ['image', 'audio', 'video'];

/** Columns of the survey that are understood, whether or not our forms have what they ask for. */
const KNOWN: ReadonlySet<string> = new Set(
  (
    'type name label hint guidance required message relevant constraint calculation filter default readonly appearance ' +
    'count parameters trigger media disabled list'
  ).split(' '),
);

export interface Heading {
  /** As it stands in the file. */
  readonly text: string;
  /** Our name of the column. */
  readonly column: string;
  /** As the file names it; '' for a column without a language. */
  readonly language: string;
}

export function headingOf(cell: string): Heading {
  const text = cell.trim().replaceAll(/\s+/g, ' ');
  const whole = nameOf(text);
  if (whole !== null) return { text, column: whole, language: '' };
  const pieces = text.split(text.includes('::') ? /\s*::\s*/ : /\s*:\s*/);
  const named = PREFIXES.includes((pieces[0] ?? '').toLowerCase()) ? pieces.slice(1) : pieces;
  const [first = '', ...language] = named;
  return { text, column: nameOf(first) ?? plain(first), language: language.join(':').trim() };
}

/** Whether a column of the survey is understood. */
export function isKnownColumn(column: string): boolean {
  return KNOWN.has(column);
}

function nameOf(text: string): string | null {
  const name = plain(text);
  const column = Object.hasOwn(NAMES, name) ? (NAMES[name] ?? name) : name;
  if (MEDIA.includes(column)) return 'media';
  return KNOWN.has(column) || column.startsWith('form_') ? column : null;
}

function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');
}
