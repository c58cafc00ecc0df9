// One draft that is not finished, to continue or to discard.
// rules: X15.09, X31.43
import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router';
import type { OwnDraft } from '../../../answering/session/own-drafts.ts';
import { localMoment } from '../../../platform/clock.ts';
import { t } from '../../../platform/texts.ts';

interface DraftRowProps {
  readonly draft: OwnDraft;
  readonly to: string;
  readonly onDiscard: () => void;
}

export function titleOf({ title }: OwnDraft): string {
  return title || t('drafts.untitled');
}

export function DraftRow({ draft, to, onDiscard }: DraftRowProps) {
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
          to={to}
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
