// What a person began to answer on this device and did not send: to go on with, or to discard. rules: X15.09

import { HTML_LANG } from '@constancia/messages/languages.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { dropOwnDraft, type OwnDraft, ownDrafts } from '../../../answering/session/own-drafts.ts';
import { language } from '../../../platform/language.ts';
import { t } from '../../../platform/texts.ts';
import { EmptyState } from '../../../ui/staff/empty-state.tsx';
import { Page } from '../../../ui/staff/page.tsx';
import { useSession } from '../../session/public.ts';

export function DraftsScreen() {
  const session = useSession();
  return session.state === 'authenticated' ? <Drafts person={session.account.userId} /> : null;
}

const moment = new Intl.DateTimeFormat(HTML_LANG[language], { dateStyle: 'medium', timeStyle: 'short' });

function Drafts({ person }: { readonly person: string }) {
  const drafts = useQuery({
    queryKey: ['drafts', person],
    queryFn: () => ownDrafts(person),
    // They change without the server.
    staleTime: 0,
    networkMode: 'always',
  });
  const [discarding, setDiscarding] = useState<OwnDraft | null>(null);
  const discard = async ({ formId }: OwnDraft) => {
    await dropOwnDraft(person, formId);
    setDiscarding(null);
    await drafts.refetch();
  };
  return (
    <Page title={t('drafts.title')} description={t('drafts.description')}>
      {drafts.data?.length === 0 && <EmptyState text={t('drafts.none')} />}
      <List>
        {drafts.data?.map((draft) => (
          <DraftRow key={draft.formId} draft={draft} onDiscard={() => setDiscarding(draft)} />
        ))}
      </List>
      {discarding && (
        <Dialog open onClose={() => setDiscarding(null)} aria-labelledby="discard-title">
          <DialogTitle id="discard-title">{t('drafts.discard-title')}</DialogTitle>
          <DialogContent>{t('drafts.discard-text', { form: titleOf(discarding) })}</DialogContent>
          <DialogActions>
            <Button onClick={() => setDiscarding(null)}>{t('answering.cancel')}</Button>
            <Button color="error" onClick={() => void discard(discarding)}>
              {t('drafts.discard')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Page>
  );
}

function titleOf({ title }: OwnDraft): string {
  return title || t('drafts.untitled');
}

function DraftRow({ draft, onDiscard }: { readonly draft: OwnDraft; readonly onDiscard: () => void }) {
  const title = titleOf(draft);
  return (
    <ListItem
      divider
      disableGutters
      sx={{ gap: 3, flexWrap: { xs: 'wrap', sm: 'nowrap' }, overflowWrap: 'anywhere' }}
    >
      <ListItemText
        primary={title}
        secondary={t('drafts.saved-at', { moment: moment.format(draft.savedAt) })}
        sx={{ minWidth: '60%' }}
      />
      <Stack direction="row" sx={{ gap: 2, flex: 'none' }}>
        <Button
          variant="outlined"
          component={Link}
          to={`/contestar/${draft.formId}`}
          aria-label={t('drafts.resume-named', { form: title })}
        >
          {t('drafts.resume')}
        </Button>
        <Button color="error" onClick={onDiscard} aria-label={t('drafts.discard-named', { form: title })}>
          {t('drafts.discard')}
        </Button>
      </Stack>
    </ListItem>
  );
}
