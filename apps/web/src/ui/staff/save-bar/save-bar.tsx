// The bar with the button of a long form of staff. It stays at the bottom of the window, so that nobody scrolls to save; what
// is said there for a moment stands above it.
// rules: X40.12
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';

const CLASS = 'save-bar';
/** Between the bar and what is said above it, in pixels. */
const GAP = 8;

/** Where a message stands that would lie over the bar: a short page has it higher than the bottom of the window. */
export function aboveSaveBar() {
  const bar = document.querySelector(`.${CLASS}`)?.getBoundingClientRect();
  return bar ? { bottom: { xs: window.innerHeight - bar.top + GAP } } : {};
}

export function SaveBar({ children }: { readonly children: ReactNode }) {
  return (
    <Paper
      className={`${CLASS} stays-in-view`}
      sx={{
        position: 'sticky',
        bottom: 0,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 3,
        alignItems: 'center',
        p: 3,
        mt: 4,
        zIndex: 1,
        displayPrint: 'none',
      }}
    >
      {children}
    </Paper>
  );
}
