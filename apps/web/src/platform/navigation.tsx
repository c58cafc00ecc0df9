// The current URL and how to go to another page. Staff pages get it from the router; the pages that citizens download
// have no router, which would be a tenth of their size (size limit of the public page: X24.01).
import { createContext, type MouseEvent, type ReactNode, use } from 'react';

export interface GoHow {
  /** Replaces this page in the browser's history. */
  readonly replace?: boolean;
  /** Passed on to the next page. */
  readonly state?: unknown;
}

export interface Navigation {
  readonly pathname: string;
  /** Parameters of the URL, by their name in the route table. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** What the previous page passed on; null when there is nothing. */
  readonly state: unknown;
  /**
   * An effect that replaces the page calls it as a layout effect: a later one would take back the link that the person
   * pressed as soon as the page was drawn (X36.54).
   */
  readonly go: (to: string, how?: GoHow) => void;
}

export const NavigationContext = createContext<Navigation | null>(null);

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('useNavigation is used outside a page');
  return navigation;
}

/** A link to a page of the product; opened in a new tab it works as an ordinary link. */
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
