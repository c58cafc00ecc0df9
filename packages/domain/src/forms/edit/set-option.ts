// Turning a flag of a form on or off together with everything that depends on it, and the switch of the
// synchronisation with the incident system. Turning a flag on again brings nothing back.
// rules: E3.07, E3.22, E3.36, E4.35-E4.61, E4.76, E6.05, X28.01
import type { FormDefinition } from '../definition/form.ts';
import { NO_INCIDENT_AREA } from '../definition/form-limits.ts';
import { NEW_SIGNATURE } from '../definition/new-form.ts';
import {
  NEW_RECORD_CODE_LENGTH,
  OPTION_RULES,
  type OptionFlags,
  type OptionName,
  type OptionContent,
  type Sync,
  type WhyDisabled,
} from '../definition/options.ts';

/** The form with the flag set and what it clears cleared. Does not judge: ask `whyDisabled` before. */
export function setOption(definition: FormDefinition, name: OptionName, on: boolean): FormDefinition {
  if (definition.options[name] === on) return definition;
  return on ? turnOn(definition, name) : turnOff(definition, [name]);
}

/** Why the flag cannot be turned on now; null when it can, and always null while it is on: it may be turned off. */
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

/** The rule that a flag breaks, or would break, by being on beside the others. */
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

/** Marks the form with the incident-system username of who switched; without one nothing changes (E6.05). */
export function turnSyncOn(definition: FormDefinition, username: string): FormDefinition {
  if (username === '' || definition.incidents.username === username) return definition;
  return { ...definition, incidents: { ...definition.incidents, username } };
}

/** E4.46-E4.50: citizen, incidents and everything about the incident system are cleared. */
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
  // The first signature cannot be removed, so it comes with the flag (E4.76).
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
