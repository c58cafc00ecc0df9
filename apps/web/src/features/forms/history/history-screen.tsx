// The history of a form: its saved versions with author, date and number of submissions, and the changes between any
// two of them; an older one can be brought back.
// rules: X12.01, X12.02, X35.30

import type { FormVersion } from '@constancia/contract/forms/history.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import Skeleton from '@mui/material/Skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { language } from '../../../platform/language.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { BackButton } from '../../../ui/staff/back-button.tsx';
import { EmptyState } from '../../../ui/staff/empty-state.tsx';
import { ListScreen } from '../../../ui/staff/list-screen.tsx';
import { MoreRows } from '../../../ui/staff/pager.tsx';
import { useAccount } from '../../session/public.ts';
import { listFormVersions } from '../api.ts';
import { READ_FORM_PROBLEMS } from '../form-problems.ts';
import { FormChanges } from '../changes/form-changes.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { useVersion } from './use-version.ts';
import { type Compared, VersionTable } from './version-table.tsx';
import './history.css';

/** The newest version and the one before it. */
function newestTwo(versions: readonly FormVersion[]): Compared {
  const after = versions[0]?.version ?? 1;
  return { before: versions[1]?.version ?? after, after };
}

export function HistoryScreen() {
  const { id = '' } = useParams();
  const account = useAccount();
  const history = useInfiniteQuery({
    queryKey: ['form-history', id],
    queryFn: ({ pageParam }) => listFormVersions(id, pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.more ? page.versions.at(-1)?.version : undefined),
  });
  const [chosen, setChosen] = useState<Compared | null>(null);
  const [restored, setRestored] = useState<number | null>(null);
  const first = history.data?.pages[0];
  const title = first && inLanguage(first.title, language);
  return (
    <ListScreen
      title={t('editor.history')}
      windowTitle={[title, t('editor.history')]}
      description={title}
      back={
        <BackButton to={pathOf('editForm', { id, tipo: 'formulario' })} text={t('editor.history-back')} />
      }
      list={history}
      failure={READ_FORM_PROBLEMS}
      empty={false}
    >
      {({ pages }) => {
        const versions = pages.flatMap((page) => page.versions);
        const compared = chosen ?? newestTwo(versions);
        return (
          <div className="fh-columns">
            <div>
              <VersionTable
                versions={versions}
                timeZone={first?.timeZone ?? ''}
                compared={compared}
                onCompare={setChosen}
                onRestore={setRestored}
              />
              <MoreRows label={t('editor.history-older')} list={history} />
            </div>
            {versions.length === 1 ? (
              <p className="fc-none">{t('editor.history-one')}</p>
            ) : (
              <Comparison formId={id} compared={compared} />
            )}
            {restored !== null && (
              <RestoreDialog
                account={account}
                formId={id}
                version={restored}
                onClose={() => setRestored(null)}
              />
            )}
          </div>
        );
      }}
    </ListScreen>
  );
}

function Comparison({ formId, compared }: { readonly formId: string; readonly compared: Compared }) {
  // Changes always run from the older version to the newer one.
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
        <EmptyState tone="error" text={problemText(failed.error, READ_FORM_PROBLEMS)} />
      ) : older.data && newer.data ? (
        <FormChanges before={older.data.definition} after={newer.data.definition} />
      ) : (
        <Skeleton variant="rounded" height={160} />
      )}
    </section>
  );
}
