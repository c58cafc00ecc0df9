// The entry point of the staff side: its router, the download of the screen that the URL names, and the manifest with which
// browsers offer to install it. Pages of citizens have none, so that nobody is asked to install a form.
// rules: X39.38
import type { ComponentType } from 'react';
import { isInFrame } from '../platform/frame/in-frame.ts';
import { StaffApp } from './router.tsx';
import { preloadScreen } from './screens.tsx';

function offerToInstall(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}

export async function openStaffApp(): Promise<ComponentType> {
  if (!isInFrame()) offerToInstall();
  await preloadScreen(location.pathname);
  return StaffApp;
}
