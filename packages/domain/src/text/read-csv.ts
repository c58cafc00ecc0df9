// Reads lines of values with commas between them, as programs write them (RFC 4180): a value in quotes may hold commas, line
// ends and, doubled, quotes. It goes through the text once, whatever it holds.
// rules: X38.103

const QUOTE = '"';
const PLAIN = /[^",\r\n]*/y;
const END = /,|\r?\n|$/y;

interface Read {
  readonly value: string;
  readonly next: number;
}

function quotedAt(text: string, at: number): Read | null {
  let value = '';
  for (let from = at + 1; ; ) {
    const end = text.indexOf(QUOTE, from);
    if (end < 0) return null;
    value += text.slice(from, end);
    if (text[end + 1] !== QUOTE) return { value, next: end + 1 };
    value += QUOTE;
    from = end + 2;
  }
}

function plainAt(text: string, at: number): Read {
  PLAIN.lastIndex = at;
  const value = PLAIN.exec(text)?.[0] ?? '';
  return { value, next: at + value.length };
}

/** null for text of another shape. */
export function readCsv(text: string): readonly (readonly string[])[] | null {
  const lines: string[][] = [];
  let line: string[] = [];
  let at = text.startsWith('\ufeff') ? 1 : 0;
  while (at < text.length || line.length > 0) {
    const read = text[at] === QUOTE ? quotedAt(text, at) : plainAt(text, at);
    END.lastIndex = read?.next ?? 0;
    const end = read && END.exec(text);
    if (!read || !end) return null;
    line.push(read.value);
    at = read.next + end[0].length;
    if (end[0] === ',') continue;
    lines.push(line);
    line = [];
  }
  return lines;
}
