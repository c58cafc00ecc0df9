// The entry point of the staff side: its router, and the download of the screen that the URL names.
import type { ComponentType } from 'react';
import { StaffApp } from './router.tsx';
import { fetchScreenAhead } from './screens.tsx';

export async function openStaffApp(): Promise<ComponentType> {
  await fetchScreenAhead(location.pathname);
  return StaffApp;
}
