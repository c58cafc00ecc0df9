// Something went well: said a moment later, so that it is not lost in what moves on the screen, and gone by itself.
// rules: A8.22, A8.23, A9.10
import { useEffect, useRef, useState } from 'react';
import { epochMilliseconds } from '../../platform/clock.ts';
import { t } from '../../platform/texts.ts';
import { DoneIcon } from '../../ui/light/icons.tsx';
import '../../ui/light/toast.css';

/** A9.10, milliseconds after the success. */
const FROM = 1000;
const UNTIL = 6000;

export function SuccessToast({ text, onGone }: { readonly text: string; readonly onGone: () => void }) {
  const [shown, setShown] = useState(false);
  // The step may be left and come back meanwhile.
  const since = useRef(0);
  useEffect(() => {
    since.current ||= epochMilliseconds();
    const passed = epochMilliseconds() - since.current;
    const appear = setTimeout(() => setShown(true), FROM - passed);
    const go = setTimeout(onGone, UNTIL - passed);
    return () => {
      clearTimeout(appear);
      clearTimeout(go);
    };
  }, [onGone]);
  return (
    <div role="status">
      {shown && (
        <div className="toast toast-success">
          <DoneIcon />
          <p>{text}</p>
          <button type="button" className="button-quiet" onClick={onGone}>
            {t('shell.close')}
          </button>
        </div>
      )}
    </div>
  );
}
