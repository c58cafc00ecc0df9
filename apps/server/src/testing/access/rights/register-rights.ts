// Who may use the endpoints of the registers, written out from the rules.
// rules: X33.88, X34.50, X34.57, X34.80, X39.01

const KEEPS_THE_AGENDAS = {
  who: 'manage agenda',
  because: 'X34.70: the register of agendas is kept by administrators',
} as const;
const KEEPS_THE_ASSETS = {
  who: 'manage activo',
  because: 'X34.57: the register of assets is kept by administrators',
} as const;
const KEEPS_INCIDENT_AREAS = {
  who: 'manage incidente',
  because: 'X34.80: areas and types of the incident register are kept by administrators',
} as const;
const KEEPS_THE_REGISTER = {
  who: 'manage ciudadano',
  because: 'X34.50: the register of citizens is kept by administrators',
} as const;

const READS_ASSETS = {
  who: 'read respuesta',
  because: 'X39.01: who reads submissions opens the page of the asset that they are about',
} as const;

const PLANS = {
  who: 'update formulario',
  because: 'X39.21: who edits forms of an area plans that they are answered there',
} as const;
const MAKES_RULES = {
  who: 'update formulario',
  because: 'X39.50: who plans in an area makes the rules of its plan',
} as const;
const GETS_MAIL = {
  who: 'signed in',
  because: 'X39.56: people choose for themselves whether they get the mail of the morning',
} as const;
const DOES_WORK = {
  who: 'create respuesta',
  because: 'X39.22 X39.23: who answers as staff takes and does work orders',
} as const;

const NAMES_THE_TERRITORY = {
  who: 'manage usuario',
  because: 'X33.88: countries, provinces and names of municipalities are for administrators',
} as const;

export const REGISTER_RIGHTS = {
  readTerritoryRegister: NAMES_THE_TERRITORY,
  createCountry: NAMES_THE_TERRITORY,
  renameCountry: NAMES_THE_TERRITORY,
  setCountryDisabled: NAMES_THE_TERRITORY,
  deleteCountry: NAMES_THE_TERRITORY,
  createProvince: NAMES_THE_TERRITORY,
  renameProvince: NAMES_THE_TERRITORY,
  deleteProvince: NAMES_THE_TERRITORY,
  nameMunicipality: NAMES_THE_TERRITORY,
  exportRegisteredAgendas: KEEPS_THE_AGENDAS,
  createRegisteredAgendas: KEEPS_THE_AGENDAS,
  listRegisteredAgendas: KEEPS_THE_AGENDAS,
  readRegisteredAgenda: KEEPS_THE_AGENDAS,
  createRegisteredAgenda: KEEPS_THE_AGENDAS,
  saveRegisteredAgenda: KEEPS_THE_AGENDAS,
  deleteRegisteredAgenda: KEEPS_THE_AGENDAS,
  exportRegisteredAssets: KEEPS_THE_ASSETS,
  createRegisteredAssets: KEEPS_THE_ASSETS,
  listRegisteredAssets: KEEPS_THE_ASSETS,
  readRegisteredAsset: KEEPS_THE_ASSETS,
  createRegisteredAsset: KEEPS_THE_ASSETS,
  saveRegisteredAsset: KEEPS_THE_ASSETS,
  deleteRegisteredAsset: KEEPS_THE_ASSETS,
  searchAssets: READS_ASSETS,
  readAssetPage: READS_ASSETS,
  listAssetVisits: READS_ASSETS,
  readVisitChanges: READS_ASSETS,
  readPlanFigures: {
    who: 'update formulario',
    because: 'X39.57: who plans in an area counts what became of it',
  },
  listWorkOrders: PLANS,
  createWorkOrder: PLANS,
  createWorkOrders: PLANS,
  changeWorkOrder: PLANS,
  listOrderPeople: PLANS,
  cancelWorkOrder: PLANS,
  readPlanMail: GETS_MAIL,
  setPlanMail: GETS_MAIL,
  listPlanRules: MAKES_RULES,
  createPlanRule: MAKES_RULES,
  changePlanRule: MAKES_RULES,
  deletePlanRule: MAKES_RULES,
  countPlanRule: MAKES_RULES,
  listOwnWorkOrders: DOES_WORK,
  takeWorkOrder: DOES_WORK,
  releaseWorkOrder: DOES_WORK,
  readLastVisit: {
    who: 'create respuesta',
    because: 'X39.10: who answers as staff begins with what they may read of the last visit',
  },
  listFieldAssets: {
    who: 'create respuesta',
    because: 'X39.31: who answers as staff takes along what they would be shown while answering',
  },
  exportIncidentEntries: KEEPS_INCIDENT_AREAS,
  createIncidentEntries: KEEPS_INCIDENT_AREAS,
  listRegisteredIncidentAreas: KEEPS_INCIDENT_AREAS,
  createIncidentArea: KEEPS_INCIDENT_AREAS,
  saveIncidentArea: KEEPS_INCIDENT_AREAS,
  deleteIncidentArea: KEEPS_INCIDENT_AREAS,
  listRegisteredIncidentTypes: KEEPS_INCIDENT_AREAS,
  createIncidentType: KEEPS_INCIDENT_AREAS,
  saveIncidentType: KEEPS_INCIDENT_AREAS,
  deleteIncidentType: KEEPS_INCIDENT_AREAS,
  exportCitizens: KEEPS_THE_REGISTER,
  createCitizens: KEEPS_THE_REGISTER,
  searchCitizens: KEEPS_THE_REGISTER,
  searchDuplicateCitizens: KEEPS_THE_REGISTER,
  readCitizen: KEEPS_THE_REGISTER,
  listCitizenSubmissions: KEEPS_THE_REGISTER,
  correctCitizen: KEEPS_THE_REGISTER,
  mergeCitizens: KEEPS_THE_REGISTER,
  eraseCitizen: KEEPS_THE_REGISTER,
} as const;
