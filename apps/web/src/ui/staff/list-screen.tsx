// The screen of a list: heading, filters, pager, rows. Every list loads, fails and shows that it is empty in the same
// way.
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { type ProblemWording, problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import { EmptyState } from './empty-state.tsx';
import { Page } from './page.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

/** The query of the list, as `useQuery` and `useInfiniteQuery` return it. */
interface Reading<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly error: unknown;
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
  readonly list: Reading<Data>;
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

function ListContent<Data>({ list, failure, empty, pager, skeleton, children }: ListScreenProps<Data>) {
  if (list.isError) {
    const retry = (
      <Button variant="outlined" onClick={() => void list.refetch()}>
        {t('shell.retry')}
      </Button>
    );
    return <EmptyState tone="error" text={problemText(list.error, failure)} action={retry} />;
  }
  if (list.data === undefined) return <div aria-busy="true">{skeleton ?? <SkeletonRows />}</div>;
  if (empty) return <EmptyState {...empty} />;
  return (
    <>
      {pager}
      {children(list.data)}
    </>
  );
}
