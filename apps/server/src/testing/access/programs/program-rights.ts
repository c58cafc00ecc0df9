// Which endpoints are open to programs, and with which rights, written out from the rules; the contract must declare the
// same. One that does not stand here is for no program (X38.08).
// rules: X38.04, X38.05, X38.08, X38.12
import type { Right } from '@constancia/domain/access/role-table.ts';
import type { EndpointName } from '../rights/endpoint-names.ts';
import type { Person, ProgramName } from '../rights/people.ts';

/** What people need one of to work on submissions (R2.004, R4.03). */
const WORK: readonly Right[] = ['update respuesta', 'complete respuesta', 'correct respuesta'];

const each = <Name extends EndpointName>(rights: readonly Right[], names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, rights])) as Readonly<Record<Name, readonly Right[]>>;

/** Any of the rights. Files and their pieces have no right of their own: whose they are, the handler decides. */
export const OPEN_TO_PROGRAMS: Readonly<Partial<Record<EndpointName, readonly Right[]>>> = {
  ...each(['read formulario'], ['listForms']),
  ...each(['create formulario'], ['createForm', 'readXlsForm']),
  ...each(
    ['update formulario'],
    [
      'readFormToEdit',
      'updateForm',
      'readHeaderImage',
      'uploadHeaderImage',
      'listFormVersions',
      'readFormVersion',
      'listAgendas',
      'listIncidentAreas',
      'writeTranslationSheet',
      'writeXlsForm',
      'importCollected',
      'importCollectedArchive',
      'fetchPoster',
      'listPrefilledLinks',
      'createPrefilledLink',
      'deletePrefilledLink',
      'listWorkOrders',
      'createWorkOrder',
      'createWorkOrders',
      'changeWorkOrder',
      'listOrderPeople',
      'cancelWorkOrder',
      'listPlanRules',
      'createPlanRule',
      'changePlanRule',
      'deletePlanRule',
      'countPlanRule',
      'readPlanFigures',
      'readFormVisibility',
      'setFormVisibility',
      'undoFormVisibility',
      'createWorkflow',
      'deleteWorkflow',
      'listWorkflows',
      'updateWorkflow',
    ],
  ),
  ...each(['delete formulario'], ['deleteForm', 'readDeletion']),
  ...each(['duplicate formulario'], ['duplicateForm', 'readDuplication']),
  ...each(
    ['read respuesta'],
    [
      'listEvents',
      'listSubmissions',
      'readSubmission',
      'countNewSubmissions',
      'readListedSubmissions',
      'readNeighbours',
      'readListColumns',
      'readSubmissionMap',
      'listSubmissionFiles',
      'readFile',
      'queueExport',
      'readExport',
      'cancelExport',
      'exportSubmissions',
      'readFeed',
      'readFeedMetadata',
      'readFeedTable',
      'countFeedTable',
      'requestRecord',
      'readRecord',
      'cancelRecord',
      'findOfPerson',
      'readReview',
      'readTimeline',
      'listPayments',
      'readSubmissionPayments',
      'readSubmissionAppointment',
      'listCausedOrders',
      'listAppointments',
      'listIncidents',
      'readIncident',
      'readIncidentMap',
      'searchAssets',
      'readAssetPage',
      'listAssetVisits',
      'readVisitChanges',
    ],
  ),
  ...each(
    ['create respuesta'],
    [
      'readFormToAnswer',
      'openPrefilledLink',
      'submit',
      'startUpload',
      'readUpload',
      'sendPiece',
      'finishUpload',
      'removeUpload',
      'uploadSignature',
      'createPerson',
      'findPerson',
      'searchAddresses',
      'readAddress',
      'listAssets',
      'readSale',
      'readLastVisit',
      'listFieldAssets',
      'listOwnWorkOrders',
      'takeWorkOrder',
      'releaseWorkOrder',
    ],
  ),
  ...each(['delete respuesta'], ['deleteSubmission', 'readSubmissionDeletion']),
  ...each(
    ['correct respuesta'],
    [
      'openToCorrect',
      'correct',
      'setReviewMark',
      'requestChanges',
      'acceptRevision',
      'recallRequest',
      'closePaymentCase',
    ],
  ),
  // Reading alone uses no ticket, although it lets a person at the door.
  ...each(WORK, [
    'changeState',
    'openToComplete',
    'complete',
    'changeIncidentState',
    'listDaysForSubmission',
    'listHoursForSubmission',
    'bookForSubmission',
    'cancelAppointment',
    'markAttendance',
    'useTicket',
    'undoTicketUse',
  ]),
  ...each(['read estadistica_formulario'], ['readStatistics', 'readStatisticsWords']),
  ...each(
    ['manage ciudadano'],
    [
      'searchCitizens',
      'searchDuplicateCitizens',
      'readCitizen',
      'listCitizenSubmissions',
      'correctCitizen',
      'mergeCitizens',
      'eraseCitizen',
      'createCitizens',
      'exportCitizens',
    ],
  ),
  ...each(
    ['manage activo'],
    [
      'listRegisteredAssets',
      'readRegisteredAsset',
      'createRegisteredAsset',
      'saveRegisteredAsset',
      'deleteRegisteredAsset',
      'createRegisteredAssets',
      'exportRegisteredAssets',
    ],
  ),
  ...each(
    ['manage agenda'],
    [
      'listRegisteredAgendas',
      'readRegisteredAgenda',
      'createRegisteredAgenda',
      'saveRegisteredAgenda',
      'deleteRegisteredAgenda',
      'createRegisteredAgendas',
      'exportRegisteredAgendas',
    ],
  ),
  ...each(
    ['manage incidente'],
    [
      'listRegisteredIncidentAreas',
      'createIncidentArea',
      'saveIncidentArea',
      'deleteIncidentArea',
      'listRegisteredIncidentTypes',
      'createIncidentType',
      'saveIncidentType',
      'deleteIncidentType',
      'createIncidentEntries',
      'exportIncidentEntries',
    ],
  ),
};

/**
 * The account in whose name each works, its rights, and a person who sees the same rows: a program of the administrator
 * stays in the municipality of its token, so it sees what the supervisor of both its areas sees.
 */
export const PROGRAM_KINDS: Readonly<
  Record<
    ProgramName,
    {
      readonly owner: 'admin' | 'supervisor';
      readonly rights: 'all' | readonly Right[];
      readonly seesAs: Person;
    }
  >
> = {
  programOfAll: { owner: 'admin', rights: 'all', seesAs: 'elevatedSupervisor' },
  programOfReading: { owner: 'supervisor', rights: ['read respuesta'], seesAs: 'supervisor' },
};
