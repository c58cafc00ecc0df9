// Endpoints that the role matrix tries together, because one sentence says to whom they belong.

/** Tokens of programs. */
export const PROGRAM_TOKENS = ['listPrograms', 'readProgramOffer', 'createProgram', 'revokeProgram'] as const;

/** Events, and the systems that are notified of them. */
export const EVENTS = [
  'listEvents',
  'listWebhooks',
  'readWebhookOffer',
  'createWebhook',
  'changeWebhook',
  'setWebhookActive',
  'rotateWebhookSecret',
  'deleteWebhook',
  'tryWebhook',
  'listWebhookDeliveries',
  'retryWebhookDelivery',
] as const;

/** Forms as those build them who may. */
export const FORMS_BUILT = [
  'readFormToEdit',
  'updateForm',
  'readFormVisibility',
  'setFormVisibility',
  'undoFormVisibility',
  'readDeletion',
  'deleteForm',
  'listFormVersions',
  'readFormVersion',
  'writeXlsForm',
  'importCollected',
  'importCollectedArchive',
  'fetchPoster',
  'listPrefilledLinks',
  'createPrefilledLink',
  'deletePrefilledLink',
] as const;

/** Lists and pictures for who builds forms. */
export const FORM_LISTS = [
  'listForms',
  'createForm',
  'readDuplication',
  'duplicateForm',
  'uploadHeaderImage',
  'readHeaderImage',
  'writeTranslationSheet',
  'readXlsForm',
  'listIncidentAreas',
  'listAgendas',
] as const;

/** Accounts, areas and municipalities with their settings. */
export const ACCOUNTS = [
  'listUsers',
  'exportUsers',
  'createUsers',
  'readUser',
  'createUser',
  'updateUser',
  'setUserActive',
  'deleteUser',
  'sendPasswordLink',
  'listUserSessions',
  'endUserSessions',
  'readRemoteValues',
  'setRemoteValues',
  'listAreas',
  'createArea',
  'listMunicipalities',
  'createMunicipality',
  'readMunicipality',
  'updateMunicipality',
  'readMunicipalitySettings',
  'saveMunicipalitySettings',
  'sendTestMail',
  'uploadLogo',
  'readPaymentShop',
  'replacePaymentShop',
  'tryPaymentShop',
  'askPlatform',
  'askGeocoder',
  'tryMapLayers',
] as const;

/** Countries, provinces and the names of municipalities. */
export const TERRITORY_REGISTER = [
  'readTerritoryRegister',
  'createCountry',
  'renameCountry',
  'setCountryDisabled',
  'deleteCountry',
  'createProvince',
  'renameProvince',
  'deleteProvince',
  'nameMunicipality',
] as const;

/** The register of citizens. */
export const CITIZENS_REGISTER = [
  'searchCitizens',
  'searchDuplicateCitizens',
  'readCitizen',
  'listCitizenSubmissions',
  'correctCitizen',
  'mergeCitizens',
  'eraseCitizen',
] as const;

/** Areas and types of incidents. */
export const INCIDENT_REGISTER = [
  'listRegisteredIncidentAreas',
  'createIncidentArea',
  'saveIncidentArea',
  'deleteIncidentArea',
  'listRegisteredIncidentTypes',
  'createIncidentType',
  'saveIncidentType',
  'deleteIncidentType',
] as const;

/** The second factor of an account. */
export const SECOND_FACTOR = [
  'readSecondFactor',
  'beginSecondFactor',
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'removeSecondFactor',
  'giveSecondFactor',
  'beginEnrolment',
  'confirmEnrolment',
  'readRequiredRoles',
  'setRequiredRoles',
  'takeOffSecondFactor',
  'unbindUser',
] as const;

/** The passkeys of an account. */
export const PASSKEYS = [
  'beginPasskey',
  'addPasskey',
  'deletePasskey',
  'beginPasskeyStep',
  'givePasskey',
  'beginPasskeyEnrolment',
  'confirmPasskeyEnrolment',
] as const;

/** Holds, and what a time of keeping would delete. */
export const HOLDS = [
  'readFormHold',
  'holdForm',
  'liftFormHold',
  'holdSubmission',
  'liftSubmissionHold',
  'countOldSubmissions',
] as const;

/** What was answered to a form. */
export const SUBMISSION_LISTS = [
  'listSubmissions',
  'listOwnSubmissions',
  'exportSubmissions',
  'readFeed',
  'readFeedMetadata',
  'readFeedTable',
  'countFeedTable',
  'queueExport',
  'readSubmissionMap',
  'countNewSubmissions',
  'readListedSubmissions',
  'readListColumns',
  'listViews',
  'saveView',
  'deleteView',
  'requestRecordBundle',
  'readStatistics',
  'readStatisticsWords',
  'listPayments',
] as const;

/** One submission. */
export const SUBMISSION = [
  'readSubmission',
  'listSubmissionFiles',
  'readReview',
  'readTimeline',
  'saySubmissionPresence',
  'endSubmissionPresence',
  'readNeighbours',
  'readSubmissionPayments',
  'readSubmissionAppointment',
  'listCausedOrders',
  'listAppointments',
  'requestRecord',
  'uploadRecordLogo',
] as const;

/** What people have of their own. */
export const OWN_ACCOUNT = [
  'readTerritory',
  'readSession',
  'signIn',
  'signOut',
  'listOwnSessions',
  'endOwnSession',
  'endOtherSessions',
  'followChanges',
  'askRecovery',
  'readPasswordLink',
  'setPasswordByLink',
  'changePassword',
] as const;

/** What the receipt of an answer just sent opens. */
export const BY_RECEIPT = [
  'requestRecordByReceipt',
  'readReceipt',
  'readAppointment',
  'openBooking',
  'listAppointmentDays',
  'listAppointmentHours',
  'bookAppointment',
  'makeAppointmentLink',
  'readRecord',
  'cancelRecord',
] as const;

/** What citizens of the portal have of their own. */
export const PORTAL = [
  'enterPortal',
  'leavePortal',
  'readPortalEntry',
  'listPortalSubmissions',
  'listPortalReadings',
  'readPortalSubmission',
  'requestPortalRecord',
  'makePortalAppointmentLink',
  'openRevision',
  'revise',
] as const;

/** Registers from a spreadsheet and to one. */
export const REGISTER_SHEETS = [
  'exportRegisteredAgendas',
  'createRegisteredAgendas',
  'exportRegisteredAssets',
  'createRegisteredAssets',
  'exportCitizens',
  'createCitizens',
  'exportIncidentEntries',
  'createIncidentEntries',
] as const;

/** Appointments as their link opens them. */
export const APPOINTMENTS_BY_LINK = [
  'readAppointmentLink',
  'listDaysByLink',
  'listHoursByLink',
  'bookByLink',
  'cancelByLink',
] as const;

/** What the staff does with an appointment. */
export const APPOINTMENTS_AT_DESK = [
  'cancelAppointment',
  'markAttendance',
  'listDaysForSubmission',
  'listHoursForSubmission',
  'bookForSubmission',
] as const;
