// The screen that creates or edits a form.
// rules: E1.01, E2.01-E2.05, E7.01, E8.01

import type { Account } from '@constancia/contract/session.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { EmptyState } from '../../../ui/staff/empty-state.tsx';
import { Page } from '../../../ui/staff/page.tsx';
import { useAccount } from '../../session/public.ts';
import { readFormToEdit } from '../api.ts';
import { READ_FORM_PROBLEMS } from '../form-problems.ts';
import { editKey, readKeptEdit } from './editing/keep-edit.ts';
import { type FormSource, NEW_FORM_KEY } from './editing/use-edited-form.ts';
import { FormEditor } from './editor.tsx';

/** The id that means create (E2.02). */
const NEW_ID = 'nuevo';

export function EditorScreen() {
  const { id = NEW_ID } = useParams();
  const account = useAccount();
  return <StoredEditor key={id} id={id} account={account} />;
}

/** Reads the form, unless it is a new one, and the unsaved changes that this person made on this device. */
async function openToEdit(id: string, userId: string): Promise<Omit<FormSource, 'account'>> {
  const [stored, kept] = await Promise.all([
    id === NEW_ID ? null : readFormToEdit(id),
    readKeptEdit(editKey(userId, id === NEW_ID ? NEW_FORM_KEY : id)),
  ]);
  return { stored, kept };
}

function StoredEditor({ id, account }: { readonly id: string; readonly account: Account }) {
  // Read only once: a form must not change while a person edits it.
  const form = useQuery({
    queryKey: ['form-to-edit', id],
    queryFn: () => openToEdit(id, account.userId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (form.isError) {
    const back = (
      <Button variant="outlined" component={Link} to={pathOf('forms')}>
        {t('editor.back-to-list')}
      </Button>
    );
    return (
      <Page title={t('editor.heading-edit')}>
        <EmptyState tone="error" text={problemText(form.error, READ_FORM_PROBLEMS)} action={back} />
      </Page>
    );
  }
  if (!form.data) {
    return (
      <Page title={t('shell.loading')}>
        <Skeleton variant="rounded" height={200} sx={{ mb: 4 }} />
        <Skeleton variant="rounded" height={420} />
      </Page>
    );
  }
  return <FormEditor account={account} {...form.data} />;
}
