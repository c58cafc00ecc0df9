// Who may use each endpoint, written out from the rules; the contract must declare the same. An endpoint
// without a line here does not compile, nor does a line without an endpoint.
import type { EndpointName } from './endpoint-names.ts';
import { type Person, PUBLISH, type RightName, WORK_ON_SUBMISSIONS } from './people.ts';
import { REGISTER_RIGHTS } from './register-rights.ts';
import { EVENT_RIGHTS } from './event-rights.ts';
import { SECOND_FACTOR_RIGHTS } from './second-factor-rights.ts';

export interface EndpointRight {
  /** 'answerer': 'create respuesta' at the URL for staff, everybody at the one under `/api/public`. */
  readonly who: 'everybody' | 'signed in' | 'citizen of the portal' | 'answerer' | RightName;
  /** Only these people by their role; the handler decides, because a right alone cannot express it. */
  readonly only?: readonly Person[];
  readonly because: string;
}

const READS_SUBMISSIONS = {
  who: 'read respuesta',
  because: 'R6.06: who reads answers opens their list and view',
} as const;
const ANSWERS = {
  who: 'answerer',
  because: 'A6.08 R6.07 P2.27 P6.29 A6.09: who answers as staff creates answers; public pages need no login',
} as const;
const EDITS_FORMS = {
  who: 'update formulario',
  because: 'E6.01 P6.28: the editor is for who updates forms',
} as const;
const CORRECTS = {
  who: 'correct respuesta',
  because: 'P2.13 R6.04: correcting and the ticks of a review',
} as const;
const DELETES_SUBMISSIONS = { who: 'delete respuesta', because: 'R6.03: delete on respuesta' } as const;
const WORKS_ON_SUBMISSIONS = {
  who: 'signed in',
  only: WORK_ON_SUBMISSIONS,
  because: 'P2.14 R2.004 R4.03: update, complete or correct on respuesta, any of the three',
} as const;
const ADMINISTERS = {
  who: 'manage usuario',
  because: 'X19.11 X20.05: administrators watch what is delivered',
} as const;
const MANAGES_USERS = {
  who: 'manage usuario_municipio',
  because: 'P6.21 P6.23: users and areas are for who manages them in a municipality',
} as const;
const LETS_PROGRAMS_IN = {
  who: 'manage usuario_municipio',
  because: 'X38.01: who manages accounts decides which programs work in their name',
} as const;
const ENDS_SESSIONS = {
  who: 'manage usuario',
  because: 'P4.08 P7.36: the values of the whole installation are for administrators',
} as const;
const MANAGES_MUNICIPALITIES = {
  who: 'manage usuario',
  because: 'P6.22: municipalities are for administrators',
} as const;
const HOLDS = {
  who: 'manage usuario',
  because: 'X37.24: administrators put submissions and forms on hold',
} as const;
const READS_THE_AUDIT = {
  who: 'manage usuario',
  because: 'X34.20: it says whose data was read by whom',
} as const;
const GOES_ON_WITH_ITS_FILE = {
  who: 'everybody',
  because: 'W12 A6.09: a visitor sends files too; whose file it is decides the row',
} as const;
const HOLDS_A_RECEIPT = {
  who: 'everybody',
  because: 'W4: the receipt of the answer just sent decides',
} as const;
const HOLDS_A_LINK = {
  who: 'everybody',
  because: 'X34.76: who holds the link of an appointment booked it',
} as const;
const ADMITS = {
  who: 'read respuesta',
  because: 'X31.13: who reads the answers of a form sees its buyers, and lets them in',
} as const;
const PAYS = {
  who: 'everybody',
  because: 'P2.22 P2.23 R6.23: the pages after paying need no sign-in',
} as const;
const IS_CITIZEN = {
  who: 'citizen of the portal',
  because: 'A6.06 X22.04: citizens see what is about themselves',
} as const;

const PUBLISHES = {
  who: 'update formulario',
  only: PUBLISH,
  because: 'P6.19: three roles have the switch',
} as const;

export const ENDPOINT_RIGHTS: Readonly<Record<EndpointName, EndpointRight>> = {
  readTerritory: { who: 'signed in', because: 'P7.25 P9.32: everybody picks among the places they may see' },
  readSession: { who: 'everybody', because: 'P2.03: the sign-in page asks who is there' },
  signIn: { who: 'everybody', because: 'P2.03: signing in is public' },
  signOut: { who: 'everybody', because: 'P2.50: leaving works whatever became of the account' },
  listOwnSessions: { who: 'signed in', because: 'X6.02: people list their own sessions' },
  endOwnSession: { who: 'signed in', because: 'X6.02: people end their own sessions' },
  endOtherSessions: { who: 'signed in', because: 'X33.50: people end their own sessions' },
  followChanges: {
    who: 'signed in',
    because: 'X33.61: each event is judged by the rows that a person may see',
  },
  askRecovery: { who: 'everybody', because: 'P2.46: who forgot the password cannot sign in' },
  readPasswordLink: { who: 'everybody', because: 'X33.43: who holds the link is the owner of the account' },
  setPasswordByLink: { who: 'everybody', because: 'X33.43: who holds the link is the owner of the account' },
  changePassword: { who: 'signed in', because: 'X33.46: people change their own password' },
  beginSingleSignOn: { who: 'everybody', because: 'P7.33: who signs in is not signed in yet' },
  completeSingleSignOn: { who: 'everybody', because: 'P7.33: who signs in is not signed in yet' },
  endProviderSession: { who: 'everybody', because: 'X34.13: the token of the provider is signed' },
  ...SECOND_FACTOR_RIGHTS,
  ...EVENT_RIGHTS,
  readFile: {
    who: 'everybody',
    because: 'W12: the address is signed for one person, who may have no account',
  },
  listUsers: MANAGES_USERS,
  exportUsers: MANAGES_USERS,
  createUsers: MANAGES_USERS,
  listPrograms: LETS_PROGRAMS_IN,
  readProgramOffer: LETS_PROGRAMS_IN,
  createProgram: LETS_PROGRAMS_IN,
  revokeProgram: LETS_PROGRAMS_IN,
  createUser: MANAGES_USERS,
  readUser: MANAGES_USERS,
  updateUser: MANAGES_USERS,
  setUserActive: MANAGES_USERS,
  deleteUser: MANAGES_USERS,
  sendPasswordLink: MANAGES_USERS,
  listUserSessions: MANAGES_USERS,
  endUserSessions: MANAGES_USERS,
  takeOffSecondFactor: MANAGES_USERS,
  unbindUser: MANAGES_USERS,
  readRemoteValues: ENDS_SESSIONS,
  setRemoteValues: ENDS_SESSIONS,
  listAreas: MANAGES_USERS,
  createArea: MANAGES_USERS,
  listMunicipalities: MANAGES_MUNICIPALITIES,
  listAudit: READS_THE_AUDIT,
  exportAudit: READS_THE_AUDIT,
  checkAuditChain: READS_THE_AUDIT,
  ...REGISTER_RIGHTS,
  listIncidents: READS_SUBMISSIONS,
  readIncident: READS_SUBMISSIONS,
  readIncidentMap: READS_SUBMISSIONS,
  changeIncidentState: WORKS_ON_SUBMISSIONS,
  createMunicipality: MANAGES_MUNICIPALITIES,
  readMunicipality: MANAGES_MUNICIPALITIES,
  updateMunicipality: MANAGES_MUNICIPALITIES,
  readMunicipalitySettings: MANAGES_MUNICIPALITIES,
  saveMunicipalitySettings: MANAGES_MUNICIPALITIES,
  sendTestMail: MANAGES_MUNICIPALITIES,
  uploadLogo: MANAGES_MUNICIPALITIES,
  askPlatform: MANAGES_MUNICIPALITIES,
  askGeocoder: MANAGES_MUNICIPALITIES,
  tryMapLayers: MANAGES_MUNICIPALITIES,
  readPaymentShop: MANAGES_MUNICIPALITIES,
  replacePaymentShop: MANAGES_MUNICIPALITIES,
  tryPaymentShop: MANAGES_MUNICIPALITIES,
  listOutbox: ADMINISTERS,
  readStatus: ADMINISTERS,
  retryDelivery: ADMINISTERS,
  giveUpMail: ADMINISTERS,
  readMailMessage: ADMINISTERS,
  listForms: { who: 'read formulario', because: 'P2.04 E6.02: the form list' },
  readFormToEdit: EDITS_FORMS,
  createForm: { who: 'create formulario', because: 'P6.05-P6.14: new forms' },
  updateForm: EDITS_FORMS,
  readFormVisibility: PUBLISHES,
  setFormVisibility: PUBLISHES,
  undoFormVisibility: PUBLISHES,
  uploadHeaderImage: EDITS_FORMS,
  readHeaderImage: EDITS_FORMS,
  listFormVersions: EDITS_FORMS,
  readFormVersion: EDITS_FORMS,
  writeTranslationSheet: EDITS_FORMS,
  readXlsForm: { who: 'create formulario', because: 'X38.47: a file becomes a new form' },
  writeXlsForm: EDITS_FORMS,
  importCollected: EDITS_FORMS,
  importCollectedArchive: EDITS_FORMS,
  fetchPoster: EDITS_FORMS,
  listPrefilledLinks: EDITS_FORMS,
  createPrefilledLink: EDITS_FORMS,
  deletePrefilledLink: EDITS_FORMS,
  listIncidentAreas: EDITS_FORMS,
  listAgendas: EDITS_FORMS,
  listWorkflows: EDITS_FORMS,
  createWorkflow: EDITS_FORMS,
  updateWorkflow: EDITS_FORMS,
  deleteWorkflow: EDITS_FORMS,
  readDuplication: { who: 'duplicate formulario', because: 'P6.05-P6.09: duplicate on formulario' },
  duplicateForm: { who: 'duplicate formulario', because: 'P6.05-P6.09: duplicate on formulario' },
  readDeletion: { who: 'delete formulario', because: 'P6.05-P6.14: delete on formulario' },
  deleteForm: { who: 'delete formulario', because: 'P6.05-P6.14: delete on formulario' },
  readFormToAnswer: ANSWERS,
  openPrefilledLink: ANSWERS,
  submit: ANSWERS,
  startUpload: ANSWERS,
  uploadSignature: ANSWERS,
  findPerson: { who: 'create respuesta', because: 'W7: people are looked up by who answers for them' },
  findPersonOfPortal: {
    who: 'create respuesta',
    because: 'A2.01 W7: the person of a link is looked up by who answers for them',
  },
  createPerson: { who: 'create respuesta', because: 'W7: people are looked up by who answers for them' },
  searchAddresses: ANSWERS,
  readAddress: ANSWERS,
  listAssets: ANSWERS,
  readSale: ANSWERS,
  readUpload: GOES_ON_WITH_ITS_FILE,
  sendPiece: GOES_ON_WITH_ITS_FILE,
  finishUpload: GOES_ON_WITH_ITS_FILE,
  removeUpload: GOES_ON_WITH_ITS_FILE,
  listSubmissions: READS_SUBMISSIONS,
  listOwnSubmissions: { who: 'signed in', because: 'P2.16 R2.011: everybody sees the answers they gave' },
  exportSubmissions: READS_SUBMISSIONS,
  readFeed: READS_SUBMISSIONS,
  readFeedMetadata: READS_SUBMISSIONS,
  readFeedTable: READS_SUBMISSIONS,
  countFeedTable: READS_SUBMISSIONS,
  readHome: READS_SUBMISSIONS,
  findOfPerson: READS_SUBMISSIONS,
  findOfCode: READS_SUBMISSIONS,
  queueExport: READS_SUBMISSIONS,
  readExport: READS_SUBMISSIONS,
  cancelExport: READS_SUBMISSIONS,
  readSubmissionMap: READS_SUBMISSIONS,
  countNewSubmissions: READS_SUBMISSIONS,
  readListedSubmissions: READS_SUBMISSIONS,
  readListColumns: READS_SUBMISSIONS,
  saySubmissionPresence: READS_SUBMISSIONS,
  endSubmissionPresence: READS_SUBMISSIONS,
  listViews: READS_SUBMISSIONS,
  saveView: READS_SUBMISSIONS,
  requestRecordBundle: READS_SUBMISSIONS,
  readRecordBundle: READS_SUBMISSIONS,
  cancelRecordBundle: READS_SUBMISSIONS,
  fetchRecordBundle: READS_SUBMISSIONS,
  deleteView: READS_SUBMISSIONS,
  readNeighbours: READS_SUBMISSIONS,
  readSubmission: READS_SUBMISSIONS,
  listSubmissionFiles: READS_SUBMISSIONS,
  readReview: READS_SUBMISSIONS,
  readTimeline: READS_SUBMISSIONS,
  readSubmissionPayments: READS_SUBMISSIONS,
  readSubmissionAppointment: READS_SUBMISSIONS,
  listCausedOrders: READS_SUBMISSIONS,
  listAppointments: READS_SUBMISSIONS,
  listPayments: READS_SUBMISSIONS,
  closePaymentCase: {
    who: 'correct respuesta',
    because: 'X31.07: closing changes what a buyer is owed, as a correction changes a submission',
  },
  useTicket: ADMITS,
  undoTicketUse: ADMITS,
  requestRecord: READS_SUBMISSIONS,
  uploadRecordLogo: READS_SUBMISSIONS,
  readMailOffer: READS_SUBMISSIONS,
  sendMailCopy: READS_SUBMISSIONS,
  readMailProgress: READS_SUBMISSIONS,
  uploadMailAttachment: READS_SUBMISSIONS,
  readStatistics: { who: 'read estadistica_formulario', because: 'P2.18 R6.05: the statistics of a form' },
  readStatisticsWords: {
    who: 'read estadistica_formulario',
    because: 'P2.18 R6.05: the statistics of a form',
  },
  readOverview: ADMINISTERS,
  readSubmissionDeletion: DELETES_SUBMISSIONS,
  deleteSubmission: DELETES_SUBMISSIONS,
  readFormHold: HOLDS,
  holdForm: HOLDS,
  liftFormHold: HOLDS,
  holdSubmission: HOLDS,
  liftSubmissionHold: HOLDS,
  countOldSubmissions: {
    who: 'manage usuario',
    because: 'X37.19: administrators decide how long submissions are kept',
  },
  openToCorrect: CORRECTS,
  correct: CORRECTS,
  setReviewMark: CORRECTS,
  requestChanges: { who: 'correct respuesta', because: 'R1.04 R2.080: who corrects asks for a revision' },
  acceptRevision: { who: 'correct respuesta', because: 'X31.80: who asks for a revision accepts the answer' },
  recallRequest: { who: 'correct respuesta', because: 'X33.73: who asks for a revision recalls it' },
  openToComplete: WORKS_ON_SUBMISSIONS,
  complete: WORKS_ON_SUBMISSIONS,
  changeState: WORKS_ON_SUBMISSIONS,
  cancelAppointment: WORKS_ON_SUBMISSIONS,
  listDaysForSubmission: WORKS_ON_SUBMISSIONS,
  listHoursForSubmission: WORKS_ON_SUBMISSIONS,
  bookForSubmission: WORKS_ON_SUBMISSIONS,
  markAttendance: WORKS_ON_SUBMISSIONS,
  requestRecordByReceipt: HOLDS_A_RECEIPT,
  readReceipt: HOLDS_A_RECEIPT,
  readAppointment: HOLDS_A_RECEIPT,
  openBooking: HOLDS_A_RECEIPT,
  listAppointmentDays: HOLDS_A_RECEIPT,
  listAppointmentHours: HOLDS_A_RECEIPT,
  bookAppointment: HOLDS_A_RECEIPT,
  makeAppointmentLink: HOLDS_A_RECEIPT,
  readAppointmentLink: HOLDS_A_LINK,
  listDaysByLink: HOLDS_A_LINK,
  listHoursByLink: HOLDS_A_LINK,
  bookByLink: HOLDS_A_LINK,
  cancelByLink: HOLDS_A_LINK,
  readRecord: {
    who: 'everybody',
    because: 'W4 W12: who asked for the record follows it, by session or receipt',
  },
  cancelRecord: { who: 'everybody', because: 'W4 W12: who asked for the record gives it up' },
  lookUpRecord: { who: 'everybody', because: 'P2.31 R2.018 R6.23: the record look-up needs no sign-in' },
  readOwnTexts: { who: 'everybody', because: 'X34.34: everybody may read the words on a public page' },
  lookUpState: { who: 'everybody', because: 'P2.29 R2.017 R6.23: the status look-up needs no sign-in' },
  readPayment: PAYS,
  openPayment: PAYS,
  cancelPayment: PAYS,
  retryPayment: PAYS,
  downloadPaymentReceipt: PAYS,
  notifyPayment: { who: 'everybody', because: 'X21.08: the gateway has no account; its signature decides' },
  enterPortal: {
    who: 'everybody',
    because: 'P2.24-P2.26 A6.10: citizens come in with a token of the portal',
  },
  leavePortal: { who: 'everybody', because: 'X22.02: leaving works whatever became of the entry' },
  readPortalEntry: IS_CITIZEN,
  listPortalSubmissions: IS_CITIZEN,
  listPortalReadings: IS_CITIZEN,
  readPortalSubmission: IS_CITIZEN,
  requestPortalRecord: IS_CITIZEN,
  makePortalAppointmentLink: IS_CITIZEN,
  openRevision: IS_CITIZEN,
  revise: IS_CITIZEN,
};
