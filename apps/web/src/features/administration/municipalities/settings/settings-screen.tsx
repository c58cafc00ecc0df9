// The settings of a municipality: sections, and one button that stores them all.
// rules: X33.80-X33.84
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { problemText } from '../../../../platform/problem-text.ts';
import { t } from '../../../../platform/texts.ts';
import { BackButton } from '../../../../ui/staff/back-button.tsx';
import { FailureAlert } from '../../../../ui/staff/failure-alert.tsx';
import { Page } from '../../../../ui/staff/page.tsx';
import { SkeletonRows } from '../../../../ui/staff/skeleton-rows.tsx';
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
      {read.isError && (
        <FailureAlert
          text={problemText(read.error, { otherwise: 'municipality-settings.failed' })}
          onRetry={read.refetch}
        />
      )}
      {read.isPending && (
        <div aria-busy="true">
          <SkeletonRows />
        </div>
      )}
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
