// Copies one form: reads what the copy would lose and where it can go, lets the person choose, and sends it. The id of
// the copy is made once for each area, so that trying again after a lost reply makes no second copy.
// rules: P2.81-P2.84, P4.30, X10.02

import type { FormRow } from '@constancia/contract/forms/forms.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { newEntityId } from '../../../platform/new-id.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { t, tIssue } from '../../../platform/texts.ts';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { readTerritory } from '../../territory/public.ts';
import { duplicateForm, readDuplication } from '../api.ts';
import { actionProblems } from '../form-problems.ts';
import { type AreaChoice, NOWHERE } from './territory-picker.tsx';

/** `onDone` runs when the copy is made and in the list. */
export function useDuplicating(form: FormRow, onDone: () => void) {
  const source = useQuery({
    queryKey: ['form-duplication', form.id],
    queryFn: () => readDuplication(form.id),
    gcTime: 0,
  });
  const territory = useQuery({ queryKey: ['territory'], queryFn: readTerritory });
  const [chosen, setChosen] = useState(NOWHERE);
  const [error, setError] = useState<string>();
  const [working, setWorking] = useState(false);
  const ids = useRef(new Map<string, string>());
  const queries = useQueryClient();
  const notify = useNotify();
  const choose = (next: AreaChoice) => {
    setChosen(next);
    setError(undefined);
  };
  const send = async () => {
    const id = ids.current.get(chosen.area) ?? newEntityId();
    ids.current.set(chosen.area, id);
    try {
      await duplicateForm(form.id, { id, areaId: chosen.area });
    } catch (failure) {
      const text = problemText(failure, actionProblems('form-list.duplicate-failed'));
      notify({ kind: 'error', text });
      return;
    }
    await queries.invalidateQueries({ queryKey: ['forms'] });
    notify({ kind: 'success', text: t('form-list.duplicated') });
    onDone();
  };
  const duplicate = async () => {
    if (working) return;
    if (chosen.area === '') return setError(tIssue('copy-area-required'));
    setWorking(true);
    await send();
    setWorking(false);
  };
  return { source, territory, chosen, choose, error, working, duplicate };
}
