// A message in the dialog that goes by itself. rules: A5.31, A8.11, A8.12, A8.19, A9.12, A9.13
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useEffect } from 'react';
import type { Banner } from './use-mail.ts';

export function TimedAlert({ banner, onClose }: { readonly banner: Banner; readonly onClose: () => void }) {
  const { severity, title, text, milliseconds } = banner;
  useEffect(() => {
    const timer = setTimeout(onClose, milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, onClose]);
  return (
    <Alert severity={severity} role={severity === 'success' ? 'status' : 'alert'} onClose={onClose}>
      {title !== '' && <AlertTitle>{title}</AlertTitle>}
      {text}
    </Alert>
  );
}
