// Reads and replaces entries of a record whose keys come from outside, ignoring what the record inherits
// ('constructor' …).

export function ownEntry<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Returns the record with one entry replaced, or without it when the value is undefined. */
export function withEntry<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
  value: Value | undefined,
): Readonly<Record<string, Value>> {
  if (ownEntry(record, key) === value) return record;
  if (value !== undefined) return { ...record, [key]: value };
  const { [key]: _removed, ...rest } = record;
  return rest;
}
