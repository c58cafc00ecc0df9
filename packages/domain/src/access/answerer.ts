// Who answers a form. An endpoint for answering is served twice: staff with the right to answer call it as it is
// declared, visitors and citizens from the portal call it under `/api/public`.
// rules: A6.08, A6.09, P6.29
import type { Actor } from './actor.ts';
import type { PortalCitizen } from './portal-citizen.ts';

export type Answerer =
  | { readonly kind: 'staff'; readonly actor: Actor }
  | {
      readonly kind: 'visitor';
      /** Null unless the visitor came from the citizen portal. */
      readonly citizen: PortalCitizen | null;
      /** A member of staff on a public page: they answer as a visitor, and are not taken for a program. */
      readonly isSignedIn: boolean;
    };

export type AnswererKind = Answerer['kind'];

/** The path for visitors and citizens from the portal. */
export function visitorPath(path: `/api/${string}`): `/api/public/${string}` {
  return `/api/public/${path.slice('/api/'.length)}`;
}
