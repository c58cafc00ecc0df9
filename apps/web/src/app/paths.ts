// The right that each page requires.
// rules: P2.01-P2.32
import type { Action, Subject } from '@constancia/domain/access/role-table.ts';
import type { PathName } from '@constancia/domain/pages/paths.ts';

/** 'public': nothing is required; 'signed-in': any session; otherwise a right. */
export type PathAccess =
  | 'public'
  | 'signed-in'
  | { readonly action: Action; readonly subject: Subject }
  | { readonly anyOf: readonly Action[]; readonly subject: Subject };

export const PATH_ACCESS: Readonly<Record<PathName, PathAccess>> = {
  root: 'public',
  home: 'signed-in',
  login: 'public',
  singleSignOn: 'public',
  password: 'public',
  account: 'signed-in',
  forms: { action: 'read', subject: 'formulario' },
  newForm: { action: 'update', subject: 'formulario' },
  editForm: { action: 'update', subject: 'formulario' },
  formHistory: { action: 'update', subject: 'formulario' },
  answer: { action: 'create', subject: 'respuesta' },
  // The server decides by right, area and owner, as for every request (W3).
  answerCis: 'signed-in',
  submission: { action: 'read', subject: 'respuesta' },
  submissionCis: 'signed-in',
  correct: { action: 'correct', subject: 'respuesta' },
  correctCis: 'signed-in',
  complete: { anyOf: ['update', 'complete', 'correct'], subject: 'respuesta' },
  drafts: { action: 'create', subject: 'respuesta' },
  submissions: { action: 'read', subject: 'respuesta' },
  ownSubmissions: 'signed-in',
  payments: { action: 'read', subject: 'respuesta' },
  useTickets: { action: 'read', subject: 'respuesta' },
  statistics: { action: 'read', subject: 'estadistica_formulario' },
  statisticsOverview: { action: 'manage', subject: 'usuario' },
  outbox: { action: 'manage', subject: 'usuario' },
  status: { action: 'manage', subject: 'usuario' },
  users: { action: 'manage', subject: 'usuario_municipio' },
  userImport: { action: 'manage', subject: 'usuario_municipio' },
  areas: { action: 'manage', subject: 'usuario_municipio' },
  municipalities: { action: 'manage', subject: 'usuario' },
  territory: { action: 'manage', subject: 'usuario' },
  audit: { action: 'manage', subject: 'usuario' },
  assets: { action: 'manage', subject: 'activo' },
  assetImport: { action: 'manage', subject: 'activo' },
  assetSearch: { action: 'read', subject: 'respuesta' },
  asset: { action: 'read', subject: 'respuesta' },
  workPlan: { action: 'update', subject: 'formulario' },
  ownDay: { action: 'create', subject: 'respuesta' },
  incidents: { action: 'read', subject: 'respuesta' },
  incidentAreas: { action: 'manage', subject: 'incidente' },
  incidentImport: { action: 'manage', subject: 'incidente' },
  agendas: { action: 'manage', subject: 'agenda' },
  agendaImport: { action: 'manage', subject: 'agenda' },
  agenda: { action: 'manage', subject: 'agenda' },
  appointments: { action: 'read', subject: 'respuesta' },
  citizens: { action: 'manage', subject: 'ciudadano' },
  citizenImport: { action: 'manage', subject: 'ciudadano' },
  citizen: { action: 'manage', subject: 'ciudadano' },
  mergeCitizens: { action: 'manage', subject: 'ciudadano' },
  municipalitySettings: { action: 'manage', subject: 'usuario' },
  municipalityShop: { action: 'manage', subject: 'usuario' },
  answerPublic: 'public',
  appointmentLink: 'public',
  // This page requires the portal's own cookie, not a session.
  answerPortal: 'public',
  revisePortal: 'public',
  submissionsPortal: 'public',
  submissionPortal: 'public',
  readingsPortal: 'public',
  savedPortal: 'public',
  paymentDone: 'public',
  paymentDenied: 'public',
  paymentLate: 'public',
  preview: 'public',
  recordLookUp: 'public',
  stateLookUp: 'public',
  savedPublic: 'public',
  sent: 'signed-in',
  notFound: 'public',
};
