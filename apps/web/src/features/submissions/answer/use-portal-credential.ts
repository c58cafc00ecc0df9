// The credential with which the citizen portal opens a form for staff: read once, and taken out of the URL at once, because
// who reads the URL could enter with it.
// rules: A2.01, W6, X36.48
import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  credentialIn,
  type PortalCredential,
  withoutCredential,
} from '../../../platform/portal-credential.ts';

export function usePortalCredential(): PortalCredential | null {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [credential] = useState(() => credentialIn(search));
  useLayoutEffect(() => {
    if (!credentialIn(search)) return;
    void navigate({ pathname, search: withoutCredential(search), hash }, { replace: true, state });
  }, [pathname, search, hash, state, navigate]);
  return credential;
}
