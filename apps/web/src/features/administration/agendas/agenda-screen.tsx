// An agenda of the register: its name and address, and when it gives appointments.
// rules: X34.70, X34.71
import { PATHS } from '@constancia/domain/pages/paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { t } from '../../../platform/texts.ts';
import { BackButton } from '../../../ui/staff/back-button.tsx';
import { Page } from '../../../ui/staff/page.tsx';
import { QueryStatus } from '../../../ui/staff/query-status.tsx';
import { AgendaForm } from './agenda-form.tsx';
import { readAgenda } from './api.ts';

export function AgendaScreen() {
  const { municipality = '', id = '' } = useParams();
  const of = { municipalityId: municipality, agendaId: Number(id) };
  /** Grows when somebody else's changes are loaded over one's own. */
  const [loads, setLoads] = useState(0);
  const read = useQuery({
    queryKey: ['agenda-to-edit', municipality, of.agendaId, loads],
    queryFn: ({ signal }) => readAgenda(of, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <Page
      title={read.data?.agenda.name ?? t('agendas.edit-title')}
      back={<BackButton to={`${PATHS.agendas}?municipio=${municipality}`} />}
    >
      <QueryStatus query={read} failure={{ otherwise: 'agendas.failed' }} />
      {read.data && (
        <AgendaForm
          key={`${municipality} ${id} ${loads}`}
          of={of}
          read={read.data}
          onStored={() => void read.refetch()}
          onLoadTheirs={() => setLoads(loads + 1)}
        />
      )}
    </Page>
  );
}
