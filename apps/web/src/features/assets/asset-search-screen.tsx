// The search for an asset by words or number, for everybody who reads submissions.
// rules: X39.05
import { inLanguage } from '@constancia/domain/localized.ts';
import { assetUrl } from '@constancia/domain/pages/asset-url.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { language } from '../../platform/language.ts';
import { t } from '../../platform/texts.ts';
import { useUrlSearch } from '../../platform/url-search.ts';
import { type Column, DataTable } from '../../ui/staff/data-table.tsx';
import { ListScreen } from '../../ui/staff/list-screen.tsx';
import { searchAssets } from '../administration/public.ts';
import type { FoundAsset } from './api.ts';
import { useMunicipality } from './use-municipality.ts';
import { SearchField } from '../../ui/staff/choices/search-field.tsx';

type Row = Omit<FoundAsset, 'id'> & { readonly id: string };

/** Made when drawn, because the texts may change with the language. */
const columns = (municipalityId: string, timeZone: string): readonly [Column<Row>, ...Column<Row>[]] => [
  {
    title: t('staff.asset-name'),
    cell: ({ id, name }) => (
      <MuiLink
        component={Link}
        to={assetUrl(municipalityId, Number(id))}
        aria-label={t('asset-page.open', { name })}
      >
        <bdi>{name}</bdi>
      </MuiLink>
    ),
  },
  { title: t('staff.asset-type'), cell: ({ type }) => <span dir="auto">{type}</span> },
  { title: t('staff.asset-address'), cell: ({ address }) => <span dir="auto">{address}</span> },
  { title: t('staff.asset-id'), cell: ({ id }) => id },
  {
    title: t('asset-page.last-visit'),
    cell: ({ lastVisit }) =>
      lastVisit
        ? `${dateAndTime(lastVisit.at, timeZone)} · ${inLanguage(lastVisit.form.title, language)}`
        : t('asset-page.never'),
  },
];

const TEXT = 'texto';

export function AssetSearchScreen() {
  const municipalityId = useMunicipality();
  const { search, change } = useUrlSearch();
  const [typed, setTyped] = useState(search.get(TEXT) ?? '');
  const text = useDeferredValue(typed.trim());
  const list = useQuery({
    queryKey: ['asset-search', municipalityId, text],
    queryFn: ({ signal }) => searchAssets(municipalityId, text, signal),
    placeholderData: keepPreviousData,
  });
  const type = (value: string) => {
    setTyped(value);
    change((next) => (value.trim() === '' ? next.delete(TEXT) : next.set(TEXT, value)), { replace: true });
  };
  const { data } = list;
  return (
    <ListScreen
      title={t('asset-page.search')}
      description={t('asset-page.search-description')}
      filters={
        <Box component="search" sx={{ mb: 4 }}>
          <SearchField label={t('assets.filter-text')} value={typed} onType={type} />
        </Box>
      }
      list={list}
      failure={{ otherwise: 'assets.failed' }}
      empty={
        data?.assets.length === 0 && {
          text: t(text === '' ? 'asset-page.search-start' : 'asset-page.search-none'),
        }
      }
    >
      {({ assets, more, timeZone }) => (
        <>
          <DataTable
            label={t('asset-page.search')}
            rows={assets.map((asset) => ({ ...asset, id: String(asset.id) }))}
            columns={columns(municipalityId, timeZone)}
          />
          {more && (
            <Alert severity="info" sx={{ mt: 4 }}>
              {t('asset-page.search-more')}
            </Alert>
          )}
        </>
      )}
    </ListScreen>
  );
}
