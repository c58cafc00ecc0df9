// The route table of the product: addresses, and the right each asks for. rules: P2.01-P2.32
import type { Action, Subject } from '@constancia/domain/access/role-table.ts';

/** 'public': nobody is asked; 'signed-in': any session; otherwise a right. */
export type PathAccess =
  | 'public'
  | 'signed-in'
  | { readonly action: Action; readonly subject: Subject }
  | { readonly anyOf: readonly Action[]; readonly subject: Subject };

export const PATHS = {
  root: '/',
  home: '/home',
  login: '/login',
  forms: '/listar',
  newForm: '/editar/nuevo/formulario',
  editForm: '/editar/:id/:tipo?',
  formHistory: '/historial/:id',
  answer: '/contestar/:id',
  answerCis: '/cis/contestar/:id?',
  submission: '/ver/:id',
  submissionCis: '/cis/ver/:id',
  correct: '/correctForm/:id',
  correctCis: '/cis/editar/:id',
  complete: '/respuestas/actualizar/:id',
  drafts: '/borradores',
  submissions: '/respuestas/listado/:id',
  ownSubmissions: '/misRespuestas/:id',
  payments: '/pagos/:id',
  statistics: '/estadisticas/:id',
  outbox: '/envios',
  answerPublic: '/publico/contestar/:id',
  answerPortal: '/ciudadano/contestar/:id/:token?',
  revisePortal: '/ciudadano/revision/:id/:token?',
  answersPortal: '/ciudadano/formularios/respuestas/:token?',
  savedPortal: '/ciudadano/guardado/:id/:docCode/:citizenId?/:usesAws?',
  paymentDone: '/pago-exitoso/:orderId/:id',
  paymentDenied: '/pago-denegado/:orderId/:id',
  preview: '/vista-previa',
  recordLookUp: '/actas/consultar',
  stateLookUp: '/publico/consultar-estado',
  savedPublic: '/publico/guardado/:id/:docCode',
  sent: '/respuesta/enviada/:answerId/:docCode',
  notFound: '/404',
} as const;

export type PathName = keyof typeof PATHS;

export const PATH_ACCESS: Readonly<Record<PathName, PathAccess>> = {
  root: 'public',
  home: 'signed-in',
  login: 'public',
  forms: { action: 'read', subject: 'formulario' },
  newForm: { action: 'update', subject: 'formulario' },
  editForm: { action: 'update', subject: 'formulario' },
  formHistory: { action: 'update', subject: 'formulario' },
  answer: { action: 'create', subject: 'respuesta' },
  // The server decides by right, area and owner, as everywhere (W3).
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
  statistics: { action: 'read', subject: 'estadistica_formulario' },
  outbox: { action: 'manage', subject: 'usuario' },
  answerPublic: 'public',
  // The portal's own cookie is asked, not a session.
  answerPortal: 'public',
  revisePortal: 'public',
  answersPortal: 'public',
  savedPortal: 'public',
  paymentDone: 'public',
  paymentDenied: 'public',
  preview: 'public',
  recordLookUp: 'public',
  stateLookUp: 'public',
  savedPublic: 'public',
  sent: 'signed-in',
  notFound: 'public',
};
