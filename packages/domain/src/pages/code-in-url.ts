// URLs that bring a code to the page that looks it up: links of our pages, and the QR codes of papers.
// rules: X36.03, X36.47
import { pathOf } from './path-of.ts';

export const CODE_IN_URL = 'codigo';

/** Path and query of the page with the code filled in. */
export function lookUpPath(page: 'recordLookUp' | 'stateLookUp', code: string): string {
  return `${pathOf(page)}?${CODE_IN_URL}=${encodeURIComponent(code)}`;
}
