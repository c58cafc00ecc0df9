// The entry point of the staff side: its router, and the download of the screen that the URL names.
import type { ComponentType } from 'react';
import { StaffApp } from './router.tsx';
import { preloadScreen } from './screens.tsx';

export async function openStaffApp(): Promise<ComponentType> {
  await preloadScreen(location.pathname);
  return StaffApp;
}
