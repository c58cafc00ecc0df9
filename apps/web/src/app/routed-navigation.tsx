// The place of a page as the staff side's router knows it, for what staff pages share with public ones.
import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { type Place, PlaceContext } from '../platform/navigation.tsx';

export function RoutedPlace({ children }: { readonly children: ReactNode }) {
  const { pathname, state } = useLocation();
  const params = useParams();
  const navigate = useNavigate();
  const place = useMemo<Place>(
    () => ({ pathname, state, params, go: (to, how) => void navigate(to, how) }),
    [pathname, state, params, navigate],
  );
  return <PlaceContext value={place}>{children}</PlaceContext>;
}
