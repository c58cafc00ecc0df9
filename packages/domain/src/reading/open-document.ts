// The first check of any document from outside. A document that passes is an object of limited depth whose
// texts can be stored and whose field names cannot reach an object's prototype; everything else in this
// folder relies on that.
// rules: E9.29, A9.24
import type { DocumentIssue, DocumentIssueCode, Fields } from './document-reader.ts';
import { isObject } from './residue.ts';

const DEPTH_MAX = 24;
/** Values in one document; the largest real form has about 10,000. */
const VALUES_MAX = 2_000_000;

interface Scan {
  left: number;
  issue: DocumentIssue | null;
}

/** Returns the document ready to be read, or the issues that prevent it. */
export function openDocument(value: unknown): Fields | { readonly issues: readonly DocumentIssue[] } {
  if (!isObject(value)) return { issues: [issueAt('', 'document-wrong-type')] };
  const scan: Scan = { left: VALUES_MAX, issue: null };
  scanValue(value, [], scan);
  return scan.issue ? { issues: [scan.issue] } : { document: value, path: '', report: [] };
}

function scanValue(value: unknown, path: readonly (string | number)[], scan: Scan): void {
  if (scan.issue) return;
  scan.left -= 1;
  if (scan.left < 0) stop(scan, path, 'document-too-many');
  else if (typeof value === 'string') scanText(value, path, scan);
  else if (typeof value === 'object' && value !== null) scanInside(value, path, scan);
}

function scanInside(value: object, path: readonly (string | number)[], scan: Scan): void {
  if (path.length >= DEPTH_MAX) return stop(scan, path, 'document-too-deep');
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) scanValue(item, [...path, index], scan);
    return;
  }
  for (const [field, item] of Object.entries(value)) {
    if (field === '__proto__') stop(scan, [...path, field], 'document-not-storable');
    else scanText(field, path, scan);
    scanValue(item, [...path, field], scan);
  }
}

/** PostgreSQL accepts neither NUL nor half a surrogate pair. */
function scanText(text: string, path: readonly (string | number)[], scan: Scan): void {
  if (text.includes('\0') || !text.isWellFormed()) stop(scan, path, 'document-not-storable');
}

function stop(scan: Scan, path: readonly (string | number)[], code: DocumentIssueCode): void {
  const text = path.reduce<string>(
    (before, piece) =>
      typeof piece === 'number' ? `${before}[${piece}]` : before === '' ? piece : `${before}.${piece}`,
    '',
  );
  scan.issue ??= issueAt(text.toWellFormed().replaceAll('\0', '').slice(0, 200), code);
}

function issueAt(path: string, code: DocumentIssueCode): DocumentIssue {
  return { code, at: { field: path }, values: { path } };
}
