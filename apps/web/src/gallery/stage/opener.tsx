// A button and the dialog it opens. The dialog is open at first, so that the story shows it; once it is closed, the
// button opens it again.
import { type ReactNode, useState } from 'react';

interface OpenerProps {
  readonly children: (close: () => void) => ReactNode;
}

export function Opener({ children }: OpenerProps) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <p className="answering">
        <button type="button" className="button" onClick={() => setOpen(true)}>
          Open
        </button>
      </p>
      {open && children(() => setOpen(false))}
    </>
  );
}
