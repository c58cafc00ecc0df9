// Leads a person without a session to the identity provider, while the newer login method is on. When it cannot be reached,
// the sign-in page is there.
// rules: P2.38
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { goToProvider } from './go-to-provider.ts';

interface Props {
  readonly from: string;
  /** Shown on the way. */
  readonly children: ReactNode;
}

export function ToProvider({ from, children }: Props) {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    goToProvider(from).catch(() => setFailed(true));
  }, [from]);
  return failed ? <Navigate to={pathOf('login')} replace state={{ from }} /> : children;
}
