// Decides who may see a screen before it is drawn: without a session the person signs in, without the right they see
// the forbidden page. The server decides again at every request.
// rules: P4.12, P2.38, R6.15, R6.16, X31.60

import { PATHS, type PathName } from '@constancia/domain/pages/paths.ts';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { holds, useSession } from '../features/session/public.ts';
import { isUnreached } from '../platform/api-client.ts';
import { contentIsShown } from '../platform/page/content-shown.ts';
import { problemText } from '../platform/problem-text.ts';
import { deferredBlock } from '../ui/light/deferred-block.tsx';
import { Loading } from './loading.tsx';
import { BlockedAccountScreen, ForbiddenScreen, UnreachedScreen } from './message-screens.tsx';
import { PATH_ACCESS } from './paths.ts';

// This screen uses the component library, which not every screen that it stands for has around it.
const SessionFailedBlock = deferredBlock(async () => {
  const [{ SessionFailedScreen }, { Themed }] = await Promise.all([
    import('../features/session/session-failed-screen.tsx'),
    import('../ui/staff/themed.tsx'),
  ]);
  return (props: ComponentProps<typeof SessionFailedScreen>) => (
    <Themed>
      <SessionFailedScreen {...props} />
    </Themed>
  );
});

const ToProviderBlock = deferredBlock(
  async () => (await import('../features/session/single-sign-on/to-provider.tsx')).ToProvider,
);

export function Guard({ path, children }: { readonly path: PathName; readonly children: ReactNode }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.state === 'loading') return <Loading />;
  if (session.state === 'failed') {
    if (isUnreached(session.error))
      return <UnreachedScreen text={problemText(session.error)} onRetry={session.reload} />;
    return session.error.code === 'municipality-blocked' ? (
      <BlockedAccountScreen onLeave={session.leave} />
    ) : (
      <SessionFailedBlock error={session.error} />
    );
  }
  if (session.state === 'unauthenticated') {
    const from = pathname + search + hash;
    if (session.singleSignOn?.isDirect)
      return (
        <ToProviderBlock from={from}>
          <Loading />
        </ToProviderBlock>
      );
    return <Navigate to={PATHS.login} replace state={{ from }} />;
  }
  const access = PATH_ACCESS[path];
  if (typeof access !== 'object') return children;
  const actions = 'anyOf' in access ? access.anyOf : [access.action];
  const allowed = actions.some((action) => holds(session.account, action, access.subject));
  return allowed ? children : <Forbidden />;
}

function Forbidden() {
  useEffect(contentIsShown, []);
  return <ForbiddenScreen />;
}
