// A dialog over the page. The browser keeps the focus inside, closes it on Escape and returns the focus.
// rules: A2.34, A2.35, A2.42
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import './light.css';
import './modal-dialog.css';

interface ModalDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Also called on Escape. */
  readonly onClose: () => void;
  readonly variant?: 'message' | 'calendar' | 'marks';
}

export function ModalDialog({ title, children, onClose, variant = 'message' }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A layout effect, because the focus returns only when the dialog closes before its element is removed.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown?.open) shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <div className="answering">
      <dialog
        ref={dialog}
        className={`dialog dialog-${variant}`}
        aria-labelledby={titleId}
        onCancel={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <h2 id={titleId} className={variant === 'calendar' ? 'only-read' : 'dialog-title'}>
          {title}
        </h2>
        {children}
      </dialog>
    </div>
  );
}

export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className="dialog-actions">{children}</div>;
}
