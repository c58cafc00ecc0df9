// What an author fills in for a new link, checked as the server checks it before it is sent; what is wrong stands at its field.
// rules: X38.95, X38.96
import type { FormToEdit } from '@constancia/contract/forms/forms.ts';
import type { Issue } from '@constancia/domain/issue.ts';
import { PREFILLED_DAYS_MAX } from '@constancia/domain/limits.ts';
import type { AnswerValue } from '@constancia/domain/questions/question-type.ts';
import { indexForm } from '@constancia/domain/submissions/answers/form-index.ts';
import { asksAsset } from '@constancia/domain/submissions/particulars/particulars.ts';
import { checkPrefilled, formToPrefill } from '@constancia/domain/submissions/prefilled/prefilled-answers.ts';
import { dayAfter } from '@constancia/domain/time/local-clock.ts';
import { wallTimeOf } from '@constancia/domain/time/wall-time.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { showIssues } from '../../../answering/session/answering-actions.ts';
import { createAnsweringStore } from '../../../answering/session/answering-store.ts';
import { asCallError } from '../../../platform/api-client.ts';
import { epochMilliseconds } from '../../../platform/clock.ts';
import { tIssue } from '../../../platform/texts.ts';
import { momentOf } from '../../../platform/zoned-time.ts';
import { createLink, type NewLink } from './prefilled-api.ts';

/** Days that a link can be opened, unless its author says otherwise. */
const DAYS = 30;
const ASSET_NUMBER = /^[1-9]\d{0,8}$/;

export interface LinkDraft {
  readonly label: string;
  /** YYYY-MM-DD: the last day on which it can be opened. */
  readonly lastDay: string;
  /** As it was typed; '' for none. */
  readonly asset: string;
  /** Ids of the questions that it fills in. */
  readonly chosen: readonly string[];
}

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
    chosen: [],
  });
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const making = useMutation({
    mutationFn: (body: NewLink) => createLink(form.id, body),
    onSuccess: ({ path }, { label }) => onMade({ label, path }),
    onError: (error) => show(asCallError(error).issues ?? []),
  });
  const show = (found: readonly Issue[]) => {
    setIssues(found);
    store.change(showIssues(found));
  };
  return {
    store,
    draft,
    setDraft,
    asksForAsset: asksAsset(form.definition),
    latestDay: dayAfter(today, PREFILLED_DAYS_MAX - 1),
    busy: making.isPending,
    /** What no field says. */
    failure: making.isError && (asCallError(making.error).issues ?? []).length === 0 ? making.error : null,
    issues,
    errorOf: (field: string) => {
      const issue = issues.find(({ at }) => at?.field === field);
      return issue && tIssue(issue.code, issue.values);
    },
    /** Sends it, or returns what is wrong. */
    send: (): readonly Issue[] => {
      const { main } = store.get().answers;
      const values = Object.fromEntries(draft.chosen.map((id) => [id, main[id]?.value ?? '']));
      const found = [...fieldIssues(draft), ...checkPrefilled(store.index, values).issues];
      show(found);
      if (found.length > 0) return found;
      making.mutate({
        label: draft.label.trim(),
        values: Object.fromEntries(Object.entries(values).map(([id, value]) => [id, copied(value)])),
        ...(draft.asset.trim() !== '' && { assetId: Number(draft.asset) }),
        expiresAt: momentOf(`${dayAfter(draft.lastDay, 1)}T00:00`, timeZone),
      });
      return [];
    },
  };
}

/** In the order of the page. */
function fieldIssues({ label, lastDay, asset, chosen }: LinkDraft): readonly Issue[] {
  const number = asset.trim();
  return [
    ...(label.trim() === '' ? [{ code: 'prefilled-label-required', at: { field: 'label' } } as const] : []),
    ...(lastDay === '' || !/^\d{4}-/.test(lastDay)
      ? [
          {
            code: 'prefilled-expiry-wrong',
            at: { field: 'expiresAt' },
            values: { max: PREFILLED_DAYS_MAX },
          } as const,
        ]
      : []),
    ...(number !== '' && !ASSET_NUMBER.test(number)
      ? [{ code: 'prefilled-asset-unknown', at: { field: 'assetId' } } as const]
      : []),
    ...(chosen.length === 0 && number === ''
      ? [{ code: 'prefilled-nothing', at: { field: 'values' } } as const]
      : []),
  ];
}
