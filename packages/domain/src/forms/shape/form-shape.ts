// Reads a form definition that arrives over HTTP and builds a new one from it. The result has only known
// fields of known types within the limits, with cleaned and trimmed texts; otherwise there are issues that
// name the field. A `residue` field is accepted but dropped, because residue is never taken from a request.
// rules: E3.06, E5.16, E5.17, E9.29, X36.92
import type {
  AppointmentSettings,
  FormDefinition,
  IncidentSettings,
  SignatureSlot,
} from '../definition/form.ts';
import {
  isAccuracyLimit,
  lengthOf,
  NO_INCIDENT_AREA,
  SIGNATURE_TITLE_MAX,
  SIGNATURES_MAX,
} from '../definition/form-limits.ts';
import {
  ALL_OPTIONS_OFF,
  OPTION_NAMES,
  type OptionFlags,
  RECORD_CODE_LENGTHS,
  type RecordCodeLength,
} from '../definition/options.ts';
import {
  inside,
  item,
  newReport,
  readFields,
  readFlag,
  readList,
  readNumber,
  readNumberOrNull,
  readOneOf,
  readText,
  report,
  type ShapeIssue,
  type Spot,
} from './shape-reader.ts';
import { readSections } from './shape-sections.ts';
import { readFreeList, readFreeObject, readLocalized, readOwnVersions } from './shape-values.ts';
import { readInitialState, readStates } from './shape-workflow.ts';

export type FormShape = { readonly definition: FormDefinition } | { readonly issues: readonly ShapeIssue[] };

const DEFINITION = {
  required: [
    'title',
    'description',
    'states',
    'initialState',
    'options',
    'incidents',
    'headerImage',
    'voucherText',
    'appointment',
    'signatures',
    'responseLimit',
    'payments',
    'sections',
  ],
  optional: [
    'residue',
    'recordCodeLength',
    'afterSending',
    'sectionSteps',
    'checkFirst',
    'startsFromLastVisit',
    'recordsPosition',
    'accuracyLimit',
    'recordsTimes',
    'recordsTrack',
    'stampsPhotos',
  ],
};
const INCIDENTS = {
  required: ['username', 'areaId', 'incidentTypeId', 'incidentTypeByState', 'public'],
  optional: ['residue'],
};
const APPOINTMENT = { required: ['appointmentData', 'tenantUniqueName'], optional: ['residue'] };
const SIGNATURE = { required: ['title', 'type', 'signatory', 'required'], optional: ['residue', 'in'] };

/** Accepts any value, including the result of JSON.parse on hostile text; never throws. */
export function checkFormShape(value: unknown): FormShape {
  const root: Spot = { report: newReport(), path: '', at: {} };
  const fields = readFields(value, root, DEFINITION);
  if (!fields) return { issues: root.report.issues };
  const states = readStates(fields.states, inside(root, 'states'));
  const definition: FormDefinition = {
    title: readLocalized(fields.title, inside(root, 'title')),
    description: readLocalized(fields.description, inside(root, 'description')),
    states,
    initialState: readInitialState(fields.initialState, inside(root, 'initialState'), states.length),
    options: readOptions(fields.options, inside(root, 'options')),
    incidents: readIncidents(fields.incidents, inside(root, 'incidents')),
    headerImage: readText(fields.headerImage, inside(root, 'headerImage')),
    voucherText: readText(fields.voucherText, inside(root, 'voucherText')),
    appointment: readAppointment(fields.appointment, inside(root, 'appointment')),
    signatures: readSignatures(fields.signatures, inside(root, 'signatures')),
    responseLimit: readNumberOrNull(fields.responseLimit, inside(root, 'responseLimit')),
    payments: readFreeObject(fields.payments, inside(root, 'payments')),
    sections: readSections(fields.sections, inside(root, 'sections')),
    ...readRecordCodeLength(fields.recordCodeLength, inside(root, 'recordCodeLength')),
    ...readAfterSending(fields.afterSending, inside(root, 'afterSending')),
    ...(readFlag(fields.sectionSteps, inside(root, 'sectionSteps')) && { sectionSteps: true as const }),
    ...(readFlag(fields.checkFirst, inside(root, 'checkFirst')) && { checkFirst: true as const }),
    ...(readFlag(fields.startsFromLastVisit, inside(root, 'startsFromLastVisit')) && {
      startsFromLastVisit: true as const,
    }),
    ...readEvidenceAsked(fields, root),
  };
  return root.report.issues.length > 0 ? { issues: root.report.issues } : { definition };
}

/** Older forms do not have this field. */
function readRecordCodeLength(value: unknown, spot: Spot): { readonly recordCodeLength?: RecordCodeLength } {
  if (value === undefined) return {};
  const recordCodeLength = RECORD_CODE_LENGTHS.find((length) => length === value);
  if (recordCodeLength === undefined) report(spot, 'shape-unknown-value');
  return recordCodeLength === undefined ? {} : { recordCodeLength };
}

type EvidenceAsked = Pick<
  FormDefinition,
  'recordsPosition' | 'accuracyLimit' | 'recordsTimes' | 'recordsTrack' | 'stampsPhotos'
>;

function readEvidenceAsked(fields: Readonly<Record<string, unknown>>, root: Spot): EvidenceAsked {
  const spot = inside(root, 'accuracyLimit');
  const limit = readNumberOrNull(fields.accuracyLimit, spot);
  if (limit !== null && !isAccuracyLimit(limit)) report(spot, 'shape-unknown-value');
  return {
    ...(readFlag(fields.recordsPosition, inside(root, 'recordsPosition')) && { recordsPosition: true }),
    ...(limit !== null && { accuracyLimit: limit }),
    ...(readFlag(fields.recordsTimes, inside(root, 'recordsTimes')) && { recordsTimes: true }),
    ...(readFlag(fields.recordsTrack, inside(root, 'recordsTrack')) && { recordsTrack: true }),
    ...(readFlag(fields.stampsPhotos, inside(root, 'stampsPhotos')) && { stampsPhotos: true }),
  };
}

/** Left out when it is empty in every language. */
function readAfterSending(value: unknown, spot: Spot): Pick<FormDefinition, 'afterSending'> {
  const afterSending = readLocalized(value, spot);
  return afterSending.text === '' && !afterSending.in ? {} : { afterSending };
}

/** A flag that is absent is off (E3.06). */
function readOptions(value: unknown, spot: Spot): OptionFlags {
  const fields =
    value === undefined ? null : readFields(value, spot, { required: [], optional: OPTION_NAMES });
  if (!fields) return ALL_OPTIONS_OFF;
  const options = { ...ALL_OPTIONS_OFF };
  for (const name of OPTION_NAMES) options[name] = readFlag(fields[name], inside(spot, name));
  return options;
}

function readIncidents(value: unknown, spot: Spot): IncidentSettings {
  const fields = (value === undefined ? null : readFields(value, spot, INCIDENTS)) ?? {};
  return {
    username: readText(fields.username, inside(spot, 'username')),
    areaId:
      fields.areaId === undefined ? NO_INCIDENT_AREA : readNumber(fields.areaId, inside(spot, 'areaId')),
    incidentTypeId: readNumberOrNull(fields.incidentTypeId, inside(spot, 'incidentTypeId')),
    incidentTypeByState: readFreeList(fields.incidentTypeByState, inside(spot, 'incidentTypeByState')),
    public: readFlag(fields.public, inside(spot, 'public')),
  };
}

function readAppointment(value: unknown, spot: Spot): AppointmentSettings | null {
  if (value === null || value === undefined) return null;
  const fields = readFields(value, spot, APPOINTMENT);
  if (!fields) return null;
  return {
    appointmentData: readFreeObject(fields.appointmentData, inside(spot, 'appointmentData')),
    tenantUniqueName: readText(fields.tenantUniqueName, inside(spot, 'tenantUniqueName')),
  };
}

function readSignatures(value: unknown, spot: Spot): readonly SignatureSlot[] {
  return readList(value, spot, SIGNATURES_MAX).flatMap((raw, index) => {
    const at = item(spot, index);
    const fields = readFields(raw, at, SIGNATURE);
    return fields ? [readSignature(fields, at)] : [];
  });
}

function readSignature(fields: Readonly<Record<string, unknown>>, spot: Spot): SignatureSlot {
  const title = readText(fields.title, inside(spot, 'title'));
  if (lengthOf(title) > SIGNATURE_TITLE_MAX)
    report(inside(spot, 'title'), 'signature-title-too-long', { max: SIGNATURE_TITLE_MAX });
  const versions = readOwnVersions(fields.in, inside(spot, 'in'), (raw, at, language) => {
    const text = readText(raw, at);
    if (lengthOf(text) > SIGNATURE_TITLE_MAX)
      report(at, 'signature-translation-too-long', { title, language, max: SIGNATURE_TITLE_MAX });
    return text;
  });
  return {
    title,
    ...versions,
    type: readOneOf(fields.type, inside(spot, 'type'), ['draw', 'upload', 'both']),
    signatory: readOneOf(fields.signatory, inside(spot, 'signatory'), ['citizen', 'intern']),
    required: readFlag(fields.required, inside(spot, 'required')),
  };
}
