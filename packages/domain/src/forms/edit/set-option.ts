// Turns a flag of a form, or the synchronisation with the incident system, on or off together with everything
// that depends on it. Turning a flag on again does not restore what was cleared.
// rules: E3.07, E4.35-E4.61, E4.76, E6.05
import type { FormDefinition } from '../definition/form.ts';
import { NO_INCIDENT_AREA } from '../definition/form-limits.ts';
import { NEW_SIGNATURE } from '../definition/new-form.ts';
import {
  NEW_RECORD_CODE_LENGTH,
  OPTION_RULES,
  type OptionContent,
  type OptionFlags,
  type OptionName,
  type Sync,
  type WhyDisabled,
} from '../definition/options.ts';

/**
 * Sets the flag and clears what depends on it. It does not check whether that is allowed: ask `whyDisabled`
 * first.
 */
export function setOption(definition: FormDefinition, name: OptionName, on: boolean): FormDefinition {
  if (definition.options[name] === on) return definition;
  return on ? turnOn(definition, name) : turnOff(definition, [name]);
}

/**
 * Why the flag cannot be turned on now; null when it can. Always null while it is on, because it may be
 * turned off.
 */
export function whyDisabled(
  definition: FormDefinition,
  name: OptionName,
  sync: Sync = syncOf(definition),
): WhyDisabled | null {
  const rule = OPTION_RULES[name];
  if (rule.offered === false) return 'not-offered';
  if (definition.options[name]) return null;
  return whyNotOn(definition.options, name, sync);
}

/**
 * The rule that the flag breaks, or would break, by being on together with the others; null when it breaks
 * none.
 */
export function whyNotOn(options: OptionFlags, name: OptionName, sync: Sync): WhyDisabled | null {
  const { needs, excludedBy = [] } = OPTION_RULES[name];
  if (needs && !needs.anyOf.some((parent) => (parent === 'sync' ? sync === 'on' : options[parent])))
    return needs.reason;
  return excludedBy.find(({ option }) => options[option])?.reason ?? null;
}

/** Whether a stored form is synchronised (E3.07). */
export function syncOf(definition: FormDefinition): Sync {
  return definition.options.citizen || definition.options.incidents ? 'on' : 'off';
}

/**
 * Records the incident-system username of the person who switched it on; changes nothing without one (E6.05).
 */
export function turnSyncOn(definition: FormDefinition, username: string): FormDefinition {
  if (username === '' || definition.incidents.username === username) return definition;
  return { ...definition, incidents: { ...definition.incidents, username } };
}

/** Clears citizen, incidents and everything about the incident system (E4.46-E4.50). */
export function turnSyncOff(definition: FormDefinition): FormDefinition {
  const cleared = turnOff(definition, ['citizen', 'incidents']);
  const incidents = {
    ...cleared.incidents,
    username: '',
    areaId: NO_INCIDENT_AREA,
    incidentTypeId: null,
    incidentTypeByState: [],
    public: false,
  };
  return { ...cleared, incidents };
}

function turnOn(definition: FormDefinition, name: OptionName): FormDefinition {
  const replaced = (OPTION_RULES[name].replaces ?? []).filter((other) => definition.options[other]);
  const before = replaced.length > 0 ? turnOff(definition, replaced) : definition;
  const after = { ...before, options: { ...before.options, [name]: true } };
  // The first signature cannot be removed, so it is created with the flag (E4.76).
  if (name === 'digitalSignature' && after.signatures.length === 0)
    return { ...after, signatures: [NEW_SIGNATURE] };
  if (name === 'pdfDownloadCode') return { ...after, recordCodeLength: NEW_RECORD_CODE_LENGTH };
  return after;
}

function turnOff(definition: FormDefinition, names: readonly OptionName[]): FormDefinition {
  const off = new Set<OptionName>(names);
  for (const name of off) for (const dependent of OPTION_RULES[name].clears ?? []) off.add(dependent);
  const options = { ...definition.options };
  let after: FormDefinition = definition;
  for (const name of off) {
    options[name] = false;
    for (const content of OPTION_RULES[name].empties ?? []) after = EMPTY_CONTENT[content](after);
  }
  return { ...after, options };
}

const EMPTY_CONTENT: Readonly<Record<OptionContent, (definition: FormDefinition) => FormDefinition>> = {
  appointment: (definition) => ({ ...definition, appointment: null }),
  incidentArea: (definition) => ({
    ...definition,
    incidents: { ...definition.incidents, areaId: NO_INCIDENT_AREA },
  }),
  payments: (definition) => ({ ...definition, payments: null }),
  recordCodeLength: ({ recordCodeLength: _dropped, ...definition }) => definition,
  responseLimit: (definition) => ({ ...definition, responseLimit: null }),
  signatures: (definition) => ({ ...definition, signatures: [] }),
  voucherText: (definition) => ({ ...definition, voucherText: '' }),
};
