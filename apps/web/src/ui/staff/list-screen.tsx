// The screen of a list: heading, filters, pager, rows. Every list loads, waits for other rows, fails and shows that it is
// empty in the same way.
// rules: X36.98, X40.56
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keyframes } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type ProblemWording, problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import { EmptyState } from './empty-state.tsx';
import { Page } from './page.tsx';
import { SkeletonRows, StaleLine } from './query-status.tsx';
import { hasFailed, type PagedReading } from '../../platform/page/shown-data.ts';

/** The query of the list, as `useQuery` and `useInfiniteQuery` return it. */
interface ListReading<Data> extends PagedReading {
  readonly data: Data | undefined;
  /** What is there belongs to the filter, order or page before; the rows that were asked for are on their way. */
  readonly isPlaceholderData?: boolean;
  readonly refetch: () => unknown;
}

interface ListScreenProps<Data> {
  readonly title: string;
  readonly windowTitle?: readonly (string | undefined)[];
  readonly description?: string;
  /** The link back, above the title. */
  readonly back?: ReactNode;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  readonly filters?: ReactNode;
  readonly list: ListReading<Data>;
  /** The text when the list cannot be read. */
  readonly failure?: ProblemWording;
  /** What is shown instead of an empty list; false when there are rows. */
  readonly empty: false | { readonly text: string; readonly action?: ReactNode };
  /** Shown above the rows. */
  readonly pager?: ReactNode;
  /** The outline of the list while it loads; rows by default. */
  readonly skeleton?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

export function ListScreen<Data>(props: ListScreenProps<Data>) {
  const { title, windowTitle, description, back, actions, filters } = props;
  return (
    <Page title={title} windowTitle={windowTitle} description={description} back={back} action={actions}>
      {filters}
      <ListContent {...props} />
    </Page>
  );
}

const passing = keyframes({ from: { backgroundPositionX: '-40%' }, to: { backgroundPositionX: '140%' } });
const appearing = keyframes({ to: { opacity: 1 } });

/** A bar over the former rows, once they have been there for a moment. It takes no room, so that nothing moves. */
const WAITING = {
  position: 'relative',
  '&[aria-busy]::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: '-4px',
    height: '3px',
    opacity: 0,
    backgroundImage: 'linear-gradient(currentColor, currentColor)',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '25% 100%',
    color: 'primary.main',
    animation: `${appearing} 0.1s 0.4s forwards, ${passing} 1.2s linear infinite`,
    '@media (prefers-reduced-motion: reduce)': {
      backgroundSize: '100% 100%',
      animation: `${appearing} 0.1s 0.4s forwards`,
    },
  },
} as const;

function ListContent<Data>({ list, failure, empty, pager, skeleton, children }: ListScreenProps<Data>) {
  if (hasFailed(list)) {
    const retry = (
      <Button variant="outlined" onClick={() => void list.refetch()}>
        {t('shell.retry')}
      </Button>
    );
    return <EmptyState tone="error" text={problemText(list.error, failure)} action={retry} />;
  }
  if (list.data === undefined) return <div aria-busy="true">{skeleton ?? <SkeletonRows />}</div>;
  return (
    <Box aria-busy={list.isPlaceholderData === true || undefined} sx={WAITING}>
      <StaleLine reading={list} />
      {empty ? (
        <EmptyState {...empty} />
      ) : (
        <>
          {pager}
          {children(list.data)}
        </>
      )}
    </Box>
  );
}
