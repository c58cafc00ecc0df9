// The options in the groups in which 'Configuración' shows them, and those that this version keeps but cannot set up.
// rules: E2.12, E3.18-E3.37
import type { FormDefinition } from '@constancia/domain/forms/form.ts';
import { NO_INCIDENT_AREA } from '@constancia/domain/forms/form-limits.ts';
import type { OptionName } from '@constancia/domain/forms/options.ts';

/** Everything but what is offered nowhere (E3.37). */
export type ShownOption = Exclude<OptionName, 'destinatario' | 'pdfPortablePrint'>;

export type OptionGroup = 'access' | 'citizen' | 'location' | 'signatures' | 'after' | 'outside';

const GROUP_OF: Readonly<Record<ShownOption, OptionGroup>> = {
  publico: 'access',
  limitResponses: 'access',
  editableForm: 'access',
  ciudadano: 'citizen',
  ciudadanoRequerido: 'citizen',
  citizenAssociationFromCitizenPortal: 'citizen',
  singleAnswer: 'citizen',
  geolocalizacion: 'location',
  headerImg: 'location',
  digitalSignature: 'signatures',
  signatureEditableAnswer: 'signatures',
  pdfDownloadCode: 'after',
  automaticDownload: 'after',
  customizedVoucher: 'after',
  envioEmail: 'after',
  incidentes: 'outside',
  incidentesXestado: 'outside',
  addAppointment: 'outside',
  addPaymentGateway: 'outside',
};

/**
 * Options whose panels need uploads or outside systems that are not there yet, each with whether what it asks for is
 * missing: then it would stand in the way of every save and may be turned off.
 */
const NOT_YET: Readonly<Partial<Record<ShownOption, (definition: FormDefinition) => boolean>>> = {
  headerImg: ({ headerImage }) => headerImage === '',
  addAppointment: ({ appointment }) => !appointment?.appointmentData,
  incidentes: ({ incidents }) => incidents.areaId === NO_INCIDENT_AREA,
  incidentesXestado: ({ states }) => states.length < 2,
  addPaymentGateway: () => false,
};

export function isNotYet(name: ShownOption): boolean {
  return NOT_YET[name] !== undefined;
}

/** On, cannot be set up, and without what it asks for. */
export function isStuck(definition: FormDefinition, name: ShownOption): boolean {
  return definition.options[name] && (NOT_YET[name]?.(definition) ?? false);
}

const GROUPS: readonly OptionGroup[] = ['access', 'citizen', 'location', 'signatures', 'after', 'outside'];

export function optionGroups(): readonly (readonly [OptionGroup, readonly ShownOption[]])[] {
  const names = Object.keys(GROUP_OF) as readonly ShownOption[];
  return GROUPS.map((group) => [group, names.filter((name) => GROUP_OF[name] === group)]);
}
