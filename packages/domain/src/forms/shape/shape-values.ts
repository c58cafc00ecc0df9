// Readers for values that recur in an untrusted form: ids, translated texts, and content whose fields other
// programs define, which is copied within limits.
// rules: E3.17, E5.16, E9.29
import type { Localized } from '../../localized.ts';
import { cleanText } from '../../text/clean-text.ts';
import { FREE_DEPTH_MAX, FREE_VALUES_MAX, LANGUAGES_MAX, TEXT_MAX } from '../definition/form-limits.ts';
import { isItemId, isLanguageCode } from '../definition/item-id.ts';
import { inside, item, readFields, readText, report, type Spot, type UnknownFields } from './shape-reader.ts';

/** Reads an id that is not in `taken` yet, and adds it. */
export function readId(value: unknown, spot: Spot, taken: Set<string>): string {
  if (value === undefined) return '';
  if (!isItemId(value)) {
    report(spot, 'shape-bad-id');
    return '';
  }
  if (taken.has(value)) report(spot, 'shape-duplicate-id');
  taken.add(value);
  return value;
}

/** Empty translations are dropped. */
export function readLocalized(value: unknown, spot: Spot): Localized {
  const fields = value === undefined ? {} : readFields(value, spot, { required: ['text'], optional: ['in'] });
  const text = readText(fields?.text, inside(spot, 'text'));
  if (fields?.in === undefined) return { text };
  const versions = readVersions(fields.in, inside(spot, 'in'), (raw, at) => readText(raw, at));
  return Object.keys(versions).length === 0 ? { text } : { text, in: versions };
}

type ReadVersion = (raw: unknown, spot: Spot, language: string) => string;

/** The field `in` of a state or a signature; left out without translations. */
export function readOwnVersions(value: unknown, spot: Spot, read: ReadVersion): Pick<Localized, 'in'> {
  if (value === undefined) return {};
  const versions = readVersions(value, spot, read);
  return Object.keys(versions).length === 0 ? {} : { in: versions };
}

function readVersions(value: unknown, spot: Spot, read: ReadVersion): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    report(spot, 'shape-wrong-type', { expected: 'object' });
    return {};
  }
  const entries = Object.entries(value);
  if (entries.length > LANGUAGES_MAX) {
    report(spot, 'shape-too-many', { max: LANGUAGES_MAX });
    return {};
  }
  const versions: Record<string, string> = {};
  for (const [language, raw] of entries) {
    if (!isLanguageCode(language)) {
      report(inside(spot, language.slice(0, 60)), 'shape-unknown-field');
      continue;
    }
    const text = read(raw, inside(spot, language), language);
    if (text !== '') versions[language] = text;
  }
  return versions;
}

/** Copies content whose fields another program defines; null stays null. */
export function readFreeObject(value: unknown, spot: Spot): UnknownFields | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object' || Array.isArray(value)) {
    report(spot, 'shape-wrong-type', { expected: 'object' });
    return null;
  }
  return copyOf(value, spot, { depth: 0, budget: { values: FREE_VALUES_MAX } }) as UnknownFields;
}

export function readFreeList(value: unknown, spot: Spot): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    report(spot, 'shape-wrong-type', { expected: 'list' });
    return [];
  }
  return copyOf(value, spot, { depth: 0, budget: { values: FREE_VALUES_MAX } }) as unknown[];
}

interface Bounds {
  readonly depth: number;
  readonly budget: { values: number };
}

function copyOf(value: unknown, spot: Spot, bounds: Bounds): unknown {
  bounds.budget.values -= 1;
  if (bounds.budget.values === -1) report(spot, 'shape-too-many', { max: FREE_VALUES_MAX });
  if (bounds.budget.values < 0) return null;
  if (typeof value === 'string') return copyOfText(value, spot);
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (typeof value !== 'object') {
    report(spot, 'shape-wrong-type', { expected: 'json' });
    return null;
  }
  if (bounds.depth >= FREE_DEPTH_MAX) {
    report(spot, 'shape-too-deep', { max: FREE_DEPTH_MAX });
    return null;
  }
  const deeper = { ...bounds, depth: bounds.depth + 1 };
  if (Array.isArray(value)) return value.map((value, index) => copyOf(value, item(spot, index), deeper));
  return copyOfFields(value, spot, deeper);
}

function copyOfFields(value: object, spot: Spot, bounds: Bounds): UnknownFields {
  const copy: Record<string, unknown> = {};
  for (const [name, item] of Object.entries(value)) {
    const at = inside(spot, name.slice(0, 60));
    if (name === '__proto__' || name.length > 200 || cleanText(name) !== name)
      report(at, 'shape-unknown-field');
    else copy[name] = copyOf(item, at, bounds);
  }
  return copy;
}

function copyOfText(text: string, spot: Spot): string {
  if (text.length <= TEXT_MAX) return cleanText(text);
  report(spot, 'shape-too-long', { max: TEXT_MAX });
  return '';
}
