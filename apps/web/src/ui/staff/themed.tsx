// What the component library needs around it: its theme and its basic rules. Screens that do without that library are
// drawn without it, because reading and running it takes a phone most of a second.
// rules: X39.73
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

export function Themed({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
