// The option rules as the server enforces them: a save is refused when it holds a combination that the editor
// does not allow. Combinations that were already stored stay allowed, because older forms have them.
// rules: E4.35-E4.61, E4.76, E9.29
import type { Issue } from '../../issue.ts';
import type { FormDefinition } from '../definition/form.ts';
import { NO_INCIDENT_AREA } from '../definition/form-limits.ts';
import {
  OPTION_NAMES,
  OPTION_RULES,
  type OptionContent,
  type OptionName,
  type WhyDisabled,
} from '../definition/options.ts';
import { syncOf, whyNotOn } from '../edit/set-option.ts';

export type OptionIssueCode =
  | Exclude<WhyDisabled, 'not-offered'>
  | 'option-not-offered'
  | 'option-off'
  | 'signature-required';

/**
 * Returns an issue for each flag that breaks a rule and for each piece of content that should have been
 * cleared with its flag. `at.field` is the name of the flag or the content. `stored` is the form before this
 * save.
 */
export function checkOptions(
  definition: FormDefinition,
  stored?: FormDefinition,
): readonly Issue<OptionIssueCode>[] {
  const known = new Set(stored ? issuesOf(stored).map(keyOf) : []);
  return issuesOf(definition).filter((issue) => !known.has(keyOf(issue)));
}

function issuesOf(definition: FormDefinition): readonly Issue<OptionIssueCode>[] {
  const flags = OPTION_NAMES.flatMap((name) => flagIssue(definition, name));
  const contents = LEFTOVERS.filter(
    ({ owners, filled }) => filled(definition) && !isAnyOn(definition, owners),
  ).map(({ content }) => ({ code: 'option-off' as const, at: { field: content } }));
  const noSignature = definition.options.digitalSignature && definition.signatures.length === 0;
  return [
    ...flags,
    ...contents,
    ...(noSignature ? [{ code: 'signature-required' as const, at: { field: 'signatures' } }] : []),
  ];
}

function flagIssue(definition: FormDefinition, name: OptionName): readonly Issue<OptionIssueCode>[] {
  if (!definition.options[name]) return [];
  const at = { field: name };
  if (OPTION_RULES[name].offered === false) return [{ code: 'option-not-offered', at }];
  const why = whyNotOn(definition.options, name, syncOf(definition));
  return why && why !== 'not-offered' ? [{ code: why, at }] : [];
}

function isAnyOn(definition: FormDefinition, names: readonly OptionName[]): boolean {
  return names.some((name) => definition.options[name]);
}

function keyOf(issue: Issue): string {
  return `${issue.code} ${issue.at?.field ?? ''}`;
}

interface Leftover {
  readonly content: OptionContent;
  /** The content may be filled while one of these flags is on. */
  readonly owners: readonly OptionName[];
  readonly filled: (definition: FormDefinition) => boolean;
}

const LEFTOVERS: readonly Leftover[] = [
  { content: 'appointment', owners: ['addAppointment'], filled: ({ appointment }) => appointment !== null },
  {
    content: 'incidentArea',
    owners: ['incidents'],
    filled: ({ incidents }) => incidents.areaId !== NO_INCIDENT_AREA,
  },
  { content: 'payments', owners: ['addPaymentGateway'], filled: ({ payments }) => payments !== null },
  {
    content: 'recordCodeLength',
    owners: ['pdfDownloadCode'],
    filled: ({ recordCodeLength }) => recordCodeLength !== undefined,
  },
  {
    content: 'responseLimit',
    owners: ['limitResponses'],
    filled: ({ responseLimit }) => responseLimit !== null,
  },
  { content: 'signatures', owners: ['digitalSignature'], filled: ({ signatures }) => signatures.length > 0 },
  {
    content: 'voucherText',
    owners: ['publicAccess', 'citizenAssociationFromCitizenPortal'],
    filled: ({ voucherText }) => voucherText !== '',
  },
];
