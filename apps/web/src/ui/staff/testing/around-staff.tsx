// What stands around the components of staff while a test draws them: what the server has replied, notices, and the page's URL.
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { newQueryClient } from '../../../platform/page/query-client.ts';
import { NoticeProvider } from '../toast.tsx';

interface AroundStaffProps {
  readonly url?: string;
  readonly children: ReactNode;
}

export function AroundStaff({ url = '/', children }: AroundStaffProps) {
  const [queries] = useState(() => newQueryClient({ retry: false }));
  return (
    <QueryClientProvider client={queries}>
      <NoticeProvider>
        <MemoryRouter initialEntries={[url]}>{children}</MemoryRouter>
      </NoticeProvider>
    </QueryClientProvider>
  );
}
