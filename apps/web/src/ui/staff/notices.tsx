// Short messages at the foot of the screen, one at a time, in four kinds. rules: P8.33, P8.34, P9.07, P9.10, P9.11
import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { createContext, type ReactNode, use, useCallback, useState } from 'react';

export type NoticeKind = 'success' | 'info' | 'warning' | 'error';

export interface Notice {
  readonly kind: NoticeKind;
  readonly text: string;
  /** How long it stays, in milliseconds; 3000 where nothing else is said (P8.34). */
  readonly milliseconds?: number;
}

type Notify = (notice: Notice) => void;

const NoticeContext = createContext<Notify>(() => {});

const DEFAULT_MS = 3_000;

/** Error alerts stay longer (P9.11). */
export const ERROR_ALERT_MS = 5_000;
/** Notices about saved forms and answers (P9.09, A9.11). */
export const SAVED_NOTICE_MS = 6_000;

export function useNotify(): Notify {
  return use(NoticeContext);
}

export function NoticeProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<{ readonly notice: Notice; readonly number: number } | null>(null);
  const notify = useCallback<Notify>(
    (notice) => setShown((before) => ({ notice, number: (before?.number ?? 0) + 1 })),
    [],
  );
  const close = useCallback(() => setShown(null), []);
  return (
    <NoticeContext value={notify}>
      {children}
      {shown && (
        <Snackbar
          key={shown.number}
          open
          autoHideDuration={shown.notice.milliseconds ?? DEFAULT_MS}
          onClose={(_event, reason) => reason !== 'clickaway' && close()}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        >
          <Alert
            severity={shown.notice.kind}
            variant="standard"
            role={shown.notice.kind === 'error' ? 'alert' : 'status'}
            onClose={close}
          >
            {shown.notice.text}
          </Alert>
        </Snackbar>
      )}
    </NoticeContext>
  );
}
