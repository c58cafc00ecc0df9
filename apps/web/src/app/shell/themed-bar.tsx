// The top bar with the theme of the component library, wherever it stands.
import type { ComponentProps } from 'react';
import { Themed } from '../../ui/staff/themed.tsx';
import { TopBar } from './top-bar.tsx';

export function ThemedBar(props: ComponentProps<typeof TopBar>) {
  return (
    <Themed>
      <TopBar {...props} />
    </Themed>
  );
}
