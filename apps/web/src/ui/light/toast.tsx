// A message over the page that disappears by itself, or when it is closed. What a person must not miss is also written on
// the page. It stands at the edge of the window away from the field that has the focus, which it would cover.
// rules: A8.15, A8.20-A8.23, X36.52
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
  readonly onClose: () => void;
}

interface Shown {
  readonly edge: 'top' | 'bottom';
  /** What had the focus when it appeared. */
  readonly field: Element | null;
}

function shownNow(): Shown {
  const field = document.activeElement;
  if (!field || field === document.body) return { edge: 'top', field: null };
  const { top, bottom } = field.getBoundingClientRect();
  return { edge: (top + bottom) / 2 < innerHeight / 2 ? 'bottom' : 'top', field };
}

export function Toast({ tone, text, from = 0, until = NOTICE_MS.banner, onClose }: ToastProps) {
  const [shown, setShown] = useState<Shown | null>(() => (from === 0 ? shownNow() : null));
  const show = useCallback(() => setShown((before) => before ?? shownNow()), []);
  useTimeout(show, from);
  useTimeout(onClose, until);
  const close = () => {
    if (shown?.field instanceof HTMLElement) shown.field.focus({ preventScroll: true });
    onClose();
  };
  return (
    <div
      className={shown?.edge === 'bottom' ? 'toast toast-below' : 'toast'}
      role={tone === 'warning' ? 'alert' : 'status'}
    >
      {shown && (
        <div className={`toast-message toast-${tone}`}>
          {tone === 'warning' ? <ErrorIcon /> : <DoneIcon />}
          <p>{text}</p>
          <button type="button" className="button-quiet" onClick={close}>
            {t('shell.close')}
          </button>
        </div>
      )}
    </div>
  );
}
