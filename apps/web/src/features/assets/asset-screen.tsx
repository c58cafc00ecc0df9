// The page of an asset: what it is, where, its open incidents, the files of the last visit, and its visits over time.
// rules: X39.01-X39.04
import { inLanguage } from '@constancia/domain/localized.ts';
import { MUNICIPALITY_PARAMETER } from '@constancia/domain/pages/asset-url.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import { ZOOM_ON_LOCATION } from '@constancia/domain/submissions/particulars/map-start.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router';
import { language } from '../../platform/language.ts';
import { loadOnApproachTexts, t } from '../../platform/texts.ts';
import { deferredBlock } from '../../ui/light/deferred-block.tsx';
import { BackButton } from '../../ui/staff/back-button.tsx';
import { type Column, DataTable } from '../../ui/staff/data-table.tsx';
import { type FactLine, FactList } from '../../ui/staff/fact-list.tsx';
import { Page } from '../../ui/staff/page.tsx';
import { QueryStatus } from '../../ui/staff/query-status.tsx';
import { SectionCard } from '../../ui/staff/section-card.tsx';
import { hasFailed } from '../../platform/page/shown-data.ts';
import { type AssetPage, readAssetPage } from './api.ts';
import { useMunicipality } from './use-municipality.ts';
import { AssetFiles } from './asset-files.tsx';
import { AssetVisits } from './asset-visits.tsx';

const MAP_HEIGHT = 260;

const MapBlock = deferredBlock(
  async () => {
    const [{ TileMap }] = await Promise.all([
      import('../../platform/map/tile-map.tsx'),
      loadOnApproachTexts(),
    ]);
    return TileMap;
  },
  { height: MAP_HEIGHT },
);

export function AssetScreen() {
  const { id: assetId = '' } = useParams();
  const municipalityId = useMunicipality();
  const key = { municipalityId, assetId };
  const read = useQuery({
    queryKey: ['asset-page', municipalityId, assetId],
    queryFn: ({ signal }) => readAssetPage(key, signal),
  });
  const { data } = read;
  return (
    <Page
      title={data?.asset.name ?? t('asset-page.title')}
      windowTitle={[data?.asset.name, t('asset-page.title')]}
      back={<BackButton to={PATHS.assetSearch} text={t('asset-page.search')} />}
    >
      <QueryStatus query={read} failure={{ otherwise: 'asset-page.failed' }} />
      {data && !hasFailed(read) && (
        <>
          <About read={data} />
          <OpenIncidents municipalityId={municipalityId} read={data} />
          {data.lastVisit && <AssetFiles read={data} />}
          <AssetVisits key={`${municipalityId} ${assetId}`} of={key} />
        </>
      )}
    </Page>
  );
}

function factsOf({ asset, lastVisit, timeZone }: AssetPage): readonly FactLine[] {
  const visit = lastVisit && (
    <MuiLink component={Link} to={pathOf('submission', { id: lastVisit.id })}>
      {dateAndTime(lastVisit.at, timeZone)} · {inLanguage(lastVisit.form.title, language)}
    </MuiLink>
  );
  return [
    { label: t('staff.asset-id'), value: String(asset.id) },
    { label: t('staff.asset-type'), value: asset.type },
    { label: t('staff.asset-address'), value: asset.address },
    { label: t('asset-page.last-visit'), value: visit ?? t('asset-page.never') },
  ].filter(({ value }) => value !== '');
}

function About({ read }: { readonly read: AssetPage }) {
  const { asset, map } = read;
  const start = useMemo(() => asset.point && { centre: asset.point, zoom: ZOOM_ON_LOCATION }, [asset.point]);
  return (
    <>
      {!asset.isRegistered && <Alert severity="info">{t('asset-page.not-registered')}</Alert>}
      <SectionCard title={t('asset-page.facts')}>
        <FactList facts={factsOf(read)} />
        {start && (
          <Box sx={{ mt: 4, minHeight: MAP_HEIGHT }}>
            <MapBlock label={t('asset-page.map')} layers={map} start={start} marker={asset.point} />
          </Box>
        )}
      </SectionCard>
    </>
  );
}

type IncidentRow = Omit<AssetPage['incidents'][number], 'number'> & { readonly id: string };

/** Made when drawn, because the texts may change with the language. */
const columns = (
  municipalityId: string,
  timeZone: string,
): readonly [Column<IncidentRow>, ...Column<IncidentRow>[]] => [
  {
    title: t('incidents.column-number'),
    cell: ({ id }) => (
      <MuiLink
        component={Link}
        to={`${PATHS.incidents}?${new URLSearchParams({ [MUNICIPALITY_PARAMETER]: municipalityId, incidente: id })}`}
        aria-label={t('incidents.open', { number: id })}
      >
        {id}
      </MuiLink>
    ),
  },
  { title: t('incidents.column-state'), cell: ({ state }) => t(`incidents.state-${state}`) },
  {
    title: t('asset-page.column-description'),
    cell: ({ description }) => <span dir="auto">{description}</span>,
  },
  {
    title: t('incidents.column-submission'),
    cell: ({ submission: { id, code } }) => (
      <MuiLink component={Link} to={pathOf('submission', { id })}>
        {code}
      </MuiLink>
    ),
  },
  { title: t('incidents.column-date'), cell: ({ at }) => dateAndTime(at, timeZone) },
];

function OpenIncidents({
  municipalityId,
  read: { incidents, timeZone },
}: {
  readonly municipalityId: string;
  readonly read: AssetPage;
}) {
  return (
    <SectionCard title={t('asset-page.incidents')}>
      {incidents.length === 0 ? (
        <Typography color="textSecondary">{t('asset-page.incidents-none')}</Typography>
      ) : (
        <DataTable
          label={t('asset-page.incidents-table')}
          rows={incidents.map(({ number, ...incident }) => ({ ...incident, id: String(number) }))}
          columns={columns(municipalityId, timeZone)}
        />
      )}
    </SectionCard>
  );
}
