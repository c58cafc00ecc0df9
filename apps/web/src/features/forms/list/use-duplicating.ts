// Copies one form: reads what the copy would lose and where it can go, lets the person choose, and sends it. The id of
// the copy is made once for each area, so that trying again after a lost reply makes no second copy. Where there is only
// one country, province, municipality or area, it is chosen already.
// rules: P2.81-P2.84, P4.30, X10.02, X35.47

import type { FormRow } from '@constancia/contract/forms/forms.ts';
import type { Account } from '@constancia/contract/session.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { newEntityId } from '../../../platform/new-id.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { t, tIssue } from '../../../platform/texts.ts';
import { NOTICE_MS } from '../../../ui/notice-times.ts';
import { useNotify } from '../../../ui/staff/toast.tsx';
import { municipalitiesOf, readTerritory } from '../../territory/public.ts';
import { duplicateForm, readDuplication } from '../api.ts';
import { actionProblems } from '../form-problems.ts';
import { type AreaChoice, NOWHERE, withOnlyArea, withOnlyChoices } from './area-choice.ts';

/** `onDone` runs when the copy is made and in the list. */
export function useDuplicating(form: FormRow, account: Account, onDone: () => void) {
  const source = useQuery({
    queryKey: ['form-duplication', form.id],
    queryFn: () => readDuplication(form.id),
    gcTime: 0,
  });
  const territory = useQuery({ queryKey: ['territory'], queryFn: readTerritory });
  const [picked, setPicked] = useState(NOWHERE);
  const [title, setTitle] = useState(() => t('editor.copy-title', { title: form.title.text }));
  const [error, setError] = useState<string>();
  const [working, setWorking] = useState(false);
  const ids = useRef(new Map<string, string>());
  const queries = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const municipalities = territory.data ? municipalitiesOf(territory.data) : [];
  const own = municipalities.find(({ id }) => id === source.data?.municipality.id);
  const chosen = account.acrossMunicipalities
    ? withOnlyChoices(territory.data, picked)
    : withOnlyArea(own?.areas ?? [], picked);
  const choose = (next: AreaChoice) => {
    setPicked(next);
    setError(undefined);
  };
  const send = async () => {
    const id = ids.current.get(chosen.area) ?? newEntityId();
    ids.current.set(chosen.area, id);
    try {
      await duplicateForm(form.id, { id, areaId: chosen.area, title });
    } catch (failure) {
      const text = problemText(failure, actionProblems('form-list.duplicate-failed'));
      notify({ kind: 'error', text });
      return;
    }
    await queries.invalidateQueries({ queryKey: ['forms'] });
    const open = () => void navigate(pathOf('editForm', { id, tipo: 'formulario' }));
    notify({
      kind: 'success',
      text: t('form-list.duplicated'),
      ...(form.may.edit && { action: { text: t('form-list.duplicate-open'), onPress: open } }),
      milliseconds: NOTICE_MS.undo,
    });
    onDone();
  };
  const duplicate = async () => {
    if (working) return;
    if (chosen.area === '') return setError(tIssue('copy-area-required'));
    setWorking(true);
    await send();
    setWorking(false);
  };
  return { source, territory, own, title, setTitle, chosen, choose, error, working, duplicate };
}
