// Every check of a save that needs nothing but the form, in the order in which they run. The editor runs the
// list before it sends; the server runs it before it creates anything in outside systems, and again under the
// form's lock. Checks that only the server can do (rights, the version that was seen, incident types, the
// agenda, the owner of the picture) are in features/forms/saving/save-form.ts.
// rules: E4.18, E5.01, E9.29, W1
import type { Issue } from '../../issue.ts';
import type { FormDefinition } from '../definition/form.ts';
import { checkForm, checkRecordCodes, type FormDraft } from './check-form.ts';
import { checkEdit, editability } from './editability.ts';
import { checkOptions } from './option-checks.ts';

export interface FormSave {
  readonly draft: FormDraft;
  /** The form as it is stored; null for a new one. */
  readonly stored: FormDefinition | null;
  /** Whether the stored form has submissions. */
  readonly hasSubmissions: boolean;
  /** The keyword that prefixes the municipality's codes; null in the editor, which does not know it. */
  readonly keyword: string | null;
}

interface SaveStep {
  readonly name: 'read-only' | 'content' | 'record-codes' | 'answers';
  readonly judge: (save: FormSave) => readonly Issue[];
}

export const SAVE_STEPS: readonly SaveStep[] = [
  {
    name: 'read-only',
    judge: ({ stored, hasSubmissions }) =>
      stored && !editability(stored, hasSubmissions).content ? [{ code: 'form-read-only' }] : [],
  },
  {
    name: 'content',
    judge: ({ draft, stored }) => [
      ...checkForm(draft),
      ...checkOptions(draft.definition, stored ?? undefined),
    ],
  },
  {
    name: 'record-codes',
    judge: ({ draft, keyword }) => (keyword === null ? [] : checkRecordCodes(draft.definition, keyword)),
  },
  {
    name: 'answers',
    judge: ({ draft, stored, hasSubmissions }) =>
      stored ? checkEdit(stored, draft.definition, hasSubmissions) : [],
  },
];

export interface SaveRefusal {
  readonly step: SaveStep['name'];
  /** Never empty; in the order in which they are shown. */
  readonly issues: readonly Issue[];
}

/** Returns the issues of the first step that refuses the save; null when the form may be saved. */
export function checkSave(save: FormSave): SaveRefusal | null {
  for (const { name, judge } of SAVE_STEPS) {
    const issues = judge(save);
    if (issues.length > 0) return { step: name, issues };
  }
  return null;
}
