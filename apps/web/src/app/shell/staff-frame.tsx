// What stands around the screens that use the component library: its theme, and the messages that disappear by
// themselves.
import type { ReactNode } from 'react';
import { Themed } from '../../ui/staff/themed.tsx';
import { NoticeProvider } from '../../ui/staff/toast.tsx';

export function StaffFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Themed>
      <NoticeProvider>{children}</NoticeProvider>
    </Themed>
  );
}
