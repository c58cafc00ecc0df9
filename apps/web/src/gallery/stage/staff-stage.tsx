// What components of staff screens need around them: theme, notices, a router, the cache of queries, and the replies of
// the server from memory.
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { RoutedNavigation } from '../../app/routed-navigation.tsx';
import { SessionProvider } from '../../features/session/public.ts';
import { newQueryClient } from '../../platform/page/query-client.ts';
import { Themed } from '../../ui/staff/themed.tsx';
import { NoticeProvider } from '../../ui/staff/toast.tsx';
import { type MemoryReplies, replyWith, SIGNED_IN } from './memory-server.ts';

interface StaffStageProps {
  /** In addition to those for a signed-in person. */
  readonly replies?: MemoryReplies;
  /** The page's URL, and its pattern in the route table. */
  readonly url?: string;
  readonly pattern?: string;
  readonly children: ReactNode;
}

export function StaffStage({ replies = {}, url = '/', pattern = '*', children }: StaffStageProps) {
  const [queries] = useState(() => {
    // A device that nobody has used.
    localStorage.clear();
    replyWith({ ...SIGNED_IN, ...replies });
    return newQueryClient({ retry: false });
  });
  return (
    <Themed>
      <QueryClientProvider client={queries}>
        <NoticeProvider>
          <SessionProvider>
            <MemoryRouter initialEntries={[url]}>
              <Routes>
                <Route path={pattern} element={<RoutedNavigation>{children}</RoutedNavigation>} />
                <Route path="*" element={<p>Another page</p>} />
              </Routes>
            </MemoryRouter>
          </SessionProvider>
        </NoticeProvider>
      </QueryClientProvider>
    </Themed>
  );
}
