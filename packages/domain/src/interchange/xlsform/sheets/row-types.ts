// What a row of the survey is, by its type. Types have had many names, in words and with underscores.
// rules: X38.40

export type Container = 'group' | 'repeat';
export type SimpleType =
  | 'acknowledge'
  | 'audio'
  | 'barcode'
  | 'date'
  | 'date-and-time'
  | 'decimal'
  | 'document'
  | 'image'
  | 'integer'
  | 'location'
  | 'note'
  | 'range'
  | 'text'
  | 'time'
  | 'video';
/** Rows that become nothing, by the reason that the report gives. */
export type DroppedType = 'audio' | 'calculation' | 'geometry' | 'metadata' | 'outside-list' | 'rank';

export type RowType =
  | { readonly kind: 'begin' | 'end'; readonly container: Container }
  | { readonly kind: 'select'; readonly multiple: boolean; readonly list: string; readonly orOther: boolean }
  | { readonly kind: 'dropped'; readonly reason: DroppedType }
  | { readonly kind: 'simple'; readonly type: SimpleType };

const SIMPLE: Readonly<Record<SimpleType, readonly string[]>> = {
  acknowledge: ['acknowledge', 'trigger', 'add acknowledge prompt'],
  audio: ['audio', 'q audio', 'add audio prompt'],
  barcode: ['barcode', 'q barcode', 'add barcode prompt'],
  date: ['date', 'q date', 'add date prompt'],
  'date-and-time': ['datetime', 'date time', 'q date time', 'add date time prompt'],
  decimal: ['decimal', 'q decimal', 'add decimal prompt'],
  document: ['file', 'add file prompt', 'q file'],
  image: ['image', 'photo', 'q picture', 'add image prompt', 'add photo prompt', 'q image'],
  integer: ['integer', 'int', 'q int', 'add integer prompt'],
  location: ['geopoint', 'gps', 'q location', 'q geopoint', 'add location prompt'],
  note: ['note', 'q note', 'add note prompt'],
  range: ['range'],
  text: ['text', 'string', 'q string', 'add text prompt', 'phone number', 'add phone number prompt', 'url'],
  time: ['time', 'q time', 'add time prompt'],
  video: ['video', 'q video', 'add video prompt'],
};
const DROPPED: Readonly<Record<DroppedType, readonly string[]>> = {
  audio: ['background audio'],
  calculation: ['calculate', 'q calculate', 'add calculate prompt', 'hidden', 'q hidden'],
  geometry: ['geotrace', 'geoshape', 'q geotrace', 'q geoshape', 'osm'],
  metadata: (
    'start|end|today|deviceid|imei|phonenumber|username|email|simserial|simid|subscriberid|audit|start geopoint|' +
    'device id|get device id|get start time|get end time|get today|get phone number|get sim id|get subscriber id|' +
    'start time|end time|sim id|subscriber id|background geopoint|last saved'
  ).split('|'),
  'outside-list': ['xml external', 'csv external'],
  rank: [],
};

const TYPES: ReadonlyMap<string, RowType> = new Map<string, RowType>([
  ...entriesOf(SIMPLE).map(([name, type]) => [name, { kind: 'simple', type } as const] as const),
  ...entriesOf(DROPPED).map(([name, reason]) => [name, { kind: 'dropped', reason } as const] as const),
]);

const CONTAINER = /^(begin|end) (group|repeat|lgroup|loop|looped group)$/;
const ONE = /^(?:select one from|select one|select1|select one external|add select one prompt using) (.+)$/;
const SEVERAL =
  /^(?:select all that apply from|select all that apply|select multiple from|select multiple|add select multiple prompt using) (.+)$/;
const FROM_FILE = /^select (?:one|multiple) from file\b/;
const OR_OTHER = / (?:or other|or specify other)$/;

/** Null for a type that no XLSForm has. */
export function rowType(text: string): RowType | null {
  const whole = text.trim().replaceAll(/\s+/g, ' ');
  const words = whole.toLowerCase().replaceAll(/[_-]/g, ' ');
  const container = CONTAINER.exec(words);
  if (container)
    return {
      kind: container[1] === 'begin' ? 'begin' : 'end',
      container: container[2] === 'group' ? 'group' : 'repeat',
    };
  if (FROM_FILE.test(words) || words.startsWith('select one external '))
    return { kind: 'dropped', reason: 'outside-list' };
  if (/^rank\b/.test(words)) return { kind: 'dropped', reason: 'rank' };
  return selectOf(whole, words) ?? TYPES.get(words) ?? null;
}

function selectOf(whole: string, words: string): RowType | null {
  const found = ONE.exec(words) ?? SEVERAL.exec(words);
  if (!found?.[1]) return /^select (?:one|multiple)$|^select1$/.test(words) ? selectWithout(words) : null;
  // The name of a list keeps its capitals and underscores.
  const rest = whole.slice(-found[1].length);
  const orOther = OR_OTHER.test(found[1]);
  const list = orOther ? rest.slice(0, -(OR_OTHER.exec(found[1])?.[0].length ?? 0)) : rest;
  return { kind: 'select', multiple: SEVERAL.test(words), list: list.trim(), orOther };
}

function selectWithout(words: string): RowType {
  return { kind: 'select', multiple: words === 'select multiple', list: '', orOther: false };
}

function entriesOf<Name extends string>(
  names: Readonly<Record<Name, readonly string[]>>,
): readonly (readonly [string, Name])[] {
  return (Object.keys(names) as Name[]).flatMap((name) => names[name].map((alias) => [alias, name] as const));
}
