// The register of citizens of a municipality, for administrators.
// rules: X34.50, X34.51, X34.53, X34.64
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../../platform/texts.ts';
import { useUrlSearch } from '../../../platform/url-search.ts';
import { type Column, DataTable } from '../../../ui/staff/data-table.tsx';
import { ListScreen } from '../../../ui/staff/list-screen.tsx';
import { NumberedPager } from '../../../ui/staff/pager.tsx';
import { useAccount } from '../../session/public.ts';
import { emptyText } from '../empty-text.ts';
import { ofMunicipality } from '../import/register-import.tsx';
import { SheetButtons } from '../import/sheet-buttons.tsx';
import { MunicipalityField } from '../territory-choice.tsx';
import { citizenFileUrl, type ListedCitizen, searchCitizens } from './api.ts';
import { nameOf } from './citizen-texts.ts';
import { DuplicatesDialog } from './duplicates-dialog.tsx';
import { SearchForm } from './search-form.tsx';
import { type CitizenSearch, useCitizenSearch } from './use-citizen-search.ts';

export function useCitizens(municipality: string, { text, personType, page }: CitizenSearch, enabled = true) {
  return useQuery({
    queryKey: ['citizens', municipality, text, personType, page],
    queryFn: ({ signal }) =>
      searchCitizens(municipality, { text, page, ...(personType !== '' && { personType }) }, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    // Each reading counts against the rate.
    refetchOnWindowFocus: false,
    enabled,
  });
}

/** Made when drawn, because the texts may change with the language. */
const columns = (municipality: string): readonly [Column<Row>, ...Column<Row>[]] => [
  {
    title: t('citizens.column-name'),
    cell: (citizen) => (
      <MuiLink component={Link} to={pathOf('citizen', { municipality, id: citizen.id })} dir="auto">
        {nameOf(citizen)}
      </MuiLink>
    ),
  },
  { title: t('citizens.column-number'), cell: ({ documentNumber }) => <bdi>{documentNumber}</bdi> },
  { title: t('citizens.column-type'), cell: ({ personType }) => t(`person.type-${personType}`) },
  { title: t('citizens.column-email'), cell: ({ email }) => <bdi>{email}</bdi> },
];

type Row = Omit<ListedCitizen, 'id'> & { readonly id: string };

export function CitizensScreen() {
  const { municipality: own } = useAccount();
  const { search: url, change: changeUrl } = useUrlSearch();
  const municipality = url.get('municipio') ?? own.id;
  const { search, change } = useCitizenSearch();
  const list = useCitizens(municipality, search);
  const [comparing, setComparing] = useState(false);
  const total = list.data?.total ?? 0;
  return (
    <>
      <ListScreen
        title={t('citizens.title')}
        description={t('citizens.description')}
        actions={
          list.data && (
            <>
              {!list.data.isReadOnly && (
                <Button variant="outlined" onClick={() => setComparing(true)}>
                  {t('citizens.duplicates')}
                </Button>
              )}
              <SheetButtons
                importTo={list.data.isReadOnly ? null : ofMunicipality(PATHS.citizenImport, municipality)}
                downloadUrl={citizenFileUrl(municipality, search.personType)}
              />
            </>
          )
        }
        filters={
          <>
            <SearchForm key={municipality} search={search} onSearch={change}>
              <MunicipalityField
                id="citizens-municipality"
                value={municipality}
                onPick={(id) => changeUrl((next) => next.set('municipio', id))}
              />
            </SearchForm>
            {list.data?.isReadOnly && (
              <Alert severity="info" sx={{ mb: 4 }}>
                {t('citizens.read-only')}
              </Alert>
            )}
          </>
        }
        list={list}
        failure={{ otherwise: 'citizens.failed' }}
        empty={
          list.data !== undefined &&
          total === 0 && { text: emptyText(search.text !== '' || search.personType !== '', 'citizens.none') }
        }
        pager={
          <NumberedPager
            text={t('citizens.total', { count: total })}
            total={total}
            size={PAGE_SIZES.citizens}
            page={search.page}
            rows={list.data?.citizens.length}
            onPage={(page) => change({ page })}
          />
        }
      >
        {({ citizens }) => (
          <DataTable
            label={t('citizens.title')}
            rows={citizens.map((citizen) => ({ ...citizen, id: String(citizen.id) }))}
            columns={columns(municipality)}
          />
        )}
      </ListScreen>
      {comparing && <DuplicatesDialog municipality={municipality} onClose={() => setComparing(false)} />}
    </>
  );
}
