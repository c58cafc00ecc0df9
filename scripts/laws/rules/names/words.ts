// Names use one word for one thing, and the standard word of the field: docs/glossary.md says what each means. With a
// word of this list a reader has to guess which of its meanings counts, or learn an expression that only we use.
// rules: X30.10

import { isCode, type Law, type Offence, offendingNodes } from '../../reading/law.ts';
import type { SyntaxNode } from '../../reading/source-file.ts';

/** Word -> what to write instead. */
const WORDS_NOT_USED: ReadonlyMap<string, string> = new Map([
  ['place', 'location, address, field, position, seat or area, whichever it is'],
  ['places', 'locations, addresses, seats or areas, whichever they are'],
  ['told', 'notified, informed or said'],
  ['tell', 'notify, inform or say'],
  ['tells', 'notifies, informs or says'],
  ['forget', 'delete'],
  ['forgets', 'deletes'],
  ['forgotten', 'deleted'],
  ['lapse', 'expire'],
  ['lapsed', 'expired'],
  ['settle', 'resolve, complete or agree'],
  ['settled', 'resolved, completed or agreed'],
  ['look', 'variant, appearance or check'],
  ['looks', 'variants'],
  ['looked', 'checked'],
  ['calls', 'api'],
  ['part', 'the name of the thing'],
  ['parts', 'the name of the things'],
  ['dear', 'expensive'],
  ['graft', 'merge or keep'],
  ['complaint', 'error or message'],
  ['complaints', 'errors or messages'],
  ['anew', 'again'],
  ['whoever', 'the name of the person'],
  ['meanwhile', 'since'],
]);

/** Two words together -> what to write instead; each of them alone has a meaning that is used. */
const PHRASES_NOT_USED: ReadonlyMap<string, string> = new Map([
  ...['admit', 'lock', 'open', 'opened', 'own', 'saved', 'seed', 'shown', 'signed', 'stored'].flatMap(
    (word): [string, string][] => [
      [`${word} answer`, 'submission: an answer is what was given to one question'],
      [`${word} answers`, 'submissions: an answer is what was given to one question'],
    ],
  ),
  ...['code', 'counters', 'document', 'key', 'rows', 'size'].map((word): [string, string] => [
    `answer ${word}`,
    'submission: an answer is what was given to one question',
  ]),
  ...[
    'booking',
    'denied',
    'image',
    'match',
    'notify',
    'page',
    'paid',
    'receipt',
    'signed',
    'tile',
    'web',
  ].map((word): [string, string] => [
    `${word} address`,
    'url or path: an address is postal, of e-mail or of a network',
  ]),
  ...[
    'compose letter',
    'composed letter',
    'kept letter',
    'letter attachment',
    'letter content',
    'mail letter',
  ].map((phrase): [string, string] => [phrase, 'mail: a letter is a character']),
  ['judge document', 'file: a document is an interchange JSON document'],
]);

/** Names that we did not choose: they belong to the language, a library or a protocol. */
const OF_OTHERS = new Set([
  'placeItems',
  'allSettled',
  'onSettled',
  'dynamicImportSettled',
  'formatToParts',
  'DateTimeFormatPartTypes',
  'DateTimeFormatPartTypesRegistry',
  'answerCode',
]);

export const words: Law = {
  name: 'words',
  why: 'docs/glossary.md has one meaning a word, and the words that are not used.',
  appliesTo: (path) =>
    /^(apps|packages|scripts|e2e|bench|faults)\//.test(path) && (isCode(path) || /\.(css|sql)$/.test(path)),
  check(file) {
    return [
      ...offencesOf(file.path.split('/').at(-1)?.replace(/\..*$/, '') ?? '', 1),
      ...(isCode(file.path) ? declared(file) : []),
    ];
  },
};

function declared(file: Parameters<Law['check']>[0]): readonly Offence[] {
  const seen = new Set<string>();
  return offendingNodes(file, (node: SyntaxNode) => {
    const name = node.type === 'Identifier' ? String(node['value']) : '';
    if (name === '' || seen.has(name) || OF_OTHERS.has(name)) return undefined;
    seen.add(name);
    return offencesOf(name, 1)[0]?.what;
  });
}

/** Offences in one name. `lookUpState` is allowed, because 'look up' is standard English; any other `look` is not. */
function offencesOf(name: string, line: number): readonly Offence[] {
  const pieces = name
    .replace(/look(ed|s)?[-_]?up/gi, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_.-]+/)
    .map((piece) => piece.toLowerCase());
  const pairs = pieces.slice(1).map((piece, position) => `${pieces[position]} ${piece}`);
  const [bad, instead] =
    pieces.map((piece) => [piece, WORDS_NOT_USED.get(piece)]).find(([, text]) => text !== undefined) ??
    pairs.map((pair) => [pair, PHRASES_NOT_USED.get(pair)]).find(([, text]) => text !== undefined) ??
    [];
  return bad === undefined ? [] : [{ line, what: `'${bad}' in '${name}': write ${instead}` }];
}
