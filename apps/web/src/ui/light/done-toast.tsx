// Says that something went well; goes by itself and takes no focus. rules: A8.20, A8.21, A9.11
import { useEffect } from 'react';
import { DoneIcon } from './icons.tsx';
import './toast.css';

/** Milliseconds: long enough to read four words. */
const SHOWN = 4000;

export function DoneToast({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onClose, SHOWN);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    <div className="toast toast-done" role="status">
      <DoneIcon />
      <p>{text}</p>
    </div>
  );
}
