// Passes the router's navigation to components that staff pages share with public ones.
import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { type Navigation, NavigationContext } from '../platform/navigation.tsx';

export function RoutedNavigation({ children }: { readonly children: ReactNode }) {
  const { pathname, state } = useLocation();
  const params = useParams();
  const navigate = useNavigate();
  const navigation = useMemo<Navigation>(
    () => ({ pathname, state, params, go: (to, how) => void navigate(to, how) }),
    [pathname, state, params, navigate],
  );
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}
