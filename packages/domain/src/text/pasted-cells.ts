// What a spreadsheet puts on the clipboard: lines of cells with tabs between them, and quotation marks around a cell
// that has a line break or a tab of its own.
// rules: X35.36

/** The first cell of each line. */
export function pastedColumn(pasted: string): readonly string[] {
  const lines = pastedLines(pasted.replaceAll('\r\n', '\n').replaceAll('\r', '\n'));
  return lines.map(([first = '']) => first.trim());
}

function pastedLines(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [];
  let line: string[] = [];
  let rest = text;
  while (rest !== '') {
    const { cell, end } = cellAt(rest);
    line.push(cell);
    const mark = rest[end];
    rest = rest.slice(end + 1);
    // A break at the very end begins no further line.
    if (mark !== '\t') {
      lines.push(line);
      line = [];
    }
  }
  return line.length > 0 ? [...lines, line] : lines;
}

/** The cell that the text begins with, and the position of what ends it. */
function cellAt(text: string): { readonly cell: string; readonly end: number } {
  const quoted = /^"((?:[^"]|"")*)"(?=[\t\n]|$)/.exec(text);
  if (quoted) return { cell: (quoted[1] ?? '').replaceAll('""', '"'), end: quoted[0].length };
  const end = text.search(/[\t\n]/);
  return end < 0 ? { cell: text, end: text.length } : { cell: text.slice(0, end), end };
}
