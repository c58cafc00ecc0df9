// The frame of every staff dialog: title, content, buttons. Escape closes it unless its action is running; a click outside
// does not once something was written in it, which would be lost.
// rules: X39.96, X40.05
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId, useRef } from 'react';
import { dropSecondClick, isSecondClick } from '../../platform/page/second-click.ts';
import { t } from '../../platform/texts.ts';

interface DialogFrameProps {
  readonly title: string;
  /** The sentence that screen readers read with the title. */
  readonly text?: ReactNode;
  readonly children?: ReactNode;
  /** Stays visible while the content scrolls. */
  readonly head?: ReactNode;
  /** The buttons; by default there is one that closes. */
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  /** False while the dialog fades out. */
  readonly open?: boolean;
  /** Called after it faded out: the focus needs a new element. */
  readonly onClosed?: () => void;
  /** `alertdialog` for a question that has to be answered. */
  readonly role?: 'dialog' | 'alertdialog';
  /** Without it the dialog is as wide as its text. */
  readonly size?: 'xs' | 'sm' | 'md' | 'lg';
  /** Fills the screen below this width. */
  readonly fullScreenBelow?: 'sm' | 'md';
  /** True while the action runs; the dialog then stays open. */
  readonly busy?: boolean;
  /** For long text without fields, which the keyboard must be able to scroll. */
  readonly scrolls?: boolean;
  /** A click outside never closes the dialog: what it shows would be lost. */
  readonly closedBy?: 'escape-only';
}

export function DialogFrame({ title, text, children, head, actions, onClose, ...rest }: DialogFrameProps) {
  const id = useId();
  const { open = true, role = 'dialog', size, busy, scrolls, closedBy, onClosed } = rest;
  const fullScreen = useIsBelow(rest.fullScreenBelow);
  const isWritten = useRef(false);
  return (
    <Dialog
      open={open}
      role={role}
      onInput={() => {
        isWritten.current = true;
      }}
      onClose={(event: { readonly detail?: unknown }, reason) => {
        const closes = closedBy !== 'escape-only' && !isWritten.current && !isSecondClick(event);
        const isMeant = reason === 'escapeKeyDown' || closes;
        if (!busy && isMeant) onClose();
      }}
      fullWidth={size !== undefined}
      maxWidth={size ?? 'sm'}
      fullScreen={fullScreen}
      aria-labelledby={`${id}-title`}
      aria-describedby={text === undefined ? undefined : `${id}-text`}
      slotProps={{
        transition: { onExited: onClosed },
        ...(head && { paper: { sx: { height: '100%' } } }),
      }}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      {head}
      <DialogContent
        dividers={head !== undefined}
        tabIndex={scrolls ? 0 : undefined}
        // Room for the label on the border of a field at the top.
        sx={{ display: 'grid', gap: 4, alignContent: 'start', '.MuiDialogTitle-root + &': { pt: 2 } }}
      >
        {text !== undefined && (
          <Typography component="div" id={`${id}-text`}>
            {text}
          </Typography>
        )}
        {children}
      </DialogContent>
      <DialogActions onClickCapture={dropSecondClick} disableSpacing sx={{ flexWrap: 'wrap', gap: 2 }}>
        {actions ?? (
          <Button disabled={busy} onClick={onClose}>
            {t('shell.close')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function useIsBelow(width: DialogFrameProps['fullScreenBelow']): boolean {
  const { breakpoints } = useTheme();
  const below = useMediaQuery(breakpoints.down(width ?? 'sm'), { noSsr: true });
  return width !== undefined && below;
}
