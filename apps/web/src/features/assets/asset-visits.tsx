// The submissions about an asset, newest first, page by page, each with what changed since the visit before.
// rules: X39.02, X39.03
import { inLanguage } from '@constancia/domain/localized.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { language } from '../../platform/language.ts';
import { shownName } from '../../ui/shown-name.ts';
import { t } from '../../platform/texts.ts';
import { type Column, DataTable } from '../../ui/staff/data-table.tsx';
import { NeighbourPages, Pager } from '../../ui/staff/pager.tsx';
import { QueryStatus } from '../../ui/staff/query-status.tsx';
import { SectionCard } from '../../ui/staff/section-card.tsx';
import { type AssetKey, type ListedVisit, listVisits } from './api.ts';
import { VisitChangesDialog } from './visit-changes-dialog.tsx';

/** Made when drawn, because the texts may change with the language. */
const columns = (timeZone: string): readonly [Column<ListedVisit>, ...Column<ListedVisit>[]] => [
  {
    title: t('asset-page.column-code'),
    cell: ({ id, code }) => (
      <MuiLink component={Link} to={pathOf('submission', { id })}>
        {code}
      </MuiLink>
    ),
  },
  {
    title: t('asset-page.column-form'),
    cell: ({ form }) => <span dir="auto">{inLanguage(form.title, language)}</span>,
  },
  {
    title: t('asset-page.column-state'),
    cell: ({ state, stateIn }) => <span dir="auto">{shownName(state, stateIn)}</span>,
  },
  { title: t('asset-page.column-by'), cell: ({ by }) => <bdi>{by}</bdi> },
  { title: t('asset-page.column-date'), cell: ({ at }) => dateAndTime(at, timeZone) },
];

const actions = (onCompare: (visit: ListedVisit) => void): Column<ListedVisit> => ({
  title: t('asset-page.column-actions'),
  cell: (visit) =>
    visit.hasEarlier && (
      <Button
        size="small"
        aria-label={t('asset-page.compare-of', { code: visit.code })}
        onClick={() => onCompare(visit)}
      >
        {t('asset-page.compare')}
      </Button>
    ),
});

export function AssetVisits({ of }: { readonly of: AssetKey }) {
  const [cursor, setCursor] = useState<string | null>(null);
  const [compared, setCompared] = useState<ListedVisit | null>(null);
  const list = useQuery({
    queryKey: ['asset-visits', of.municipalityId, of.assetId, cursor],
    queryFn: ({ signal }) => listVisits(of, cursor, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const { data } = list;
  return (
    <SectionCard title={t('asset-page.visits')}>
      <QueryStatus query={list} failure={{ otherwise: 'asset-page.failed' }} />
      {data && data.visits.length === 0 && cursor === null && (
        <Typography color="textSecondary">{t('asset-page.visits-none')}</Typography>
      )}
      {data && (data.visits.length > 0 || cursor !== null) && (
        <>
          <Pager total={t('asset-page.visits-newest')}>
            <NeighbourPages
              previous={data.previous}
              next={data.next}
              last={null}
              cursor={list.isPlaceholderData ? null : cursor}
              rows={data.visits.length}
              onCursor={setCursor}
            />
          </Pager>
          <DataTable
            label={t('asset-page.visits-table')}
            rows={data.visits}
            columns={columns(data.timeZone)}
            {...(data.visits.some(({ hasEarlier }) => hasEarlier) && { actions: actions(setCompared) })}
          />
        </>
      )}
      {compared && <VisitChangesDialog of={of} visit={compared} onClose={() => setCompared(null)} />}
    </SectionCard>
  );
}
