// What a document contains beyond our model. It is kept beside the object it came with, so that reading a
// document and writing it again gives the same document, while later edits of known fields still win. Fields
// of inner objects are named by their path, `estados/actual`. A list is compared item by item while document
// and model have the same number of objects, and kept as a whole otherwise.
// rules: E3.17, A3.31, R3.01
import { sameValue } from './same-value.ts';

/**
 * Field name -> what the document had. `model` is what our model would have written when the document was
 * read: the kept value is used only while the model would still write the same. A field of the model that the
 * document did not have is kept as `absent`.
 */
export type Residue = Readonly<
  Record<
    string,
    | { readonly document: unknown; readonly model?: unknown }
    | { readonly absent: true; readonly model?: unknown }
  >
>;

export type DocumentObject = Readonly<Record<string, unknown>>;
type Entry = Residue[string];

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Returns what must be kept of `document` when the model writes it as `emitted`; undefined when nothing.
 * `elsewhere`: paths of fields whose residue is kept by other objects, e.g. by the items of a list.
 */
export function keepResidue(
  document: DocumentObject,
  emitted: DocumentObject,
  elsewhere: ReadonlySet<string> = NOTHING,
): Residue | undefined {
  const entries: [string, Entry][] = [];
  collect(document, emitted, { prefix: '', elsewhere, entries });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/**
 * Returns `emitted` with the residue put back, as a new object; fields that the model now writes differently
 * stay.
 */
export function withResidue(emitted: DocumentObject, residue: Residue | undefined): DocumentObject {
  if (!residue) return emitted;
  const root: Node = { children: new Map() };
  for (const [path, entry] of Object.entries(residue))
    if (!isPrivate(path)) plant(root, path.split('/').map(unescaped), entry);
  return restored(emitted, root) as DocumentObject;
}

/** Merges two residues, either of which may be missing. */
export function mergedResidue(a: Residue | undefined, b: Residue | undefined): Residue | undefined {
  return a && b ? { ...a, ...b } : (a ?? b);
}

/** Adds the residue to the item, when there is any. */
export function withKept<T extends object>(
  item: T,
  residue: Residue | undefined,
): T & { readonly residue?: Residue } {
  return residue ? { ...item, residue } : item;
}

/** The residue of fields that our model does not have. */
export function unknownFields(residue: Residue | undefined): Residue | undefined {
  return filtered(residue, (_, entry) => !Object.hasOwn(entry, 'model'));
}

/** Removes the residue of known fields below these paths. */
export function withoutPaths(residue: Residue | undefined, prefixes: readonly string[]): Residue | undefined {
  return filtered(
    residue,
    (path, entry) => !Object.hasOwn(entry, 'model') || !prefixes.some((prefix) => path.startsWith(prefix)),
  );
}

function filtered(
  residue: Residue | undefined,
  keep: (path: string, entry: Entry) => boolean,
): Residue | undefined {
  const entries = Object.entries(residue ?? {}).filter(([path, entry]) => keep(path, entry));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

interface Walk {
  readonly prefix: string;
  readonly elsewhere: ReadonlySet<string>;
  readonly entries: [string, Entry][];
}

function collect(document: DocumentObject, emitted: DocumentObject, walk: Walk): void {
  for (const [field, value] of Object.entries(document)) {
    const path = walk.prefix + escaped(field);
    if (walk.elsewhere.has(path)) continue;
    if (Object.hasOwn(emitted, field)) compare(value, emitted[field], { ...walk, prefix: path });
    else walk.entries.push([path, { document: value }]);
  }
  for (const [field, value] of Object.entries(emitted)) {
    const path = walk.prefix + escaped(field);
    if (!Object.hasOwn(document, field) && !walk.elsewhere.has(path))
      walk.entries.push([path, { absent: true, model: value }]);
  }
}

function compare(document: unknown, model: unknown, walk: Walk): void {
  if (sameValue(document, model)) return;
  if (isObject(document) && isObject(model)) collect(document, model, { ...walk, prefix: `${walk.prefix}/` });
  else if (isObjectList(document) && isObjectList(model) && document.length === model.length)
    document.forEach((item, index) =>
      compare(item, model[index], { ...walk, prefix: `${walk.prefix}/${index}` }),
    );
  else walk.entries.push([walk.prefix, { document, model }]);
}

interface Node {
  entry?: Entry;
  readonly children: Map<string, Node>;
}

function plant(root: Node, path: readonly string[], entry: Entry): void {
  let node = root;
  for (const segment of path) {
    const child = node.children.get(segment) ?? { children: new Map() };
    node.children.set(segment, child);
    node = child;
  }
  node.entry = entry;
}

function restored(value: unknown, node: Node): unknown {
  if (node.children.size === 0) return value;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => {
      const child = node.children.get(String(index));
      return child ? restored(item, child) : item;
    });
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = { ...value };
  for (const [field, child] of node.children) if (field !== '__proto__') restoreField(copy, field, child);
  return copy;
}

function restoreField(copy: Record<string, unknown>, field: string, { entry, ...node }: Node): void {
  const written = Object.hasOwn(copy, field);
  if (!entry) {
    if (written) copy[field] = restored(copy[field], node);
    return;
  }
  const unchanged = Object.hasOwn(entry, 'model') ? written && sameValue(copy[field], entry.model) : !written;
  if (!unchanged) return;
  if ('absent' in entry) delete copy[field];
  else copy[field] = entry.document;
}

export function isObject(value: unknown): value is DocumentObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isObjectList(value: unknown): value is readonly DocumentObject[] {
  return Array.isArray(value) && value.every(isObject);
}

/** Entries that belong to list-numbers.ts: no path of a field begins like this. */
function isPrivate(path: string): boolean {
  return path.startsWith('~numbers/');
}

function escaped(segment: string): string {
  return segment.includes('~') || segment.includes('/')
    ? segment.replaceAll('~', '~0').replaceAll('/', '~1')
    : segment;
}

function unescaped(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~');
}
