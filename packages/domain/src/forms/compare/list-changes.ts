// Differences between two versions of a list, matched by id. When a list was reordered, only the smallest set of
// items that explains the new order counts as moved.
// rules: X12.02

import { movedIds } from '../edit/moved-ids.ts';
import type { ChangedSubject, FieldChange, FormChange } from './form-change.ts';

type Item = { readonly id: string };

export interface ListKind<T extends Item> {
  readonly subject: ChangedSubject;
  readonly nameOf: (item: T) => string;
  readonly fields: (before: T, after: T) => readonly FieldChange[];
  readonly inside: (before: T, after: T, within: readonly string[]) => readonly FormChange[];
}

export interface Lists<T> {
  readonly before: readonly T[];
  readonly after: readonly T[];
}

export function listChanges<T extends Item>(
  kind: ListKind<T>,
  { before, after }: Lists<T>,
  within: readonly string[] = [],
): readonly FormChange[] {
  if (before === after) return [];
  const old = new Map(before.map((item) => [item.id, item]));
  const left = new Set(after.map(({ id }) => id));
  const moved = movedIds(
    before.filter(({ id }) => left.has(id)).map(({ id }) => id),
    after.filter(({ id }) => old.has(id)).map(({ id }) => id),
  );
  const note = (change: FormChange['change'], item: T, fields: readonly FieldChange[] = []): FormChange => ({
    change,
    subject: kind.subject,
    id: item.id,
    name: kind.nameOf(item),
    within,
    fields,
  });
  const present = after.flatMap((item): readonly FormChange[] => {
    const was = old.get(item.id);
    if (!was) return [note('added', item)];
    if (was === item) return moved.has(item.id) ? [note('moved', item)] : [];
    const fields = kind.fields(was, item);
    return [
      ...(moved.has(item.id) ? [note('moved', item)] : []),
      ...(fields.length > 0 ? [note('changed', item, fields)] : []),
      ...kind.inside(was, item, [...within, kind.nameOf(item)]),
    ];
  });
  return [...present, ...before.filter(({ id }) => !left.has(id)).map((item) => note('deleted', item))];
}
