// A button that tries something outside as it is stored, what it does, and what came of it.
// rules: X33.86, X34.48, X34.49
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import type { ReactNode } from 'react';
import { type ProblemWording, problemText } from '../../platform/problem-text.ts';

interface Props {
  readonly button: string;
  readonly help: string;
  readonly trying: { readonly isPending: boolean; readonly isError: boolean; readonly error: unknown };
  /** What is said when it could not be tried. */
  readonly failing: ProblemWording;
  readonly onTry: () => void;
  /** What came of it. */
  readonly children: ReactNode;
}

export function Trial({ button, help, trying, failing, onTry, children }: Props) {
  return (
    <Box>
      <Button variant="outlined" loading={trying.isPending} onClick={onTry}>
        {button}
      </Button>
      <FormHelperText>{help}</FormHelperText>
      <Box role="status" sx={{ mt: 2 }}>
        {children}
        {trying.isError && (
          <Alert role="none" severity="error">
            {problemText(trying.error, failing)}
          </Alert>
        )}
      </Box>
    </Box>
  );
}
