// The settings of a municipality: sections, and one button that stores them all.
// rules: X33.80-X33.84
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { t } from '../../../../platform/texts.ts';
import { BackButton } from '../../../../ui/staff/back-button.tsx';
import { Page } from '../../../../ui/staff/page.tsx';
import { QueryStatus } from '../../../../ui/staff/query-status.tsx';
import { readSettings } from '../../api.ts';
import { SettingsForm } from './settings-form.tsx';

export function SettingsScreen() {
  const { id = '' } = useParams();
  /** Grows when somebody else's settings are loaded over one's own. */
  const [loads, setLoads] = useState(0);
  const read = useQuery({
    queryKey: ['municipality-settings', id, loads],
    queryFn: ({ signal }) => readSettings(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <Page
      title={t('municipality-settings.title')}
      windowTitle={[t('municipality-settings.title'), read.data?.name]}
      description={read.data?.name ?? ''}
      back={<BackButton to={PATHS.municipalities} />}
      action={
        <Button component={Link} to={pathOf('municipalityShop', { id })}>
          {t('payment-shop.open')}
        </Button>
      }
    >
      <QueryStatus query={read} failure={{ otherwise: 'municipality-settings.failed' }} />
      {read.data && (
        <SettingsForm
          key={`${id} ${loads}`}
          id={id}
          read={read.data}
          onLoadTheirs={() => setLoads(loads + 1)}
        />
      )}
    </Page>
  );
}
