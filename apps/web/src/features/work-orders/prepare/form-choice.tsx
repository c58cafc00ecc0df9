// Which forms are taken along: those of today's orders are ticked, others are found by their title.
// rules: X39.30
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { listForms } from '@constancia/contract/forms/forms.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { call } from '../../../platform/api-client.ts';
import { language } from '../../../platform/language.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { CheckList } from '../../../ui/staff/choices/check-list.tsx';
import { SectionCard } from '../../../ui/staff/section-card.tsx';
import { holds, useAccount } from '../../session/public.ts';
import { SearchField } from '../../../ui/staff/choices/search-field.tsx';

export interface ChosenForm {
  readonly id: string;
  readonly title: string;
}

interface Props {
  /** Of today's orders, and what was ticked besides them. */
  readonly known: readonly ChosenForm[];
  readonly chosen: readonly string[];
  readonly disabled: boolean;
  readonly onChoose: (chosen: readonly string[], known: readonly ChosenForm[]) => void;
}

export function FormChoice({ known, chosen, disabled, onChoose }: Props) {
  const mayFind = holds(useAccount(), 'read', 'formulario');
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const found = useQuery({
    queryKey: ['forms-to-prepare', text],
    enabled: mayFind && text !== '',
    queryFn: async ({ signal }): Promise<Reply<typeof listForms>> =>
      call<typeof listForms>({ method: 'GET', path: '/api/forms', query: { text }, signal }),
  });
  const offered = (found.data?.forms ?? []).filter(({ may }) => may.answer);
  const others = offered.filter(({ id }) => !known.some((form) => form.id === id));
  const none = offered.length === 0 ? 'prepare.no-forms' : 'prepare.forms-listed';
  const all = [...known, ...others.map(({ id, title }) => ({ id, title: inLanguage(title, language) }))];
  const choose = (ids: readonly string[]) => {
    const isKnown = ({ id }: ChosenForm) => ids.includes(id) || known.some((form) => form.id === id);
    onChoose(ids, all.filter(isKnown));
  };
  return (
    <SectionCard title={t('prepare.forms')}>
      {all.length > 0 && (
        <CheckList
          legend={t('prepare.forms-kept')}
          help={t('prepare.forms-help')}
          choices={all.map(({ id, title }) => ({ id, name: title }))}
          chosen={chosen}
          disabled={disabled}
          onChoose={choose}
        />
      )}
      {mayFind && (
        <SearchField
          label={t('prepare.find-form')}
          value={typed}
          disabled={disabled}
          onType={setTyped}
          sx={{ mt: 4, maxWidth: 480 }}
        />
      )}
      <Typography role="status" sx={{ mt: 2 }}>
        {found.isError && problemText(found.error)}
        {text !== '' && found.data && others.length === 0 && t(none)}
      </Typography>
    </SectionCard>
  );
}
