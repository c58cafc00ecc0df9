// Why something was refused; it takes the focus, so that a screen reader reads it.
import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';

interface FocusedAlertProps {
  /** Null while nothing was refused. */
  readonly text: string | null;
}

export function FocusedAlert({ text }: FocusedAlertProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text !== null) alert.current?.focus();
  }, [text]);
  return (
    text !== null && (
      <Alert severity="error" ref={alert} tabIndex={-1}>
        {text}
      </Alert>
    )
  );
}
