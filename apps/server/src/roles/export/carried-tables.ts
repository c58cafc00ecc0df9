// What an export takes along of the database, table by table, and what it leaves behind and why. Every table of the schema is in
// one of the two lists; a test holds them against the catalogue.
// rules: X38.92, X38.93

/** Those that an import takes back row by row, none before one that it refers to. */
export const CARRIED_TABLES: readonly string[] = [
  'countries',
  'provinces',
  'municipalities',
  'areas',
  'users',
  'user_areas',
  'deleted_users',
  'workflows',
  'agendas',
  'agenda_tombstones',
  'assets',
  'asset_tombstones',
  'incident_areas',
  'incident_types',
  'incident_register_tombstones',
  'agreed_incident_types',
  'citizens',
  'citizen_aliases',
  'citizen_changes',
  'citizen_tombstones',
  'forms',
  'form_versions',
  'form_holds',
  'copy_counts',
  'submission_counters',
  'submissions',
  'submission_tombstones',
  'submission_holds',
  'state_changes',
  'submission_originals',
  'corrections',
  'review_marks',
  'change_requests',
  'files',
  'appointments',
  'appointment_changes',
  'incident_counters',
  'incidents',
  'incident_changes',
  'place_counters',
  'pay_orders',
  'payment_notices',
  'ticket_uses',
  'plan_rules',
  'work_orders',
  'submission_views',
];

export interface LeftBehind {
  readonly what: string;
  readonly because: string;
  /** Whole tables; empty where it is a column or some rows. */
  readonly tables: readonly string[];
}

/** As the manifest of an export says it. */
export const LEFT_BEHIND: readonly LeftBehind[] = [
  {
    what: 'passwords, second factors, passkeys and sessions of accounts',
    because: 'they let people in: accounts get a new password or enter by single sign-on',
    tables: ['password_links', 'sessions', 'totp_secrets', 'recovery_codes', 'passkeys'],
  },
  {
    what: 'tokens and sessions of citizens, links of appointments',
    because: 'they let people in, and name the address of this installation',
    tables: ['portal_tokens', 'portal_entries', 'portal_sessions', 'appointment_links'],
  },
  {
    what: 'tokens of programs, links with answers, webhooks with their secrets and deliveries',
    because: 'they are secrets between this installation and other systems',
    tables: ['api_tokens', 'prefilled_links', 'webhooks', 'webhook_deliveries', 'submission_events'],
  },
  {
    what: 'payment shops, and the shop of each order',
    because: 'their secrets are encrypted with the keys of this installation',
    tables: ['payment_shops'],
  },
  {
    what: 'the audit log',
    because: 'its chain proves what happened in this installation; the other one begins its own',
    tables: ['audit_heads', 'audit_entries'],
  },
  {
    what: 'what waits in the outbox, and the list of e-mails that were sent',
    because: 'this installation delivers it',
    tables: ['outbox_entries', 'mails', 'mail_recipients'],
  },
  {
    what: 'who gets a mail each morning about the work orders that are due',
    because: 'its link names the address of this installation',
    tables: ['plan_mails'],
  },
  {
    what: 'records and spreadsheets that were made, files that are still arriving, who has a submission open',
    because: 'they leave after a day or less',
    tables: ['records', 'record_bundles', 'record_bundle_items', 'exports', 'uploads', 'submission_presence'],
  },
  {
    what: 'counters of lists and statistics',
    because: 'the other installation counts the rows as they come in',
    tables: [
      'answer_packs',
      'author_counters',
      'cell_counters',
      'counted_versions',
      'day_counters',
      'form_counters',
      'hour_counters',
      'number_heaps',
      'number_packs',
      'value_counters',
      'version_counters',
      'zone_recounts',
    ],
  },
  {
    what: 'what belongs to the whole installation',
    because: 'the other one has its own',
    tables: [
      'installation_facts',
      'applied_files',
      'job_workers',
      'rate_limits',
      'geocoder_answers',
      'geocoder_turns',
    ],
  },
  {
    what: 'areas that an account has in municipalities which are not in the export, and views of accounts of those',
    because: 'nothing refers to what does not come along',
    tables: [],
  },
];
