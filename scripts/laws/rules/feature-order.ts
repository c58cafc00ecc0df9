// The one list of features, in the order of architecture: a feature may use those before it, never those after.

export const FEATURES: readonly string[] = [
  'territory',
  'users',
  'session',
  'settings',
  'files',
  'citizens',
  'outbox',
  'forms',
  'submissions',
  'payments',
  'appointments',
  'review',
  'documents',
  'mail',
  'portal',
  'statistics',
  'lookups',
];
