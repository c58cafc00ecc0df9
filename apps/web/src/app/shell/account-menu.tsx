// The avatar and its menu: kind of account, username, own account, drafts, signing out.
// rules: P2.49, P2.50, P4.06, X15.09, X15.10

import type { Account } from '@constancia/contract/session.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import { avatarLetters } from '@constancia/domain/users/user.ts';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { holds } from '../../features/session/public.ts';
import { useSignOut } from '../../features/session/signing-out/use-sign-out.tsx';
import { mayLeave } from '../../platform/page/leaving.ts';
import { t } from '../../platform/texts.ts';

export function AccountMenu({
  account,
  onLeave,
}: {
  readonly account: Account;
  readonly onLeave: () => Promise<void>;
}) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const navigate = useNavigate();
  const { signOut, question } = useSignOut(
    async () => account.userId,
    async () => {
      const left = onLeave();
      await navigate(PATHS.login, { replace: true });
      await left;
    },
  );
  const leave = async () => {
    if (await mayLeave()) await signOut();
  };
  return (
    <>
      <IconButton
        aria-label={t('staff.account', {
          letters: avatarLetters(account.username),
          username: account.username,
        })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 1 }}
      >
        <Avatar
          sx={{
            width: 36,
            height: 36,
            fontSize: '0.9375rem',
            fontWeight: 650,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          {avatarLetters(account.username)}
        </Avatar>
      </IconButton>
      <Menu disablePortal anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <Box component="li" role="none" sx={{ px: 4, py: 2 }}>
          <Typography color="textSecondary" variant="body2">
            {t(account.kind === 'product' ? 'staff.account-product' : 'staff.account-single-sign-on')}
          </Typography>
          <Typography variant="subtitle1">{account.username}</Typography>
        </Box>
        <Divider component="li" role="none" />
        <MenuItem component={Link} to={PATHS.account} onClick={() => setAnchor(null)}>
          {t('account.title')}
        </MenuItem>
        {holds(account, 'create', 'respuesta') && (
          <MenuItem component={Link} to={PATHS.drafts} onClick={() => setAnchor(null)}>
            {t('drafts.title')}
          </MenuItem>
        )}
        <MenuItem
          onClick={() => {
            setAnchor(null);
            void leave();
          }}
        >
          {t('staff.sign-out')}
        </MenuItem>
      </Menu>
      {question}
    </>
  );
}
