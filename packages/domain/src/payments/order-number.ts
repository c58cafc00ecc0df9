// The number by which the gateway knows an order (4 to 12 characters, the first four are digits), and the
// operation id as a receipt prints it.
// rules: A2.62, X21.07
import { OPERATION_ID_GROUP } from '../limits.ts';

const LENGTH = 12;
const DIGITS = 4;

/** `random`: at least twelve characters of 0-9A-Za-z; letters among the first four become digits. */
export function orderNumberOf(random: string): string {
  const digits = random
    .slice(0, DIGITS)
    .replace(/\D/g, (letter) => String((letter.codePointAt(0) ?? 0) % 10));
  return `${digits}${random.slice(DIGITS, LENGTH)}`;
}

export function operationIdInGroups(id: string): string {
  const groups = Array.from({ length: Math.ceil(id.length / OPERATION_ID_GROUP) }, (_, at) =>
    id.slice(at * OPERATION_ID_GROUP, (at + 1) * OPERATION_ID_GROUP),
  );
  return groups.join(' ');
}
