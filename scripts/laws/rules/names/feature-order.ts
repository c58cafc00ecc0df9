// All features, in the order in which they may depend on each other: a feature may use those before it, never those
// after it.

export const FEATURES: readonly string[] = [
  'territory',
  'users',
  'session',
  'live',
  'files',
  'administration',
  'citizens',
  'outbox',
  'events',
  'status',
  'forms',
  'submissions',
  'incidents',
  'assets',
  'work-orders',
  'payments',
  'appointments',
  'review',
  'records',
  'mail',
  'portal',
  'statistics',
  'lookups',
  'home',
];
