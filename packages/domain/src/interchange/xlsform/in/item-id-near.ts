// An id of ours that is near to the name that something has in a file.
// rules: X38.40
import { isItemId } from '../../../forms/definition/item-id.ts';

/** Room for a number behind an id that is taken. */
export const ID_ROOM = 34;

export function itemIdNear(name: string, otherwise: string): string {
  const isAlready: boolean = isItemId(name);
  if (isAlready) return name;
  const near = name.replaceAll(/[^A-Za-z0-9_-]+/g, '_').slice(0, ID_ROOM);
  return isItemId(near) ? near : `${otherwise}_1`;
}
