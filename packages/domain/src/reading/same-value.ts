// Deep equality of JSON values, regardless of the order of fields.

/** A field that is `undefined` counts as absent. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return sameLists(a, b);
  return sameFields(a as Record<string, unknown>, b as Record<string, unknown>);
}

function sameLists(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  return a.every((item, index) => sameValue(item, b[index]));
}

function sameFields(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean {
  let fields = 0;
  for (const key of Object.keys(a)) {
    if (a[key] === undefined) continue;
    fields += 1;
    if (!Object.hasOwn(b, key) || !sameValue(a[key], b[key])) return false;
  }
  for (const key of Object.keys(b)) if (b[key] !== undefined) fields -= 1;
  return fields === 0;
}
