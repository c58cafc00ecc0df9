// A message over the page that disappears by itself. What a person must not miss is also written on the page.
// rules: A8.15, A8.20-A8.23, A9.10-A9.12
import { useCallback, useState } from 'react';
import { t } from '../../platform/texts.ts';
import { useTimeout } from '../../platform/use-timeout.ts';
import { NOTICE_MS } from '../notice-times.ts';
import { DoneIcon, ErrorIcon } from './icons.tsx';
import './toast.css';

interface ToastProps {
  readonly tone: 'success' | 'warning';
  readonly text: string;
  /** Milliseconds until it appears, so that it is not lost among other movement on the screen. */
  readonly from?: number;
  /** Milliseconds until it disappears; A9.12 unless the rules say otherwise. */
  readonly until?: number;
  readonly closing: 'by-itself' | 'by-button-too';
  readonly onClose: () => void;
}

export function Toast({ tone, text, from = 0, until = NOTICE_MS.banner, closing, onClose }: ToastProps) {
  const [shown, setShown] = useState(from === 0);
  const show = useCallback(() => setShown(true), []);
  useTimeout(show, from);
  useTimeout(onClose, until);
  return (
    <div className="toast" role={tone === 'warning' ? 'alert' : 'status'}>
      {shown && (
        <div className={`toast-message toast-${tone}`}>
          {tone === 'warning' ? <ErrorIcon /> : <DoneIcon />}
          <p>{text}</p>
          {closing === 'by-button-too' && (
            <button type="button" className="button-quiet" onClick={onClose}>
              {t('shell.close')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
