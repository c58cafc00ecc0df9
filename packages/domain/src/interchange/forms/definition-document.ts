// Reads and writes the definition of a form in documents of `formularios`, and in the copies inside
// `respuestas_formularios`: every field that a version of the form stores. form-record.ts has the other
// fields of a form.
// rules: E3.05-E3.13, E3.17, A3.01-A3.06
import { titleOf } from '../../localized.ts';
import type {
  AppointmentSettings,
  FormDefinition,
  IncidentSettings,
  SignatureSlot,
} from '../../forms/definition/form.ts';
import { isAccuracyLimit, NO_INCIDENT_AREA, SIGNATURES_MAX } from '../../forms/definition/form-limits.ts';
import { versionsOf } from '../../forms/definition/shown-names.ts';
import {
  ALL_OPTIONS_OFF,
  OPTION_NAMES,
  type OptionFlags,
  type OptionName,
  RECORD_CODE_LENGTHS,
} from '../../forms/definition/options.ts';
import {
  type Fields,
  flagOf,
  listOf,
  numberOf,
  objectOf,
  objectsOf,
  textOf,
} from '../../reading/document-reader.ts';
import { keepNumbers, type Numbering, numbered } from '../../reading/list-numbers.ts';
import {
  type DocumentObject,
  isObject,
  keepResidue,
  mergedResidue,
  withKept,
  withResidue,
} from '../../reading/residue.ts';
import { plainWhereDifferent, sameDefinition } from './definition-residue.ts';
import { localizedFields, localizedOf } from './localized-fields.ts';
import { readSections, writeSections } from './section-document.ts';
import { readWorkflow, writeWorkflow } from './workflow-document.ts';

const SIGNATURE_ORDER: Numbering = { list: 'signatures', field: 'indexSignature' };

const AFTER_SENDING = 'textoDespuesDeEnviar';
const SECTION_STEPS = 'seccionPorPaso';
const CHECK_FIRST = 'revisarAntesDeEnviar';
const STARTS_FROM_LAST_VISIT = 'empezarConUltimaVisita';
const RECORDS_POSITION = 'registrarPosicion';
const ACCURACY_LIMIT = 'precisionDePosicion';
const RECORDS_TIMES = 'registrarHorarios';
const RECORDS_TRACK = 'registrarRecorrido';
const STAMPS_PHOTOS = 'sellarFotos';

/** `fields`: a form document without the fields of its record. */
export function readDefinition(fields: Fields): FormDefinition {
  const workflow = readWorkflow(objectOf(fields, 'estados'));
  const slots = objectsOf(fields, 'signatures', SIGNATURES_MAX);
  const { sections, numbers } = readSections(fields);
  const definition: FormDefinition = {
    title: localizedOf(fields, 'titulo'),
    description: localizedOf(fields, 'descripcion'),
    states: workflow.states,
    initialState: workflow.initialState,
    options: readOptions(objectOf(fields, 'opcionales')),
    incidents: readIncidents(objectOf(fields, 'muniCore')),
    headerImage: textOf(fields, 'headerImageURL'),
    voucherText: textOf(fields, 'customizedVoucherText'),
    appointment: readAppointment(objectOf(fields, 'appointmentGroup')),
    signatures: slots.map(readSlot),
    responseLimit: numberOf(fields, 'responsesCount'),
    payments: objectOf(fields, 'payments')?.document ?? null,
    sections,
    ...readRecordCodeLength(fields),
    ...readAnswering(fields),
  };
  const slotNumbers = keepNumbers(
    slots.map((slot) => slot.document),
    SIGNATURE_ORDER,
  );
  const emitted = ownFields(withKept(definition, workflow.numbers));
  const kept = keepResidue(fields.document, emitted, keptElsewhere(fields.document));
  return withKept(definition, [workflow.numbers, numbers, slotNumbers].reduce(mergedResidue, kept));
}

/**
 * After an edit, kept residue may mean something else: leftover options of a text question would be read once
 * the question becomes a choice. So the written document is read again, and wherever it differs from the
 * definition, the sections and states are written without the residue of known fields.
 */
export function writeDefinition(definition: FormDefinition): DocumentObject {
  const document = writeKept(definition);
  const again = readDefinition({ document, path: '', report: [] });
  return sameDefinition(definition, again) ? document : writeKept(plainWhereDifferent(definition, again));
}

function writeKept(definition: FormDefinition): DocumentObject {
  const { residue } = definition;
  const own = ownFields(definition);
  const { incidents, appointment } = definition;
  const emitted = {
    ...own,
    estados: { ...(own.estados as DocumentObject), ...writeWorkflow(definition, residue) },
    muniCore: withResidue(incidentFields(incidents), incidents.residue),
    appointmentGroup: appointment && withResidue(appointmentFields(appointment), appointment.residue),
    signatures: numbered(
      definition.signatures.map((slot) => withResidue(slotFields(slot), slot.residue)),
      SIGNATURE_ORDER,
      residue,
    ),
    secciones: writeSections(definition.sections, residue),
  };
  return withResidue(emitted, residue);
}

/** Paths of a document whose residue is kept by the object they belong to. */
function keptElsewhere(document: DocumentObject): ReadonlySet<string> {
  const elsewhere = new Set<string>();
  for (const list of ['signatures', 'secciones']) if (Array.isArray(document[list])) elsewhere.add(list);
  for (const piece of ['muniCore', 'appointmentGroup']) if (isObject(document[piece])) elsewhere.add(piece);
  const states = document.estados;
  if (isObject(states) && Array.isArray(states.disponibles)) elsewhere.add('estados/disponibles');
  return elsewhere;
}

function ownFields(definition: FormDefinition): DocumentObject {
  const { inicial } = writeWorkflow(definition, definition.residue);
  return {
    ...localizedFields(definition.title, 'titulo'),
    ...localizedFields(definition.description, 'descripcion'),
    estados: { disponibles: [], inicial, actual: null, history: [] },
    opcionales: optionFields(definition.options),
    muniCore: incidentFields(definition.incidents),
    headerImageURL: definition.headerImage,
    customizedVoucherText: definition.voucherText,
    appointmentGroup: definition.appointment && appointmentFields(definition.appointment),
    signatures: [],
    responsesCount: definition.responseLimit,
    ...(definition.recordCodeLength && { recordCodeLength: definition.recordCodeLength }),
    ...(definition.afterSending && localizedFields(definition.afterSending, AFTER_SENDING)),
    ...(definition.sectionSteps && { [SECTION_STEPS]: true }),
    ...(definition.checkFirst && { [CHECK_FIRST]: true }),
    ...(definition.startsFromLastVisit && { [STARTS_FROM_LAST_VISIT]: true }),
    ...(definition.recordsPosition && { [RECORDS_POSITION]: true }),
    ...(definition.accuracyLimit && { [ACCURACY_LIMIT]: definition.accuracyLimit }),
    ...(definition.recordsTimes && { [RECORDS_TIMES]: true }),
    ...(definition.recordsTrack && { [RECORDS_TRACK]: true }),
    ...(definition.stampsPhotos && { [STAMPS_PHOTOS]: true }),
    ...(definition.payments ? { payments: definition.payments } : {}),
    secciones: [],
    requestsForChanges: [],
  };
}

function readOptions(fields: Fields | null): OptionFlags {
  if (!fields) return ALL_OPTIONS_OFF;
  const options = { ...ALL_OPTIONS_OFF };
  for (const name of OPTION_NAMES) options[name] = flagOf(fields, OPTION_IN_DOCUMENT[name] ?? name);
  return options;
}

function optionFields(options: OptionFlags): DocumentObject {
  return Object.fromEntries(OPTION_NAMES.map((name) => [OPTION_IN_DOCUMENT[name] ?? name, options[name]]));
}

/** Options with a different name in documents; all others have the same name in both. */
const OPTION_IN_DOCUMENT: Readonly<Partial<Record<OptionName, string>>> = {
  citizen: 'ciudadano',
  citizenRequired: 'ciudadanoRequerido',
  recipient: 'destinatario',
  emailCopy: 'envioEmail',
  geolocation: 'geolocalizacion',
  showHeaderImage: 'headerImg',
  incidents: 'incidentes',
  incidentPerState: 'incidentesXestado',
  publicAccess: 'publico',
};

/** A field of our own: documents of other programs do not have it. */
function readRecordCodeLength(fields: Fields): Pick<FormDefinition, 'recordCodeLength'> {
  const given = numberOf(fields, 'recordCodeLength');
  const recordCodeLength = RECORD_CODE_LENGTHS.find((length) => length === given);
  return recordCodeLength === undefined ? {} : { recordCodeLength };
}

type AnsweringField =
  | 'afterSending'
  | 'sectionSteps'
  | 'checkFirst'
  | 'startsFromLastVisit'
  | 'recordsPosition'
  | 'accuracyLimit'
  | 'recordsTimes'
  | 'recordsTrack'
  | 'stampsPhotos';

/** Fields of our own too. */
function readAnswering(fields: Fields): Pick<FormDefinition, AnsweringField> {
  const limit = numberOf(fields, ACCURACY_LIMIT);
  const afterSending = localizedOf(fields, AFTER_SENDING);
  return {
    ...((afterSending.text !== '' || afterSending.in) && { afterSending }),
    ...(flagOf(fields, SECTION_STEPS) && { sectionSteps: true }),
    ...(flagOf(fields, CHECK_FIRST) && { checkFirst: true }),
    ...(flagOf(fields, STARTS_FROM_LAST_VISIT) && { startsFromLastVisit: true }),
    ...(flagOf(fields, RECORDS_POSITION) && { recordsPosition: true }),
    ...(limit !== null && isAccuracyLimit(limit) && { accuracyLimit: limit }),
    ...(flagOf(fields, RECORDS_TIMES) && { recordsTimes: true }),
    ...(flagOf(fields, RECORDS_TRACK) && { recordsTrack: true }),
    ...(flagOf(fields, STAMPS_PHOTOS) && { stampsPhotos: true }),
  };
}

function readIncidents(fields: Fields | null): IncidentSettings {
  const none: Fields = { document: {}, path: '', report: [] };
  const from = fields ?? none;
  const incidents: IncidentSettings = {
    username: textOf(from, 'username'),
    areaId: numberOf(from, 'areaId') ?? NO_INCIDENT_AREA,
    incidentTypeId: numberOf(from, 'idTipoIncidente'),
    incidentTypeByState: listOf(from, 'tiposIncidentes'),
    public: flagOf(from, 'publico'),
  };
  return fields ? withKept(incidents, keepResidue(fields.document, incidentFields(incidents))) : incidents;
}

function incidentFields(incidents: IncidentSettings): DocumentObject {
  return {
    username: incidents.username,
    areaId: incidents.areaId,
    idTipoIncidente: incidents.incidentTypeId,
    tiposIncidentes: incidents.incidentTypeByState,
    publico: incidents.public,
  };
}

function readAppointment(fields: Fields | null): AppointmentSettings | null {
  if (!fields) return null;
  const appointment: AppointmentSettings = {
    appointmentData: objectOf(fields, 'appointmentData')?.document ?? null,
    tenantUniqueName: textOf(fields, 'tenantUniqueName'),
  };
  return withKept(appointment, keepResidue(fields.document, appointmentFields(appointment)));
}

function appointmentFields(appointment: AppointmentSettings): DocumentObject {
  return { appointmentData: appointment.appointmentData, tenantUniqueName: appointment.tenantUniqueName };
}

function readSlot(fields: Fields): SignatureSlot {
  const type = textOf(fields, 'typeOfSignature');
  const title = localizedOf(fields, 'title');
  const slot: SignatureSlot = {
    title: title.text,
    ...versionsOf(title),
    type: type === 'draw' || type === 'upload' ? type : 'both',
    signatory: textOf(fields, 'tipeOfSignatory') === 'citizen' ? 'citizen' : 'intern',
    required: flagOf(fields, 'required'),
  };
  return withKept(slot, keepResidue(fields.document, slotFields(slot), new Set(['indexSignature'])));
}

function slotFields(slot: SignatureSlot): DocumentObject {
  return {
    ...localizedFields(titleOf(slot), 'title'),
    typeOfSignature: slot.type,
    tipeOfSignatory: slot.signatory,
    required: slot.required,
  };
}
