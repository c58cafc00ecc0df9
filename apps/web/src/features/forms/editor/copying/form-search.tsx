// Finds another form that the person may edit, by words of its title, page by page.
// rules: X35.40

import type { FormRow } from '@constancia/contract/forms/forms.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { language } from '../../../../platform/language.ts';
import { problemText } from '../../../../platform/problem-text.ts';
import { t } from '../../../../platform/texts.ts';
import { FailureAlert } from '../../../../ui/staff/failure-alert.tsx';
import { focusOnMount } from '../../../../ui/focus-on-mount.ts';
import { NumberedPages } from '../../../../ui/staff/pager.tsx';
import { listForms } from '../../api.ts';
import { useEditor } from '../editing/editor-context.tsx';
import { SearchField } from '../../../../ui/staff/choices/search-field.tsx';

interface Props {
  readonly onChoose: (form: FormRow) => void;
}

export function FormSearch({ onChoose }: Props) {
  const { formId } = useEditor();
  const [text, setText] = useState('');
  const [page, setPage] = useState(0);
  const asked = useDeferredValue(text.trim());
  const forms = useQuery({
    queryKey: ['forms-to-copy-from', asked, page],
    queryFn: ({ signal }) => listForms({ text: asked, area: '', municipality: '' }, page, signal),
    placeholderData: keepPreviousData,
  });
  const type = (next: string) => {
    setText(next);
    setPage(0);
  };
  return (
    <>
      <SearchField
        inputRef={focusOnMount}
        label={t('editor.copy-sections-search')}
        value={text}
        onType={type}
      />
      {forms.error ? (
        <FailureAlert
          text={problemText(forms.error, { otherwise: 'staff.forms-failed' })}
          onRetry={() => void forms.refetch()}
        />
      ) : forms.data ? (
        <>
          <FoundForms
            forms={forms.data.forms.filter(({ id, may }) => may.edit && id !== formId)}
            onChoose={onChoose}
          />
          <NumberedPages
            label={t('form-list.pages')}
            count={Math.ceil(forms.data.total / PAGE_SIZES.forms)}
            page={page}
            rows={forms.data.forms.length}
            onPage={setPage}
          />
        </>
      ) : (
        <Skeleton variant="rounded" height={160} />
      )}
    </>
  );
}

function FoundForms({ forms, onChoose }: Props & { readonly forms: readonly FormRow[] }) {
  if (forms.length === 0) return <p role="status">{t('editor.copy-sections-no-forms')}</p>;
  return (
    <List dense disablePadding aria-label={t('editor.copy-sections-forms')}>
      {forms.map((form) => (
        <ListItem key={form.id} disablePadding divider>
          <ListItemButton onClick={() => onChoose(form)}>
            <ListItemText
              primary={<bdi>{inLanguage(form.title, language)}</bdi>}
              secondary={form.area.name}
            />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
