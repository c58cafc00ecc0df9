// Headers of a sheet, each once: programs that read sheets as tables refuse or rename doubles.
// rules: R7.31
import { cleanText } from '../../text/clean-text.ts';
import { truncate } from '../../text/truncate.ts';

/** Tables in spreadsheets take no more. */
const HEADER_LENGTH_MAX = 255;
/** Room for the number that tells doubles apart. */
const ROOM = 8;
const NO_TITLE = '-';

export interface ProposedHeader {
  readonly header: string;
  /** Title of the section, put in front where two sections ask the same; '' for none. */
  readonly group: string;
}

/** One header per column; case does not tell two apart. */
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
