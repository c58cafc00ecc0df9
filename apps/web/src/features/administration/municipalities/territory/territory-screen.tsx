// Countries, their provinces and the names of their municipalities, for administrators.
// rules: X33.88, X33.89
import { PATHS } from '@constancia/domain/pages/paths.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../../platform/texts.ts';
import { BackButton } from '../../../../ui/staff/back-button.tsx';
import { ListScreen } from '../../../../ui/staff/list-screen.tsx';
import { emptyText } from '../../empty-text.ts';
import { useTableQuery } from '../../../../platform/page/use-table-query.ts';
import { readRegister } from './api.ts';
import { CountryCard } from './country-card.tsx';
import { foundInTerritory } from './found-in-territory.ts';
import { type OpenDialog, TerritoryDialogs } from './territory-dialogs.tsx';
import { SearchField } from '../../../../ui/staff/choices/search-field.tsx';

export function TerritoryScreen() {
  const query = useTableQuery('texto', []);
  const register = useQuery({
    queryKey: ['territory', 'register'],
    queryFn: ({ signal }) => readRegister(signal),
    refetchOnMount: 'always',
  });
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const { countries = [] } = register.data ?? {};
  const found = foundInTerritory(countries, query.filters.texto);
  return (
    <>
      <ListScreen
        title={t('territory-register.title')}
        description={t('territory-register.description')}
        back={<BackButton to={PATHS.municipalities} />}
        actions={
          register.data && (
            <Button variant="contained" onClick={() => setOpen({ what: 'new-country' })}>
              {t('territory-register.new-country')}
            </Button>
          )
        }
        filters={
          <SearchField label={t('territory-register.filter')} value={query.typed} onType={query.type} />
        }
        list={register}
        failure={{ otherwise: 'territory-register.failed' }}
        empty={
          register.data !== undefined &&
          found.length === 0 && { text: emptyText(query.isNarrowed, 'territory-register.none') }
        }
      >
        {() =>
          found.map((country) => (
            <CountryCard key={country.id} country={country} isNarrowed={query.isNarrowed} onOpen={setOpen} />
          ))
        }
      </ListScreen>
      {open && <TerritoryDialogs open={open} countries={countries} onClose={() => setOpen(null)} />}
    </>
  );
}
