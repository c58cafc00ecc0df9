// Whether this document came by a reload, or by going back or forward to it: then it stands where it stood before.

export function wasReloaded(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  if (!(visit instanceof PerformanceNavigationTiming)) return false;
  return visit.type === 'reload' || visit.type === 'back_forward';
}
