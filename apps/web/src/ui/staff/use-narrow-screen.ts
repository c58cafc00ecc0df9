// Where the three columns become fewer.
import useMediaQuery from '@mui/material/useMediaQuery';

/** The properties come as a sheet over the form. */
export function useNarrow(): boolean {
  return useMediaQuery('(max-width: 899px)', { noSsr: true });
}

/** The outline comes as a drawer. */
export function useOutlineHidden(): boolean {
  return useMediaQuery('(max-width: 1199px)', { noSsr: true });
}
