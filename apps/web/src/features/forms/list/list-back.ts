// Where 'back' leads from a screen that was opened from the list: to the filters and page it was opened from.
// rules: X10.08
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { useLocation } from 'react-router';

const LIST = pathOf('forms');

/** The list's URL with its filters and page, as the link to this screen passed it. */
export function useListBack(): { readonly to: string; readonly state: unknown } {
  const state: unknown = useLocation().state;
  const known = typeof state === 'object' && state !== null && 'list' in state ? state.list : '';
  const search = typeof known === 'string' && known.startsWith('?') ? known : '';
  return { to: `${LIST}${search}`, state };
}
