// The keys of the list: from row to row, to the other pages, to the search.
// rules: X33.07
import Box from '@mui/material/Box';
import { Shortcuts } from '../keyboard/shortcut-help.tsx';
import type { Shortcut } from '../keyboard/use-shortcuts.ts';
import { rowLinks } from '../list-url/opened-from.ts';
import type { SubmissionPage } from './list-submissions.ts';
import { SEARCH_FIELD } from '../filters/submission-filters.tsx';

interface Props {
  readonly page: SubmissionPage;
  readonly onCursor: (cursor: string | null) => void;
}

/** From the row that has the focus, or into the list. */
function step(by: 1 | -1): void {
  const links = rowLinks();
  const at = links.findIndex((link) => link === document.activeElement);
  const next = at === -1 ? (by === 1 ? 0 : links.length - 1) : at + by;
  links[next]?.focus();
}

export function ListShortcuts({ page: { next, previous }, onCursor }: Props) {
  const shortcuts: readonly Shortcut[] = [
    { key: 'j', text: 'shortcuts.row-next', run: () => step(1) },
    { key: 'k', text: 'shortcuts.row-previous', run: () => step(-1) },
    { key: 'n', text: 'shortcuts.page-next', run: () => next !== null && onCursor(next) },
    { key: 'p', text: 'shortcuts.page-previous', run: () => previous !== null && onCursor(previous) },
    { key: '/', text: 'shortcuts.search', run: () => document.getElementById(SEARCH_FIELD)?.focus() },
  ];
  return (
    <Box sx={{ mt: 3 }}>
      <Shortcuts shortcuts={shortcuts} native={[{ key: 'Enter', text: 'shortcuts.open' }]} />
    </Box>
  );
}
