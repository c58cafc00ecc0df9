// The widths below which the editor shows fewer than three columns.
import useMediaQuery from '@mui/material/useMediaQuery';

/** Below this width the properties open as a sheet over the form. */
export function useNarrow(): boolean {
  return useMediaQuery('(max-width: 899px)', { noSsr: true });
}

/** Below this width the outline opens as a drawer. */
export function useOutlineHidden(): boolean {
  return useMediaQuery('(max-width: 1199px)', { noSsr: true });
}
