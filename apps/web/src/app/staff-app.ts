// The staff side as the browser's first lines open it: its router, and the screen of the address on its way.
import type { ComponentType } from 'react';
import { StaffApp } from './router.tsx';
import { fetchScreenAhead } from './screens.tsx';

export async function openStaffApp(): Promise<ComponentType> {
  await fetchScreenAhead(location.pathname);
  return StaffApp;
}
