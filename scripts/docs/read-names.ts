// Finds what pages and comments name: files, functions in files, commands, tables, and the targets of links.

const EXTENSION = 'tsx?|mjs|sql|css|md|jsonc?|html|typ|yml|svg|png';
const FILE = new RegExp(String.raw`^[\w@.*<>{}][\w@.*<>{},/-]*\.(?:${EXTENSION})$`);
const FILE_IN_PROSE = new RegExp(
  String.raw`(?<![\w@:/.*-])[\w@*-][\w@.*/-]*\.(?:${EXTENSION})\b(?![\w(/])`,
  'g',
);
const FOLDER = /^(?:[\w@.*<>-]+\/)+$/;
const IN_TREE = /^(?:apps|packages|scripts|docs|e2e|bench|mutants|demonstration)\/[\w@.*<>{},/-]*$/;
const SNAKE = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/;
const COMMAND = /\bnpm (?:run [\w:-]+|start|test)(?: [^`#\n]*)?/g;

export interface Named {
  readonly line: number;
  readonly kind: 'path' | 'link' | 'command' | 'table';
  readonly text: string;
}

/** The names in the text of a Markdown page. */
export function namesOfPage(text: string): readonly Named[] {
  let isInFence = false;
  return text.split('\n').flatMap((content, index) => {
    const line = index + 1;
    if (content.trimStart().startsWith('```')) isInFence = !isInFence;
    if (isInFence) return commandsIn(content, line);
    return [...codeSpans(content, line), ...linksIn(content, line)];
  });
}

/** The names in the comments of a file of code, with or without backticks. */
export function namesOfComments(text: string): readonly Named[] {
  return text.split('\n').flatMap((content, index) => {
    const comment = /^\s*(?:\/\/|\/?\*|--)(.*)$/.exec(content)?.[1];
    if (comment === undefined) return [];
    const line = index + 1;
    const tables = [...comment.matchAll(/\btable `(\w+)`|`(\w+)` table\b/g)].map(([, after, before]) =>
      named(line, 'table', after ?? before ?? ''),
    );
    const prose = comment.replaceAll(/`[^`]*`|https?:\S+/g, ' ');
    const bare = [...prose.matchAll(FILE_IN_PROSE)].map(([path]) => named(line, 'path', path));
    const spans = codeSpans(comment, line).filter(({ kind }) => kind !== 'table');
    return [...spans, ...tables, ...bare, ...commandsIn(prose, line)];
  });
}

function codeSpans(content: string, line: number): readonly Named[] {
  return [...content.matchAll(/`([^`]+)`/g)].flatMap(([, span = '']) => {
    const path = span.replace(/:\d+$/, '');
    const [file = ''] = path.split('#');
    if (FILE.test(file) || IN_TREE.test(file) || FOLDER.test(file)) return [named(line, 'path', path)];
    if (SNAKE.test(span)) return [named(line, 'table', span)];
    return commandsIn(span, line);
  });
}

function linksIn(content: string, line: number): readonly Named[] {
  const prose = content.replaceAll(/`[^`]*`/g, (span) => span.replaceAll(/[()]/g, ' '));
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => named(line, 'link', target));
}

function commandsIn(content: string, line: number): readonly Named[] {
  return [...content.matchAll(COMMAND)].map(([command]) => named(line, 'command', command.trim()));
}

function named(line: number, kind: Named['kind'], text: string): Named {
  return { line, kind, text };
}
