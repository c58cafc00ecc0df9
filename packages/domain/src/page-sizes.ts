// Rows of one page of each list. Apart from the other limits, because staff screens need them all and the first page of a
// citizen none.
// rules: P4.34, R2.039, R4.15, R7.19, X12.01

/** Rows of one page of each list (P4.34, R2.039, R4.15, R7.19, X12.01, X19.07). */
export const PAGE_SIZES = {
  forms: 7,
  formHistory: 50,
  submissions: 15,
  /** A person's own submissions to a form (R2.098). */
  ownSubmissions: 7,
  portalSubmissions: 15,
  /** Who read what a citizen sent. */
  portalReadings: 50,
  /** What was answered about a person (P9.04). */
  recipients: 5,
  payments: 25,
  /** What happened to a submission. */
  timeline: 15,
  /** Entries of the audit log. */
  audit: 50,
  outbox: 25,
  /** People of the register, and the submissions about one. */
  citizens: 15,
  /** Assets of the register. */
  assets: 15,
  /** Assets that are taken along into the field, each with its last visit. */
  fieldAssets: 50,
  /** Areas and types of the incident register. */
  incidentRegister: 15,
  /** Incidents that submissions raised. */
  incidents: 15,
  /** Work orders of the plan. */
  workOrders: 15,
  /** Rules of the plan. */
  planRules: 15,
  /** Agendas of the register. */
  agendas: 15,
  /** Links with answers of a form. */
  prefilledLinks: 15,
  /** Programs that have or had a token. */
  programs: 15,
  /** Tables of users, areas and municipalities (P9.03). */
  administration: 7,
} as const;
