// The submissions about a person, page by page, each with the way to it.
// rules: X34.52
import { inLanguage } from '@constancia/domain/localized.ts';
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { language } from '../../../platform/language.ts';
import { shownName } from '../../../ui/shown-name.ts';
import { t } from '../../../platform/texts.ts';
import { type Column, DataTable } from '../../../ui/staff/data-table.tsx';
import { NumberedPager } from '../../../ui/staff/pager.tsx';
import { QueryStatus } from '../../../ui/staff/query-status.tsx';
import { SectionCard } from '../../../ui/staff/section-card.tsx';
import { type CitizenKey, listSubmissions, type SubmissionOfCitizen } from './api.ts';

/** Made when drawn, because the texts may change with the language. */
const columns = (
  timeZone: string,
): readonly [Column<SubmissionOfCitizen>, ...Column<SubmissionOfCitizen>[]] => [
  {
    title: t('citizens.column-code'),
    cell: ({ id, code }) => (
      <MuiLink component={Link} to={pathOf('submission', { id })}>
        {code}
      </MuiLink>
    ),
  },
  { title: t('citizens.column-date'), cell: ({ at }) => dateAndTime(at, timeZone) },
  {
    title: t('citizens.column-form'),
    cell: ({ title }) => <span dir="auto">{inLanguage(title, language)}</span>,
  },
  {
    title: t('citizens.column-state'),
    cell: ({ state, stateIn }) => <span dir="auto">{shownName(state, stateIn)}</span>,
  },
  { title: t('citizens.column-number'), cell: ({ documentNumber }) => <bdi>{documentNumber}</bdi> },
];

export function CitizenSubmissions({ of }: { readonly of: CitizenKey }) {
  const [page, setPage] = useState(0);
  const list = useQuery({
    queryKey: ['citizen-submissions', of.municipalityId, of.citizenId, page],
    queryFn: ({ signal }) => listSubmissions(of, page, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  const total = list.data?.total ?? 0;
  return (
    <SectionCard title={t('citizens.submissions')}>
      <QueryStatus query={list} failure={{ otherwise: 'citizens.failed' }} />
      {list.data && total === 0 && <Typography>{t('citizens.submissions-none')}</Typography>}
      {list.data && total > 0 && (
        <>
          <NumberedPager
            text={t('citizens.submissions-total', { count: total })}
            total={total}
            size={PAGE_SIZES.citizens}
            page={page}
            rows={list.data.submissions.length}
            onPage={(next) => setPage(next)}
          />
          <DataTable
            label={t('citizens.submissions')}
            rows={list.data.submissions}
            columns={columns(list.data.timeZone)}
          />
        </>
      )}
    </SectionCard>
  );
}
