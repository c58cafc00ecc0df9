// Open sessions, the one used last first: browser and system, since when, and when it was used last.
// rules: X33.50
import type { OpenSession } from '@constancia/contract/session.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { nameOfBrowser } from '../../platform/device/name-of-browser.ts';
import { t } from '../../platform/texts.ts';
import { useAccount } from './session-context.tsx';

interface Props {
  readonly sessions: readonly OpenSession[];
  /** What stands beside a session. */
  readonly children?: (session: OpenSession) => ReactNode;
}

export function SessionList({ sessions, children }: Props) {
  const { timeZone } = useAccount().municipality;
  const at = (moment: string) => dateAndTime(moment, timeZone);
  return (
    <Stack component="ul" aria-label={t('account.sessions')} sx={{ gap: 3, m: 0, p: 0, listStyle: 'none' }}>
      {sessions.map((session) => (
        <Stack
          key={session.id}
          component="li"
          direction="row"
          sx={{ gap: 3, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
        >
          <div>
            <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
              <Typography variant="subtitle1">{nameOfBrowser(session.browser)}</Typography>
              {session.current && <Chip size="small" color="success" label={t('account.session-here')} />}
            </Stack>
            <Typography variant="body2" color="textSecondary">
              {t('account.session-times', { started: at(session.startedAt), used: at(session.lastUsedAt) })}
            </Typography>
          </div>
          {children?.(session)}
        </Stack>
      ))}
    </Stack>
  );
}
