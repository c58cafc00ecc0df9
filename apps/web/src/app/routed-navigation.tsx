// Passes the router's navigation to components that staff pages share with public ones.
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { type Navigation, NavigationContext } from '../platform/navigation.tsx';

export function RoutedNavigation({ children }: { readonly children: ReactNode }) {
  const { pathname, state } = useLocation();
  const params = useParams();
  const navigate = useNavigate();
  // The router's function does nothing before this component is drawn, and what stands in it is drawn first.
  const isDrawn = useRef(false);
  useLayoutEffect(() => {
    isDrawn.current = true;
  }, []);
  const navigation = useMemo<Navigation>(() => {
    const go: Navigation['go'] = (to, how) => {
      if (isDrawn.current) void navigate(to, how);
      else queueMicrotask(() => void navigate(to, how));
    };
    return { pathname, state, params, go };
  }, [pathname, state, params, navigate]);
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
