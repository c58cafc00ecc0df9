// Cuts a text without leaving half of a surrogate pair.
// rules: A9.24

/** At most `max` UTF-16 units from the start. */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  const last = text.charCodeAt(max - 1);
  const splitsPair = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, splitsPair ? max - 1 : max);
}
