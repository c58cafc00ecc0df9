// Cuts an OData $filter into words, with the column where each begins, so that a refusal can say where it is.
// rules: X38.82
import { FeedRefusal } from '../feed-refusal.ts';

export type FilterToken =
  | { readonly type: 'name' | 'text' | 'moment' | 'hour'; readonly value: string; readonly column: number }
  | { readonly type: 'number'; readonly value: number; readonly written: string; readonly column: number }
  | { readonly type: 'symbol'; readonly value: '(' | ')' | ','; readonly column: number }
  | { readonly type: 'end'; readonly value: ''; readonly column: number };

const PIECES = [
  ['text', /'((?:[^']|'')*)'/y],
  [
    'moment',
    /(\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,12})?)?(?:Z|[+-]\d{2}:\d{2}))?)(?![\w.:+-])/y,
  ],
  ['hour', /(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?)(?![\w.:+-])/y],
  ['number', /(-?\d{1,15}(?:\.\d{1,15})?)(?![\w.:-])/y],
  ['name', /([A-Za-z_][\w/-]*)/y],
  ['symbol', /([(),])/y],
] as const;

function pieceAt(text: string, at: number): { readonly token: FilterToken; readonly end: number } {
  const column = at + 1;
  for (const [type, pattern] of PIECES) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found) continue;
    const [whole, value = ''] = found;
    const end = at + whole.length;
    if (type === 'number') return { token: { type, value: Number(value), written: value, column }, end };
    if (type === 'text') return { token: { type, value: value.replaceAll("''", "'"), column }, end };
    return { token: { type, value, column } as FilterToken, end };
  }
  throw new FeedRefusal('wrong', text.slice(at, at + 20), column);
}

/** The last one is `end`. Throws FeedRefusal. */
export function filterTokens(text: string): readonly FilterToken[] {
  const tokens: FilterToken[] = [];
  let at = 0;
  for (;;) {
    while (text[at] === ' ' || text[at] === '\t') at += 1;
    if (at >= text.length) return [...tokens, { type: 'end', value: '', column: text.length + 1 }];
    const { token, end } = pieceAt(text, at);
    tokens.push(token);
    at = end;
  }
}
