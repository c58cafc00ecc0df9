// The history of a form: every saved version with who, when and its answers, and the difference between any two.
// rules: X12.01, X12.02

import type { FormVersion } from '@constancia/contract/forms/history.ts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { t } from '../../../platform/texts.ts';
import { EmptyState } from '../../../ui/staff/empty-state.tsx';
import { Page } from '../../../ui/staff/page.tsx';
import { listFormVersions, readFormVersion } from '../api.ts';
import { unreadFormText } from '../unread-form-text.ts';
import { FormChanges } from './form-changes.tsx';
import { type Compared, VersionTable } from './version-table.tsx';

/** The newest and the one before it. */
function newestTwo(versions: readonly FormVersion[]): Compared {
  const after = versions[0]?.version ?? 1;
  return { before: versions[1]?.version ?? after, after };
}

export function HistoryScreen() {
  const { id = '' } = useParams();
  const history = useInfiniteQuery({
    queryKey: ['form-history', id],
    queryFn: ({ pageParam }) => listFormVersions(id, pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.more ? page.versions.at(-1)?.version : undefined),
  });
  const [chosen, setChosen] = useState<Compared | null>(null);
  const back = <Link to={`/editar/${id}/formulario`}>{t('editor.history-back')}</Link>;
  const [first] = history.data?.pages ?? [];
  if (history.isError) {
    const retry = (
      <Button variant="outlined" onClick={() => void history.refetch()}>
        {t('shell.retry')}
      </Button>
    );
    return (
      <Page title={t('editor.history')} back={back}>
        <EmptyState tone="error" text={unreadFormText(history.error)} action={retry} />
      </Page>
    );
  }
  if (!first || !history.data) {
    return (
      <Page title={t('editor.history')} back={back}>
        <Skeleton variant="rounded" height={320} />
      </Page>
    );
  }
  const versions = history.data.pages.flatMap((page) => page.versions);
  const compared = chosen ?? newestTwo(versions);
  return (
    <Page title={t('editor.history')} description={first.title} back={back}>
      <div className="fh-columns">
        <div>
          <VersionTable
            versions={versions}
            timeZone={first.timeZone}
            compared={compared}
            onCompare={setChosen}
          />
          {history.hasNextPage && (
            <Button
              sx={{ mt: 2 }}
              loading={history.isFetchingNextPage}
              onClick={() => void history.fetchNextPage()}
            >
              {t('editor.history-older')}
            </Button>
          )}
        </div>
        {versions.length === 1 ? (
          <p className="fc-none">{t('editor.history-one')}</p>
        ) : (
          <Comparison formId={id} compared={compared} />
        )}
      </div>
    </Page>
  );
}

function Comparison({ formId, compared }: { readonly formId: string; readonly compared: Compared }) {
  // Always told from the older to the newer.
  const older = useVersion(formId, Math.min(compared.before, compared.after));
  const newer = useVersion(formId, Math.max(compared.before, compared.after));
  const versions = {
    before: Math.min(compared.before, compared.after),
    after: Math.max(compared.before, compared.after),
  };
  const failed = [older, newer].find(({ isError }) => isError);
  return (
    <section className="fh-changes" aria-live="polite" aria-labelledby="history-changes-title">
      <h2 id="history-changes-title">{t('editor.history-changes', versions)}</h2>
      {failed ? (
        <EmptyState tone="error" text={unreadFormText(failed.error)} />
      ) : older.data && newer.data ? (
        <FormChanges before={older.data.definition} after={newer.data.definition} />
      ) : (
        <Skeleton variant="rounded" height={160} />
      )}
    </section>
  );
}

/** A saved version never changes. */
function useVersion(formId: string, version: number) {
  return useQuery({
    queryKey: ['form-version', formId, version],
    queryFn: () => readFormVersion(formId, version),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
