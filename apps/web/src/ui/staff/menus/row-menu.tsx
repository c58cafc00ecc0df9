// The menu of a row in a list: pages to go to and actions without a button of their own. Without entries it is absent.
// rules: P2.70, R2.036

import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link } from 'react-router';

export type RowMenuEntry =
  | { readonly text: string; readonly to: string; readonly state?: object }
  | { readonly text: string; readonly onChoose: () => void; readonly isDangerous?: boolean };

interface Props {
  /** Element id of the button, to which a dialog gives the focus back. */
  readonly buttonId: string;
  readonly label: string;
  /** `false` for what this person may not do. */
  readonly entries: readonly (RowMenuEntry | false)[];
}

export function RowMenu({ buttonId, label, entries }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const offered = entries.filter((entry) => entry !== false);
  if (offered.length === 0) return null;
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        size="small"
        id={buttonId}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
      <Menu
        disablePortal
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{
          list: { 'aria-labelledby': buttonId },
          paper: { sx: { border: 1, borderColor: 'divider' } },
        }}
      >
        {offered.map((entry) =>
          'to' in entry ? (
            <MenuItem key={entry.text} component={Link} to={entry.to} state={entry.state} onClick={close}>
              {entry.text}
            </MenuItem>
          ) : (
            <MenuItem
              key={entry.text}
              sx={entry.isDangerous ? { color: 'error.main' } : undefined}
              onClick={() => {
                close();
                entry.onChoose();
              }}
            >
              {entry.text}
            </MenuItem>
          ),
        )}
      </Menu>
    </>
  );
}
