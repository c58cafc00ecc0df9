// Short messages that disappear by themselves: at the bottom of the screen, over a dialog at its top, one at a time, or inside a dialog.
// rules: P8.33, P8.34, P9.07-P9.11, X40.12
import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { createContext, type ReactNode, type Ref, use, useCallback, useState } from 'react';
import { t } from '../../platform/texts.ts';
import { useTimeout } from '../../platform/use-timeout.ts';
import { NOTICE_MS } from '../notice-times.ts';
import { aboveSaveBar } from './save-bar/save-bar.tsx';

export interface Notice {
  readonly kind: 'success' | 'info' | 'warning' | 'error';
  readonly title?: string;
  readonly text: string;
  /** A button that closes the message too. */
  readonly action?: { readonly text: string; readonly onPress: () => void };
  /** How long it stays, in milliseconds; otherwise as its kind says. */
  readonly milliseconds?: number;
}

type Notify = (notice: Notice) => void;

const NoticeContext = createContext<Notify>(() => {});

export function useNotify(): Notify {
  return use(NoticeContext);
}

function timeOf({ kind, milliseconds }: Notice, usual: number, ofErrors: number): number {
  return milliseconds ?? (kind === 'error' ? ofErrors : usual);
}

interface ToastProps {
  readonly notice: Notice;
  readonly onClose: () => void;
}

interface Shown {
  readonly notice: Notice;
  readonly number: number;
  readonly above: ReturnType<typeof aboveSaveBar>;
}

/** At the top: the buttons of a dialog are at its bottom, on a phone at that of the window. */
const OVER_DIALOG = {
  'body:has([role="dialog"], [role="alertdialog"]) &': { bottom: 'auto', top: { xs: 8 } },
} as const;

export function NoticeProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const notify = useCallback<Notify>((notice) => {
    const above = aboveSaveBar();
    setShown((before) => ({ notice, number: (before?.number ?? 0) + 1, above }));
  }, []);
  const close = useCallback(() => setShown(null), []);
  return (
    <NoticeContext value={notify}>
      {children}
      {shown && (
        <Snackbar
          key={shown.number}
          open
          autoHideDuration={timeOf(shown.notice, NOTICE_MS.alert, NOTICE_MS.errorAlert)}
          onClose={(_event, reason) => reason !== 'clickaway' && close()}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
          sx={{ ...shown.above, ...OVER_DIALOG }}
        >
          <NoticeAlert notice={shown.notice} onClose={close} />
        </Snackbar>
      )}
    </NoticeContext>
  );
}

/** For a dialog, which hides the rest of the page from screen readers. Give it a key for each message. */
export function DialogToast({ notice, onClose }: ToastProps) {
  useTimeout(onClose, timeOf(notice, NOTICE_MS.snackbar, NOTICE_MS.errorToast));
  return <NoticeAlert notice={notice} onClose={onClose} />;
}

function NoticeAlert({ notice, onClose, ...rest }: ToastProps & { readonly ref?: Ref<HTMLDivElement> }) {
  const { kind, title, text, action } = notice;
  const urgent = kind === 'error' || kind === 'warning';
  const press = () => {
    onClose();
    action?.onPress();
  };
  const buttons = action && (
    <>
      <Button color="inherit" size="small" onClick={press}>
        {action.text}
      </Button>
      <IconButton color="inherit" size="small" aria-label={t('shell.close')} onClick={onClose}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </>
  );
  return (
    <Alert
      severity={kind}
      role={urgent ? 'alert' : 'status'}
      onClose={onClose}
      closeText={t('shell.close')}
      {...(buttons && { action: buttons })}
      {...rest}
    >
      {title && <AlertTitle>{title}</AlertTitle>}
      {text}
    </Alert>
  );
}
