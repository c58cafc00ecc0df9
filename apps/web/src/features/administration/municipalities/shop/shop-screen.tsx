// The payments of a municipality: the shop that it sells with.
// rules: X34.40-X34.45
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { t } from '../../../../platform/texts.ts';
import { BackButton } from '../../../../ui/staff/back-button.tsx';
import { Page } from '../../../../ui/staff/page.tsx';
import { QueryStatus } from '../../../../ui/staff/query-status.tsx';
import { readShop } from '../../api.ts';
import { ShopForm } from './shop-form.tsx';

export function ShopScreen() {
  const { id = '' } = useParams();
  /** Grows when somebody else's shop is loaded over what was typed. */
  const [loads, setLoads] = useState(0);
  const read = useQuery({
    queryKey: ['payment-shop', id, loads],
    queryFn: ({ signal }) => readShop(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <Page
      title={t('payment-shop.title')}
      windowTitle={[t('payment-shop.title'), read.data?.name]}
      description={read.data?.name ?? ''}
      back={<BackButton to={pathOf('municipalitySettings', { id })} />}
    >
      <QueryStatus query={read} failure={{ otherwise: 'payment-shop.failed' }} />
      {read.data && (
        <ShopForm
          key={`${id} ${loads}`}
          id={id}
          read={read.data}
          onStored={() => void read.refetch()}
          onLoadTheirs={() => setLoads(loads + 1)}
        />
      )}
    </Page>
  );
}
