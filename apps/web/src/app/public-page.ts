// Decides which URL is a page without a session.
// rules: P2.27-P2.31
import { matchPath, type PathParams } from '@constancia/domain/pages/match-path.ts';
import { PATHS, type PathName } from '@constancia/domain/pages/paths.ts';

/** Pages that citizens open; every other page belongs to the staff side and its router. */
const PUBLIC_PAGES = [
  'answerPublic',
  'savedPublic',
  'answerPortal',
  'revisePortal',
  'submissionsPortal',
  'submissionPortal',
  'readingsPortal',
  'savedPortal',
  'paymentDone',
  'paymentDenied',
  'paymentLate',
  'preview',
  'recordLookUp',
  'stateLookUp',
  'appointmentLink',
] as const satisfies readonly PathName[];

export interface PublicPage {
  readonly name: (typeof PUBLIC_PAGES)[number];
  readonly params: PathParams;
}

/** Null for a staff page, and for a URL that is no page. */
export function publicPageAt(pathname: string): PublicPage | null {
  for (const name of PUBLIC_PAGES) {
    const params = matchPath(PATHS[name], pathname);
    if (params) return { name, params };
  }
  return null;
}
