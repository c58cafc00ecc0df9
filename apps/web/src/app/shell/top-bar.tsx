// The bar at the top: product, links to the main lists, language, account. The second bar of administration links
// is below it on wide screens, where it goes away with the page, and in a drawer on narrow ones.
// rules: P2.49-P2.55, P1.18, P1.21, R2.100

import type { Account } from '@constancia/contract/session.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { t } from '../../platform/texts.ts';
import { AccountMenu } from './account-menu.tsx';
import { administrationFor, type Entry, entriesFor } from './bar-entries.ts';
import { LanguagePicker } from './language-picker.tsx';

const isBelow = (pathname: string, page: string) => page !== '/' && pathname.startsWith(`${page}/`);

/** 'page': it is open; 'true': a page that belongs to it is. */
function currentOf({ to, besides }: Entry, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  const belongs =
    isBelow(pathname, to) || (besides !== undefined && (pathname === besides || isBelow(pathname, besides)));
  return belongs ? 'true' : undefined;
}

interface NavigationProps {
  readonly label: string;
  readonly entries: readonly Entry[];
  readonly onPick?: () => void;
}

function Navigation({ label, entries, onPick }: NavigationProps) {
  const { pathname } = useLocation();
  return (
    <List component="nav" aria-label={label} sx={{ display: { md: 'flex' }, flexWrap: 'wrap', gap: 1, p: 0 }}>
      {entries.map((entry) => (
        <ListItemButton
          key={entry.to}
          component={Link}
          to={entry.to}
          selected={currentOf(entry, pathname) !== undefined}
          aria-current={currentOf(entry, pathname)}
          onClick={onPick}
          // On a desk all entries of an administrator fit in one line; between phone and desk they take two, and no word is
          // broken.
          sx={{ borderRadius: 1, py: 1, px: { md: 2.5 }, flex: { md: 'none' } }}
        >
          {t(entry.text)}
        </ListItemButton>
      ))}
    </List>
  );
}

export function TopBar({
  account,
  onLeave,
}: {
  readonly account: Account;
  readonly onLeave: () => Promise<void>;
}) {
  const [open, setOpen] = useState(false);
  const entries = entriesFor(account);
  const administration = administrationFor(account);
  return (
    <>
      <AppBar
        position="sticky"
        className="stays-in-view"
        color="default"
        sx={{
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
          // In a low window, e.g. at 400 %, a bar that stays would cover what is being read.
          '@media (max-height: 500px)': { position: 'static' },
          displayPrint: 'none',
        }}
      >
        <Toolbar variant="dense" sx={{ gap: 3, minHeight: 56 }}>
          <IconButton
            edge="start"
            aria-label={t('staff.nav-open')}
            onClick={() => setOpen(true)}
            sx={{ display: { md: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
          <Button component={Link} to={PATHS.home} sx={{ fontSize: '1.125rem', fontWeight: 700, px: 1 }}>
            {t('shell.product')}
          </Button>
          <Box sx={{ display: { xs: 'none', md: 'block' } }}>
            <Navigation label={t('staff.nav')} entries={entries} />
          </Box>
          <Typography
            noWrap
            color="textSecondary"
            variant="body2"
            sx={{ flex: 1, textAlign: 'right', minWidth: 0 }}
          >
            {account.municipality.name}
          </Typography>
          <LanguagePicker />
          <AccountMenu account={account} onLeave={onLeave} />
        </Toolbar>
        <Drawer
          open={open}
          onClose={() => setOpen(false)}
          slotProps={{ paper: { 'aria-label': t('staff.nav') } }}
        >
          <Box sx={{ width: 260, p: 4 }}>
            <Navigation label={t('staff.nav')} entries={entries} onPick={() => setOpen(false)} />
            {administration.length > 0 && (
              <>
                <Divider sx={{ my: 3 }} />
                <Navigation
                  label={t('staff.nav-administration')}
                  entries={administration}
                  onPick={() => setOpen(false)}
                />
              </>
            )}
          </Box>
        </Drawer>
      </AppBar>
      {administration.length > 0 && <AdministrationBar entries={administration} />}
    </>
  );
}

/** Goes away with the page: what a screen keeps in view begins right below the first bar. */
function AdministrationBar({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <Toolbar
      variant="dense"
      sx={{
        display: { xs: 'none', md: 'flex' },
        minHeight: 44,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        displayPrint: 'none',
      }}
    >
      <Navigation label={t('staff.nav-administration')} entries={entries} />
    </Toolbar>
  );
}
