// The differences between two versions of a form, item by item: added, deleted, moved, changed. Items are matched by
// id; states and signatures, which have no lasting id, by name and position.
// rules: X12.02, X36.90

import { type Localized, nameOf, titleOf } from '../../localized.ts';
import { recordCodeLengthOf } from '../../submissions/submission-code.ts';
import type { FormDefinition } from '../definition/form.ts';
import { NO_INCIDENT_AREA } from '../definition/form-limits.ts';
import { OPTION_NAMES, type OptionName } from '../definition/options.ts';
import { changedField, field, textField } from './changed-fields.ts';
import type { FormChange } from './form-change.ts';
import { type ListKind, listChanges } from './list-changes.ts';
import { sectionChanges } from './section-changes.ts';

/**
 * Returns all differences in the order of the newer form; deleted items follow the remaining ones of their
 * list.
 */
export function compareForms(before: FormDefinition, after: FormDefinition): readonly FormChange[] {
  return [
    ...formChanges(before, after),
    ...optionChanges(before, after),
    ...stateChanges(before, after),
    ...signatureChanges(before, after),
    ...sectionChanges(before, after),
  ];
}

const NO_TEXT: Localized = { text: '' };

function formChanges(before: FormDefinition, after: FormDefinition): readonly FormChange[] {
  const initial = (form: FormDefinition) =>
    form.states.find(({ id }) => id === form.initialState)?.name ?? '';
  const fields = [
    ...textField('title', before.title, after.title),
    ...textField('description', before.description, after.description),
    ...field('initialState', initial(before), initial(after)),
    ...changedField('headerImage', before.headerImage, after.headerImage),
    ...field('voucherText', before.voucherText, after.voucherText),
    ...textField('afterSending', before.afterSending ?? NO_TEXT, after.afterSending ?? NO_TEXT),
    ...field('sectionSteps', before.sectionSteps ?? false, after.sectionSteps ?? false),
    ...field('checkFirst', before.checkFirst ?? false, after.checkFirst ?? false),
    ...field('startsFromLastVisit', before.startsFromLastVisit ?? false, after.startsFromLastVisit ?? false),
    ...field('recordsPosition', before.recordsPosition ?? false, after.recordsPosition ?? false),
    ...field('accuracyLimit', before.accuracyLimit ?? '', after.accuracyLimit ?? ''),
    ...field('recordsTimes', before.recordsTimes ?? false, after.recordsTimes ?? false),
    ...field('recordsTrack', before.recordsTrack ?? false, after.recordsTrack ?? false),
    ...field('stampsPhotos', before.stampsPhotos ?? false, after.stampsPhotos ?? false),
    ...field('responseLimit', before.responseLimit ?? '', after.responseLimit ?? ''),
    ...field('recordCodeLength', recordCodeLengthOf(before) ?? '', recordCodeLengthOf(after) ?? ''),
    ...changedField('appointment', before.appointment, after.appointment),
    ...changedField('incidents', incidentArea(before), incidentArea(after)),
    ...changedField('payments', before.payments, after.payments),
  ];
  if (fields.length === 0) return [];
  return [{ change: 'changed', subject: 'form', id: 'form', name: after.title.text, within: [], fields }];
}

/** The only incident setting that an editor chooses; saving derives the others. */
function incidentArea({ incidents }: FormDefinition): number {
  return incidents.areaId ?? NO_INCIDENT_AREA;
}

function optionChanges(before: FormDefinition, after: FormDefinition): readonly FormChange[] {
  return OPTION_NAMES.filter((name) => before.options[name] !== after.options[name]).map(
    (name: OptionName) => ({
      change: 'changed',
      subject: 'option',
      id: `option-${name}`,
      name,
      within: [],
      fields: [{ field: 'option', before: before.options[name], after: after.options[name] }],
    }),
  );
}

/** Matches states by name, because they have no lasting id. */
function stateChanges(before: FormDefinition, after: FormDefinition): readonly FormChange[] {
  const named = (form: FormDefinition) =>
    form.states.map((state) => ({
      id: state.name,
      text: nameOf(state),
      to: state.transitions.map((id) => form.states.find((other) => other.id === id)?.name ?? '').join(', '),
    }));
  const kind: ListKind<ReturnType<typeof named>[number]> = {
    subject: 'state',
    nameOf: ({ id }) => id,
    fields: (was, is) => [...textField('title', was.text, is.text), ...field('transitions', was.to, is.to)],
    inside: () => [],
  };
  return listChanges(kind, { before: named(before), after: named(after) });
}

function signatureChanges(before: FormDefinition, after: FormDefinition): readonly FormChange[] {
  const positioned = (form: FormDefinition) =>
    form.signatures.map((signature, position) => ({ ...signature, id: `signature-${position}` }));
  const kind: ListKind<ReturnType<typeof positioned>[number]> = {
    subject: 'signature',
    nameOf: ({ title }) => title,
    fields: (was, is) => [
      ...textField('title', titleOf(was), titleOf(is)),
      ...field('type', was.type, is.type),
      ...field('signatory', was.signatory, is.signatory),
      ...field('required', was.required, is.required),
    ],
    inside: () => [],
  };
  return listChanges(kind, { before: positioned(before), after: positioned(after) });
}
