// What there is to do, each kind in a card of its own. A card without anything to do is left out.
// rules: X33.30
import type { Home } from '@constancia/contract/home.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OwnDraft } from '../../answering/session/own-drafts.ts';
import { localMoment } from '../../platform/clock.ts';
import { language } from '../../platform/language.ts';
import { shownName } from '../../ui/shown-name.ts';
import { t } from '../../platform/texts.ts';
import { SectionCard } from '../../ui/staff/section-card.tsx';
import { holds, useAccount } from '../session/public.ts';
import { listOfState } from '../submissions/public.ts';

interface EntryProps {
  readonly to: string;
  readonly text: string;
  readonly about?: string;
  readonly end?: ReactNode;
}

function Entry({ to, text, about, end }: EntryProps) {
  return (
    <li>
      <ListItemButton component={Link} to={to} divider sx={{ gap: 3, overflowWrap: 'anywhere' }}>
        <ListItemText primary={text} secondary={about} />
        {end}
      </ListItemButton>
    </li>
  );
}

function More({ count }: { readonly count: number }) {
  if (count <= 0) return null;
  return (
    <Typography color="textSecondary" sx={{ mt: 2 }}>
      {t('home.more', { count })}
    </Typography>
  );
}

export function WaitingCard({ home: { waiting, moreWaiting } }: { readonly home: Home }) {
  if (waiting.length === 0) return null;
  return (
    <SectionCard title={t('home.waiting')}>
      <List disablePadding>
        {waiting.map(({ formId, title, state, stateName, stateIn, submissions }) => (
          <Entry
            key={`${formId} ${state}`}
            to={listOfState(formId, state)}
            text={shownName(stateName, stateIn)}
            about={inLanguage(title, language)}
            end={
              <Typography sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600, flex: 'none' }}>
                {t('home.answers', { count: submissions })}
              </Typography>
            }
          />
        ))}
      </List>
      <More count={moreWaiting} />
    </SectionCard>
  );
}

export function CameBackCard({ home }: { readonly home: Home }) {
  const { cameBack, moreCameBack, timeZone } = home;
  if (cameBack.length === 0) return null;
  return (
    <SectionCard title={t('home.came-back')}>
      <List disablePadding>
        {cameBack.map(({ id, code, title, at }) => (
          <Entry
            key={id}
            to={pathOf('submission', { id })}
            text={code}
            about={`${inLanguage(title, language)} · ${dateAndTime(at, timeZone)}`}
          />
        ))}
      </List>
      <More count={moreCameBack} />
    </SectionCard>
  );
}

const DRAFTS_SHOWN = 3;

export function DraftsCard({ drafts }: { readonly drafts: readonly OwnDraft[] }) {
  if (drafts.length === 0) return null;
  const path = pathOf('drafts');
  return (
    <SectionCard title={t('home.drafts')}>
      <List disablePadding>
        {drafts.slice(0, DRAFTS_SHOWN).map(({ key, title, savedAt }) => (
          <Entry
            key={key}
            to={path}
            text={title || t('drafts.untitled')}
            about={t('drafts.saved-at', { moment: localMoment(savedAt) })}
          />
        ))}
      </List>
      <More count={drafts.length - DRAFTS_SHOWN} />
    </SectionCard>
  );
}

export function LastFormsCard({ home: { lastForms } }: { readonly home: Home }) {
  const account = useAccount();
  if (lastForms.length === 0) return null;
  const answers = holds(account, 'create', 'respuesta');
  return (
    <SectionCard title={t('home.last-forms')}>
      <List disablePadding>
        {lastForms.map(({ id, title }) => (
          <Entry
            key={id}
            to={pathOf(answers ? 'answer' : 'submissions', { id })}
            text={inLanguage(title, language)}
          />
        ))}
      </List>
    </SectionCard>
  );
}

export function FailedDeliveries({ home: { failedDeliveries } }: { readonly home: Home }) {
  if (!failedDeliveries) return null;
  return (
    <Box sx={{ my: 4 }}>
      <Alert
        severity="warning"
        action={
          <Button color="inherit" size="small" component={Link} to={pathOf('outbox')}>
            {t('home.failed-open')}
          </Button>
        }
      >
        {t('home.failed', { count: failedDeliveries })}
      </Alert>
    </Box>
  );
}

export function OverdueWorkOrders({ home: { overdueWorkOrders } }: { readonly home: Home }) {
  if (!overdueWorkOrders) return null;
  return (
    <Box sx={{ my: 4 }}>
      <Alert
        severity="warning"
        action={
          <Button color="inherit" size="small" component={Link} to={`${pathOf('workPlan')}?vencidas=si`}>
            {t('home.overdue-open')}
          </Button>
        }
      >
        {t('home.overdue', { count: overdueWorkOrders })}
      </Alert>
    </Box>
  );
}
