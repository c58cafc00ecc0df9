// What an author fills in for a new link, checked as the server checks it before it is sent; what is wrong stands at its field.
// rules: X38.95, X38.96, X38.98, X40.22
import type { FormToEdit } from '@constancia/contract/forms/forms.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import { type PersonType, searchIssue } from '@constancia/domain/citizens/person-number.ts';
import { PREFILLED_DAYS_MAX } from '@constancia/domain/limits.ts';
import type { AnswerValue } from '@constancia/domain/questions/question-type.ts';
import { indexForm } from '@constancia/domain/submissions/answers/form-index.ts';
import { askedPerson, asksAsset } from '@constancia/domain/submissions/particulars/particulars.ts';
import { checkPrefilled, formToPrefill } from '@constancia/domain/submissions/prefilled/prefilled-answers.ts';
import { dayAfter } from '@constancia/domain/time/local-clock.ts';
import { wallTimeOf } from '@constancia/domain/time/wall-time.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { showIssues } from '../../../answering/session/answering-actions.ts';
import { questionKey } from '../../../answering/session/field-key.ts';
import { focusField } from '../../../answering/session/focus-field.ts';
import { createAnsweringStore } from '../../../answering/session/answering-store.ts';
import { asCallError } from '../../../platform/api-client.ts';
import { epochMilliseconds } from '../../../platform/clock.ts';
import { tIssue } from '../../../platform/texts.ts';
import { momentOf } from '../../../platform/zoned-time.ts';
import { byField, useRefusedFields } from '../../../ui/staff/save-bar/refused-fields.ts';
import { createLink, type NewLink } from './prefilled-api.ts';

/** Days that a link can be opened, unless its author says otherwise. */
const DAYS = 30;
const ASSET_NUMBER = /^[1-9]\d{0,8}$/;

/** Element ids of the fields, by the name that issues have for them. */
export const FIELD_IDS = {
  label: 'link-label',
  expiresAt: 'link-last-day',
  assetId: 'link-asset',
  person: 'link-person-number',
  values: 'link-questions',
} as const;

function focusFieldOf({ at }: Issue): void {
  if (at?.questionId !== undefined) return focusField(questionKey({ questionId: at.questionId }));
  const [, id = ''] = Object.entries(FIELD_IDS).find(([field]) => field === at?.field) ?? [];
  document.getElementById(id)?.focus();
}

export interface LinkDraft {
  readonly label: string;
  /** YYYY-MM-DD: the last day on which it can be opened. */
  readonly lastDay: string;
  /** As it was typed; '' for none. */
  readonly asset: string;
  /** '' for nobody. */
  readonly personType: PersonType | '';
  readonly number: string;
  /** Ids of the questions that it fills in. */
  readonly chosen: readonly string[];
}

/** What the fields hold, by the names that issues have for them. A link fills in something in several ways. */
const byIssue = ({ label, lastDay, asset, personType, number, chosen }: LinkDraft) =>
  ({
    label,
    expiresAt: lastDay,
    assetId: asset,
    person: [personType, number],
    values: [chosen, asset, personType],
  }) satisfies Record<keyof typeof FIELD_IDS, unknown>;

/** Questions that nobody chose have no answer in the store. */
const emptyStore = (form: FormToEdit) =>
  createAnsweringStore(indexForm(formToPrefill(form.definition)), { ticked: {}, main: {}, rows: {} });

const copied = (value: AnswerValue) => (typeof value === 'string' ? value : [...value]);

export function useNewLink(
  form: FormToEdit,
  onMade: (made: { readonly label: string; readonly path: string }) => void,
) {
  const { timeZone } = form.municipality;
  const [{ today, store }] = useState(() => ({
    today: wallTimeOf(epochMilliseconds(), timeZone).day,
    store: emptyStore(form),
  }));
  const [draft, setDraft] = useState<LinkDraft>({
    label: '',
    lastDay: dayAfter(today, DAYS),
    asset: '',
    personType: '',
    number: '',
    chosen: [],
  });
  const { found, left, refuse } = useRefusedFields<Issue>({ held: () => byIssue(draft) });
  const making = useMutation({
    mutationFn: (body: NewLink) => createLink(form.id, body),
    onSuccess: ({ path }, { label }) => onMade({ label, path }),
    onError: (error) => show(asCallError(error).issues ?? []),
  });
  const show = (issues: readonly Issue[]) => {
    refuse(byField(issues));
    store.change(showIssues(issues));
  };
  const busy = making.isPending;
  // While it is being sent nothing can have the focus.
  useEffect(() => {
    const [first] = found.values();
    if (!busy && first) focusFieldOf(first);
  }, [busy, found]);
  return {
    store,
    draft,
    setDraft,
    asksForAsset: asksAsset(form.definition),
    asksForPerson: askedPerson(form.definition) !== null,
    latestDay: dayAfter(today, PREFILLED_DAYS_MAX - 1),
    busy,
    /** What no field says. */
    failure: making.isError && (asCallError(making.error).issues ?? []).length === 0 ? making.error : null,
    errorOf: (field: string) => {
      const issue = left.get(field);
      return issue && tIssue(issue.code, issue.values);
    },
    send: () => {
      const { main } = store.get().answers;
      const values = Object.fromEntries(draft.chosen.map((id) => [id, main[id]?.value ?? '']));
      const issues = [...fieldIssues(draft), ...checkPrefilled(store.index, values).issues];
      show(issues);
      if (issues.length > 0) return;
      making.mutate({
        label: draft.label.trim(),
        values: Object.fromEntries(Object.entries(values).map(([id, value]) => [id, copied(value)])),
        ...(draft.asset.trim() !== '' && { assetId: Number(draft.asset) }),
        ...(draft.personType !== '' && {
          person: { personType: draft.personType, number: draft.number.trim() },
        }),
        expiresAt: momentOf(`${dayAfter(draft.lastDay, 1)}T00:00`, timeZone),
      });
    },
  };
}

/** In the order of the page. */
function fieldIssues({ label, lastDay, asset, personType, number, chosen }: LinkDraft): readonly Issue[] {
  const typed = asset.trim();
  const isDay = /^\d{4}-/.test(lastDay);
  const ofPerson = personType === '' ? null : searchIssue({ personType, number }, '');
  const isNothing = chosen.length === 0 && typed === '' && personType === '';
  const found: readonly (Issue | false)[] = [
    label.trim() === '' && { code: 'prefilled-label-required', at: { field: 'label' } },
    !isDay && {
      code: 'prefilled-expiry-wrong',
      at: { field: 'expiresAt' },
      values: { max: PREFILLED_DAYS_MAX },
    },
    typed !== '' &&
      !ASSET_NUMBER.test(typed) && { code: 'prefilled-asset-unknown', at: { field: 'assetId' } },
    ofPerson !== null && { code: ofPerson, at: { field: 'person' } },
    isNothing && { code: 'prefilled-nothing', at: { field: 'values' } },
  ];
  return found.filter((issue) => issue !== false);
}
