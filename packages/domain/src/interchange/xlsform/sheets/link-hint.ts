// A link question of ours shows a link and asks for one. In an XLSForm it is a text with the appearance `url`, whose hint
// is the link that it shows, as `[caption](https://…)`, or only the caption of what is answered, as `[caption]()`.
// rules: X38.41, X38.45
import type { Question } from '../../../forms/definition/form.ts';
import { parseHttpUrl } from '../../../questions/http-url.ts';

export const LINK_APPEARANCE = 'url';

export type LinkFields = Pick<Question, 'link' | 'linkTitle'>;

const HINT = /^\[([^[\]\n]*)\]\(([^()\s]*)\)$/;

/** Null for a hint that is no link. */
export function readLinkHint(hint: string): LinkFields | null {
  const [whole, linkTitle = '', link = ''] = HINT.exec(hint) ?? [];
  if (whole === undefined) return null;
  return link === '' || parseHttpUrl(link) ? { link, linkTitle } : null;
}

/** '' where the question shows no link; null for one that the hint would not give back. */
export function linkHint({ link, linkTitle }: LinkFields): string | null {
  if (link === '' && linkTitle === '') return '';
  const hint = `[${linkTitle}](${link})`;
  const read = readLinkHint(hint);
  return read?.link === link && read.linkTitle === linkTitle ? hint : null;
}
