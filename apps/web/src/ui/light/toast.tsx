// A message that goes by itself; what a person must not miss stands on the page as well.
// rules: A8.15, A9.11, A9.12
import { useEffect } from 'react';
import { t } from '../../platform/texts.ts';
import { ErrorIcon } from './icons.tsx';
import './toast.css';

/** A9.12, milliseconds. */
const SHOWN = 6000;

export function WarningToast({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onClose, SHOWN);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    <div className="toast" role="alert">
      <ErrorIcon />
      <p>{text}</p>
      <button type="button" className="button-quiet" onClick={onClose}>
        {t('shell.close')}
      </button>
    </div>
  );
}
