// The screen that creates or edits a form.
// rules: E2.01-E2.05, E8.01, X31.66, X31.67

import type { Account } from '@constancia/contract/session.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { asCallError, type CallError } from '../../../platform/api-client.ts';
import { setOwnDraft } from '../../../platform/device/own-draft.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { EmptyState } from '../../../ui/staff/empty-state.tsx';
import { Page } from '../../../ui/staff/page.tsx';
import { useAccount } from '../../session/public.ts';
import { readFormToEdit, readFormVersion } from '../api.ts';
import { isGone, READ_FORM_PROBLEMS } from '../form-problems.ts';
import { versionToRestore } from '../history/restoring.ts';
import { draftsOf, openDraft, type StoredEdit } from './editing/keep-edit.ts';
import type { FormSource } from './editing/use-edited-form.ts';
import { FormEditor } from './editor.tsx';
import { LostForm } from './notices/lost-form.tsx';

/** The id that means create (E2.02). */
const NEW_ID = 'nuevo';

export function EditorScreen() {
  const { id = NEW_ID } = useParams();
  const account = useAccount();
  return <StoredEditor key={id} id={id} account={account} />;
}

type Opened = Omit<FormSource, 'account'> | { readonly lost: CallError; readonly kept: StoredEdit };

/** Reads the form, unless it is a new one, and the unsaved changes that this person made on this device. */
async function openToEdit(id: string, userId: string, restore: number | null): Promise<Opened> {
  if (id === NEW_ID)
    return { stored: null, draft: await openDraft(draftsOf(userId, null), 'own'), restored: null };
  const [stored, restored, draft] = await Promise.all([
    readFormToEdit(id).catch(asCallError),
    restore === null ? null : readFormVersion(id, restore),
    openDraft(draftsOf(userId, id), 'newest'),
  ]);
  if (!(stored instanceof Error)) return { stored, draft, restored };
  const isLost = isGone(stored) || stored.code === 'form-outside-areas';
  if (!isLost || !draft.kept) throw stored;
  return { lost: stored, kept: { key: draft.key, edit: draft.kept } };
}

function StoredEditor({ id, account }: { readonly id: string; readonly account: Account }) {
  /** Counts the drafts that were opened one after the other. */
  const [round, setRound] = useState(0);
  const restore = versionToRestore(useLocation().state);
  // Read only once: a form must not change while a person edits it.
  const form = useQuery({
    queryKey: ['form-to-edit', id, round],
    queryFn: () => openToEdit(id, account.userId, restore),
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
  if ('lost' in form.data) {
    return <LostForm account={account} formId={id} error={form.data.lost} kept={form.data.kept} />;
  }
  const openOther = (key: string) => {
    setOwnDraft(draftsOf(account.userId, null), key);
    setRound(round + 1);
  };
  return <FormEditor key={form.data.draft.key} account={account} {...form.data} onOpenDraft={openOther} />;
}
