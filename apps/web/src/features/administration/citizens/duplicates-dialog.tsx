// Pairs of people of the register who may be the same, each with the way to compare them.
// rules: X34.53
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../../platform/texts.ts';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { NumberedPager } from '../../../ui/staff/pager.tsx';
import { QueryStatus } from '../../../ui/staff/query-status.tsx';
import { type ListedCitizen, searchDuplicates } from './api.ts';
import { nameOf } from './citizen-texts.ts';

interface Props {
  readonly municipality: string;
  readonly onClose: () => void;
}

export function DuplicatesDialog({ municipality, onClose }: Props) {
  const [page, setPage] = useState(0);
  const read = useQuery({
    queryKey: ['citizen-duplicates', municipality, page],
    queryFn: ({ signal }) => searchDuplicates(municipality, page, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
  const total = read.data?.total ?? 0;
  return (
    <DialogFrame
      title={t('citizens.duplicates')}
      text={t('citizens.duplicates-text')}
      size="md"
      fullScreenBelow="sm"
      scrolls
      onClose={onClose}
    >
      <QueryStatus query={read} failure={{ otherwise: 'citizens.failed' }} />
      {read.data && total === 0 && <Typography>{t('citizens.duplicates-none')}</Typography>}
      {read.data && total > 0 && (
        <>
          <NumberedPager
            text={t('citizens.duplicates-total', { count: total })}
            total={total}
            size={PAGE_SIZES.citizens}
            page={page}
            rows={read.data.pairs.length}
            onPage={(next) => setPage(next)}
          />
          <Stack
            component="ul"
            aria-label={t('citizens.duplicates')}
            sx={{ gap: 3, m: 0, p: 0, listStyle: 'none' }}
          >
            {read.data.pairs.map(({ one, other, because }) => (
              <Stack
                key={`${one.id} ${other.id}`}
                component="li"
                direction={{ xs: 'column', sm: 'row' }}
                sx={{ gap: 2, justifyContent: 'space-between', alignItems: { sm: 'center' } }}
              >
                <div>
                  <Person citizen={one} />
                  <Person citizen={other} />
                  <Typography variant="body2" color="textSecondary">
                    {t(`citizens.because-${because}`)}
                  </Typography>
                </div>
                <Button
                  component={Link}
                  to={pathOf('mergeCitizens', { municipality, id: one.id, other: other.id })}
                  variant="outlined"
                  size="small"
                  aria-label={t('citizens.compare-named', { one: nameOf(one), other: nameOf(other) })}
                >
                  {t('citizens.compare')}
                </Button>
              </Stack>
            ))}
          </Stack>
        </>
      )}
    </DialogFrame>
  );
}

function Person({ citizen }: { readonly citizen: ListedCitizen }) {
  return (
    <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
      {nameOf(citizen)} <bdi>({citizen.documentNumber})</bdi>
    </Typography>
  );
}
