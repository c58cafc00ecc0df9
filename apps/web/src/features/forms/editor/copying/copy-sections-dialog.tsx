// Copies sections from another form that the person may edit: finds the form, shows its sections, copies the chosen ones
// to the end of this one as one step.
// rules: X35.40

import type { FormRow } from '@constancia/contract/forms/forms.ts';
import { brokenLimit } from '@constancia/domain/forms/checks/form-size.ts';
import { type Section, questionsOf } from '@constancia/domain/forms/definition/form.ts';
import { takeSections } from '@constancia/domain/forms/edit/take-sections.ts';
import { languagesOf } from '@constancia/domain/forms/languages/translations.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { language } from '../../../../platform/language.ts';
import { newItemId } from '../../../../platform/new-id.ts';
import { problemText } from '../../../../platform/problem-text.ts';
import { t } from '../../../../platform/texts.ts';
import { CheckList } from '../../../../ui/staff/choices/check-list.tsx';
import { DialogFrame } from '../../../../ui/staff/dialog-frame.tsx';
import { FailureAlert } from '../../../../ui/staff/failure-alert.tsx';
import { useNotify } from '../../../../ui/staff/toast.tsx';
import { readFormToEdit } from '../../api.ts';
import { READ_FORM_PROBLEMS } from '../../form-problems.ts';
import { useEditor } from '../editing/editor-context.tsx';
import { pickOf } from '../editing/selection.ts';
import { limitText } from '../notices/limit-notice.tsx';
import { FormSearch } from './form-search.tsx';
import { useAreaNames } from './use-area-names.ts';

/** Puts copies of the sections at the end, and names what could not come along. */
function useTaking() {
  const { store } = useEditor();
  const notify = useNotify();
  const areas = useAreaNames();
  return (sections: readonly Section[]) => {
    const { draft, languages } = store.get();
    const taken = takeSections(draft.definition, sections, { nextId: newItemId, areas });
    const limit = brokenLimit(draft.definition, taken.definition);
    if (limit) return notify({ kind: 'error', text: limitText(limit) });
    const all = [...new Set([...languages, ...languagesOf(taken.definition)])];
    store.offer(all, () => taken.definition);
    const said = t('editor.copied-sections', { count: sections.length });
    const left = taken.areasLeft.join(', ');
    const [first] = taken.ids;
    if (first !== undefined) {
      store.select({ kind: 'section', id: first });
      store.focus(pickOf(first));
    }
    store.announce(said);
    notify(
      left === ''
        ? { kind: 'success', text: said }
        : { kind: 'warning', text: `${said} ${t('editor.copied-areas-left', { areas: left })}` },
    );
  };
}

export function CopySectionsDialog({ onClose }: { readonly onClose: () => void }) {
  const [form, setForm] = useState<FormRow | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const take = useTaking();
  const source = useQuery({
    queryKey: ['form-to-copy-from', form?.id],
    queryFn: () => readFormToEdit(form?.id ?? ''),
    enabled: form !== null,
    gcTime: 0,
  });
  const sections = form === null ? [] : (source.data?.definition.sections ?? []);
  const chooseForm = (next: FormRow | null) => {
    setForm(next);
    setChosen([]);
  };
  const go = () => {
    onClose();
    take(sections.filter(({ id }) => chosen.includes(id)));
  };
  const count = chosen.length;
  return (
    <DialogFrame
      title={t('editor.copy-sections')}
      text={t('editor.copy-sections-text')}
      size="sm"
      fullScreenBelow="sm"
      onClose={onClose}
      actions={
        <>
          {form !== null && (
            <Button onClick={() => chooseForm(null)}>{t('editor.copy-sections-other')}</Button>
          )}
          <Button onClick={onClose}>{t('editor.cancel')}</Button>
          <Button variant="contained" disabled={count === 0} onClick={go}>
            {count === 0 ? t('editor.copy-sections-go') : t('editor.copy-sections-go-count', { count })}
          </Button>
        </>
      }
    >
      {form === null ? (
        <FormSearch onChoose={chooseForm} />
      ) : source.error ? (
        <FailureAlert
          text={problemText(source.error, READ_FORM_PROBLEMS)}
          onRetry={() => void source.refetch()}
        />
      ) : source.data ? (
        <SectionChoice
          title={inLanguage(form.title, language)}
          sections={sections}
          chosen={chosen}
          onChoose={setChosen}
        />
      ) : (
        <Skeleton variant="rounded" height={160} />
      )}
    </DialogFrame>
  );
}

interface ChoiceProps {
  readonly title: string;
  readonly sections: readonly Section[];
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

function SectionChoice({ title, sections, chosen, onChoose }: ChoiceProps) {
  if (sections.length === 0) return <p>{t('editor.copy-sections-none', { title })}</p>;
  const choices = sections.map((section) => ({
    id: section.id,
    name: t('editor.copy-sections-section', {
      name: section.title.text || t('editor.untitled-section'),
      count: questionsOf(section).length,
    }),
  }));
  return (
    <CheckList
      legend={t('editor.copy-sections-choose', { title })}
      choices={choices}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
