// The drafts that a person has on this device, to continue or to discard.
// rules: X15.09, X31.43

import { pathOf } from '@constancia/domain/pages/path-of.ts';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { dropOwnDraft, type OwnDraft, ownDrafts } from '../../../answering/session/own-drafts.ts';
import { localMoment } from '../../../platform/clock.ts';
import { t } from '../../../platform/texts.ts';
import { useConfirm } from '../../../ui/staff/confirm-dialog.tsx';
import { ListScreen } from '../../../ui/staff/list-screen.tsx';
import { useAccount } from '../../session/public.ts';

export function DraftsScreen() {
  const { userId: person } = useAccount();
  const drafts = useQuery({
    queryKey: ['drafts', person],
    queryFn: () => ownDrafts(person),
    // Drafts change on the device, without the server.
    staleTime: 0,
    networkMode: 'always',
  });
  const { confirm, dialog: question } = useConfirm();
  const discard = async (draft: OwnDraft) => {
    const agreed = await confirm({
      title: t('drafts.discard-title'),
      text: t('drafts.discard-text', { form: titleOf(draft) }),
      yes: t('drafts.discard'),
      no: t('answering.cancel'),
      tone: 'destructive',
    });
    if (!agreed) return;
    await dropOwnDraft(draft.key);
    await drafts.refetch();
  };
  return (
    <>
      <ListScreen
        title={t('drafts.title')}
        description={t('drafts.description')}
        list={drafts}
        empty={drafts.data?.length === 0 && { text: t('drafts.none') }}
      >
        {(own) => (
          <List>
            {own.map((draft) => (
              <DraftRow key={draft.key} draft={draft} onDiscard={() => void discard(draft)} />
            ))}
          </List>
        )}
      </ListScreen>
      {question}
    </>
  );
}

function titleOf({ title }: OwnDraft): string {
  return title || t('drafts.untitled');
}

function pathTo({ kind, formId, submissionId: id }: OwnDraft): string {
  if (kind === 'new') return pathOf('answer', { id: formId });
  return pathOf(kind === 'completion' ? 'complete' : 'correct', { id });
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
        secondary={[
          draft.name,
          t(`drafts.kind-${draft.kind}`),
          t('drafts.saved-at', { moment: localMoment(draft.savedAt) }),
        ]
          .filter((text) => text !== '')
          .join(' · ')}
        sx={{ minWidth: '60%' }}
      />
      <Stack direction="row" sx={{ gap: 2, flex: 'none' }}>
        <Button
          variant="outlined"
          component={Link}
          to={pathTo(draft)}
          state={{ draft: draft.key }}
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
