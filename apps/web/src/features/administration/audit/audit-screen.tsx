// The audit log of a municipality, for administrators.
// rules: X34.20, X34.22, X34.23
import { isAuditAction, isAuditSubject } from '@constancia/domain/audit/audit-entries.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { t } from '../../../platform/texts.ts';
import { ListScreen } from '../../../ui/staff/list-screen.tsx';
import { MoreRows } from '../../../ui/staff/pager.tsx';
import { useAccount } from '../../session/public.ts';
import { type TableQuery, useTableQuery } from '../../../platform/page/use-table-query.ts';
import { auditFileUrl, type EntryQuery, readAudit } from './api.ts';
import { type AuditFilter, AuditFilters, FILTERS, isReversed } from './audit-filters.tsx';
import { CheckButton, CheckResult, useChainCheck } from './chain-check.tsx';
import { EntryTable } from './entry-table.tsx';

function queryOf({
  persona,
  accion,
  tipo,
  id,
  desde,
  hasta,
}: TableQuery<AuditFilter>['filters']): EntryQuery {
  return {
    actor: persona,
    subjectId: id,
    ...(isAuditAction(accion) && { action: accion }),
    ...(isAuditSubject(tipo) && { subject: tipo }),
    ...(desde !== '' && { from: desde }),
    ...(hasta !== '' && { to: hasta }),
  };
}

function useEntries(municipalityId: string, filter: EntryQuery, enabled: boolean) {
  const asked = useDeferredValue(JSON.stringify(filter));
  const list = useInfiniteQuery({
    queryKey: ['audit', municipalityId, asked],
    queryFn: ({ pageParam, signal }) =>
      readAudit(
        municipalityId,
        { ...(JSON.parse(asked) as EntryQuery), ...(pageParam !== null && { before: pageParam }) },
        signal,
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    enabled,
    // Each reading is an entry of its own.
    refetchOnWindowFocus: false,
  });
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  const isSearching = hasNextPage && list.data?.pages.every(({ entries }) => entries.length === 0) === true;
  useEffect(() => {
    if (isSearching && !isFetching && !isError) void fetchNextPage();
  }, [isSearching, isFetching, isError, fetchNextPage]);
  return { list, isSearching };
}

interface SearchingProps {
  readonly to: string | null;
  readonly timeZone: string;
  /** Not where it could not go on. */
  readonly busy: boolean;
}

/** How far back was looked, while nothing was found yet. */
function Searching({ to, timeZone, busy }: SearchingProps) {
  return (
    <Typography aria-live="polite" aria-busy={busy}>
      {to === null ? t('shell.loading') : t('audit.searching', { moment: dateAndTime(to, timeZone) })}
    </Typography>
  );
}

export function AuditScreen() {
  const { municipality: own } = useAccount();
  const query = useTableQuery<AuditFilter>('persona', FILTERS);
  const municipality = query.filters.municipio === '' ? own.id : query.filters.municipio;
  const filter = queryOf(query.filters);
  const { list, isSearching } = useEntries(municipality, filter, !isReversed(query.filters));
  const checking = useChainCheck(municipality);
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  const isEmpty = list.data !== undefined && entries.length === 0 && !isSearching;
  return (
    <ListScreen
      title={t('audit.title')}
      description={t('audit.description')}
      actions={
        <>
          <CheckButton checking={checking} />
          <Button variant="outlined" component="a" href={auditFileUrl(municipality, filter)} download>
            {t('audit.download')}
          </Button>
        </>
      }
      filters={
        <>
          <AuditFilters query={query} municipality={municipality} />
          <CheckResult key={municipality} checking={checking} />
        </>
      }
      list={list}
      failure={{ otherwise: 'administration.failed-to-load', explains: [] }}
      empty={isEmpty && { text: t('audit.none') }}
    >
      {({ pages }) => (
        <>
          {isSearching ? (
            <Searching
              to={pages.at(-1)?.searchedTo ?? null}
              timeZone={own.timeZone}
              busy={list.isFetching || !list.isError}
            />
          ) : (
            <EntryTable entries={entries} timeZone={pages[0]?.timeZone ?? own.timeZone} />
          )}
          <MoreRows label={isSearching ? null : t('audit.more')} list={list} />
        </>
      )}
    </ListScreen>
  );
}
