// Makes the headers of a sheet unique, because programs that read sheets as tables refuse or rename
// duplicates.
// rules: R7.31
import { cleanText } from '../../text/clean-text.ts';
import { truncate } from '../../text/truncate.ts';

/** The longest header that tables in spreadsheets accept. */
const HEADER_LENGTH_MAX = 255;
/** Room for the number that makes a duplicate unique. */
const ROOM = 8;
const NO_TITLE = '-';

export interface ProposedHeader {
  readonly header: string;
  /** Title of the section, put in front when two sections ask the same question; '' for none. */
  readonly group: string;
}

/** Returns one header per column; headers that differ only in case count as duplicates. */
export function uniqueHeaders(proposed: readonly ProposedHeader[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { header } of proposed) {
    const key = sameKey(oneLineHeader(header));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const used = new Set<string>();
  return proposed.map(({ header, group }) => {
    const plain = oneLineHeader(header);
    const double = group !== '' && (counts.get(sameKey(plain)) ?? 0) > 1;
    return unused(double ? oneLineHeader(`${group} - ${plain}`) : plain, used);
  });
}

function unused(header: string, used: Set<string>): string {
  let candidate = header;
  for (let number = 2; used.has(sameKey(candidate)); number++) candidate = `${header} (${number})`;
  used.add(sameKey(candidate));
  return candidate;
}

function oneLineHeader(header: string): string {
  const line = cleanText(header).replace(/\s+/g, ' ').trim();
  return truncate(line, HEADER_LENGTH_MAX - ROOM) || NO_TITLE;
}

function sameKey(header: string): string {
  return header.toLowerCase();
}
