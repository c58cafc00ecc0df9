// Leads a person without a session to the identity provider, while the newer login method is on. When it cannot be reached,
// the sign-in page is there.
// rules: P2.38
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { t } from '../../../platform/texts.ts';
import { goToProvider } from './go-to-provider.ts';

export function ToProvider({ from }: { readonly from: string }) {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    goToProvider(from).catch(() => setFailed(true));
  }, [from]);
  return failed ? (
    <Navigate to={pathOf('login')} replace state={{ from }} />
  ) : (
    <main id="content" tabIndex={-1} aria-busy="true" className="message-screen">
      <p role="status">{t('shell.loading')}</p>
    </main>
  );
}
