// The register of assets of a municipality: a list with its filters, and the same assets on a map.
// rules: X34.57-X34.59, X34.63, X39.06
import { inLanguage } from '@constancia/domain/localized.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { assetUrl } from '@constancia/domain/pages/asset-url.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import DeleteIcon from '@mui/icons-material/Delete';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { language } from '../../../platform/language.ts';
import { t } from '../../../platform/texts.ts';
import { type Column, DataTable } from '../../../ui/staff/data-table.tsx';
import { ListScreen } from '../../../ui/staff/list-screen.tsx';
import { NumberedPager } from '../../../ui/staff/pager.tsx';
import { useAccount } from '../../session/public.ts';
import { EditButton } from '../edit-button.tsx';
import { emptyText } from '../empty-text.ts';
import { ofMunicipality } from '../import/register-import.tsx';
import { SheetButtons } from '../import/sheet-buttons.tsx';
import { type TableQuery, useTableQuery } from '../../../platform/page/use-table-query.ts';
import { type AssetList, assetFileUrl, type ListedAsset, listAssets } from './api.ts';
import { EditAssetDialog, NewAssetDialog } from './asset-dialog.tsx';
import { type AssetFilter, AssetFilters, FILTERS, ORDERS } from './asset-filters.tsx';
import { PageMapBlock } from './asset-map.tsx';
import { DeleteAssetDialog } from './delete-asset-dialog.tsx';

type Row = Omit<ListedAsset, 'id'> & { readonly id: string };

/** Made when drawn, because the texts may change with the language. */
function columns(
  municipality: string,
  { incidentAreas, timeZone }: AssetList,
): readonly [Column<Row>, ...Column<Row>[]] {
  const areaName = (id: number | null) =>
    id === null ? t('assets.any-area') : (incidentAreas.find((area) => area.id === id)?.name ?? String(id));
  return [
    {
      title: t('assets.column-name'),
      cell: ({ id, description }) => (
        <MuiLink component={Link} to={assetUrl(municipality, Number(id))}>
          <bdi>{description}</bdi>
        </MuiLink>
      ),
    },
    { title: t('assets.filter-type'), cell: ({ type }) => <span dir="auto">{type}</span> },
    { title: t('assets.column-address'), cell: ({ address }) => <span dir="auto">{address}</span> },
    { title: t('assets.filter-area'), cell: ({ incidentAreaId }) => areaName(incidentAreaId) },
    { title: t('assets.column-number'), cell: ({ id }) => id },
    {
      title: t('assets.column-last-visit'),
      cell: ({ lastVisit }) =>
        lastVisit ? `${dateAndTime(lastVisit.at, timeZone)} · ${inLanguage(lastVisit.form, language)}` : '',
    },
  ];
}

type Open = { readonly what: 'new' } | { readonly what: 'edit' | 'delete'; readonly id: number } | null;

const actions = (open: (next: Open) => void): Column<Row> => ({
  title: t('assets.column-actions'),
  cell: ({ id, description }) => (
    <Stack direction="row">
      <EditButton name={description} onEdit={() => open({ what: 'edit', id: Number(id) })} />
      <IconButton
        size="small"
        aria-label={`${t('assets.delete')} ${description}`}
        onClick={() => open({ what: 'delete', id: Number(id) })}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Stack>
  ),
});

function filterOf({ filters }: TableQuery<AssetFilter>) {
  const { texto: text, tipo: type, area } = filters;
  return { text, type, ...(area !== '' && { area }) };
}

function useAssets(municipality: string, query: TableQuery<AssetFilter>) {
  const order = ORDERS.get(query.filters.orden);
  const asked = useDeferredValue(
    JSON.stringify({ ...filterOf(query), ...(order && { order }), page: query.page }),
  );
  return useQuery({
    queryKey: ['assets', municipality, asked],
    queryFn: ({ signal }) => listAssets(municipality, JSON.parse(asked), signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

export function AssetsScreen() {
  const { municipality: own } = useAccount();
  const query = useTableQuery<AssetFilter>('texto', FILTERS);
  const municipality = query.filters.municipio === '' ? own.id : query.filters.municipio;
  const list = useAssets(municipality, query);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const { total = 0, isReadOnly = true } = list.data ?? {};
  return (
    <>
      <ListScreen
        title={t('assets.title')}
        description={t('assets.description')}
        actions={
          list.data && (
            <>
              <SheetButtons
                importTo={isReadOnly ? null : ofMunicipality(PATHS.assetImport, municipality)}
                downloadUrl={assetFileUrl(municipality, filterOf(query))}
              />
              {!isReadOnly && (
                <Button variant="contained" onClick={() => setOpen({ what: 'new' })}>
                  {t('assets.new')}
                </Button>
              )}
            </>
          )
        }
        filters={
          <>
            <AssetFilters query={query} municipality={municipality} list={list.data} />
            {list.data?.isReadOnly && (
              <Alert severity="info" sx={{ mb: 4 }}>
                {t('assets.read-only')}
              </Alert>
            )}
          </>
        }
        list={list}
        failure={{ otherwise: 'assets.failed' }}
        empty={list.data !== undefined && total === 0 && { text: emptyText(query.isNarrowed, 'assets.none') }}
        pager={
          <NumberedPager
            text={t('assets.total', { count: total })}
            total={total}
            size={PAGE_SIZES.assets}
            page={query.page}
            rows={list.data?.assets.length}
            onPage={query.goTo}
          />
        }
      >
        {(read) => (
          <>
            <DataTable
              label={t('assets.title')}
              rows={read.assets.map((asset) => ({ ...asset, id: String(asset.id) }))}
              columns={columns(municipality, read)}
              {...(!read.isReadOnly && { actions: actions(setOpen) })}
            />
            <Box sx={{ mt: 4 }}>
              <PageMapBlock read={read} />
            </Box>
          </>
        )}
      </ListScreen>
      {open?.what === 'new' && list.data && (
        <NewAssetDialog municipalityId={municipality} list={list.data} onClose={close} />
      )}
      {open?.what === 'edit' && list.data && (
        <EditAssetDialog
          of={{ municipalityId: municipality, assetId: open.id }}
          list={list.data}
          onClose={close}
        />
      )}
      {open?.what === 'delete' && (
        <DeleteAssetDialog of={{ municipalityId: municipality, assetId: open.id }} onClose={close} />
      )}
    </>
  );
}
