// Where a page is and how it goes on. Staff pages have it from the router; the pages that citizens download do without
// one, which is a tenth of what they would weigh (goal of the public page: X24.01).
import { createContext, type MouseEvent, type ReactNode, use } from 'react';

export interface GoHow {
  /** Takes the place of this page in the browser's history. */
  readonly replace?: boolean;
  /** Handed over to the next page. */
  readonly state?: unknown;
}

export interface Navigation {
  readonly pathname: string;
  /** Of the address, by their name in the route table. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** What the page before handed over; null for nothing. */
  readonly state: unknown;
  readonly go: (to: string, how?: GoHow) => void;
}

export const NavigationContext = createContext<Navigation | null>(null);

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('usePlace is used outside a page');
  return navigation;
}

/** A link to a page of the product; opened in a new tab it is an ordinary one. */
export function NavLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const { go } = useNavigation();
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={to} onClick={follow}>
      {children}
    </a>
  );
}
