// What was answered about a person, a page at a time, or the submission with a code.
// rules: R2.102, R2.103, R7.21, R8.08, X36.68
import { inLanguage } from '@constancia/domain/localized.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { asCallError } from '../../platform/api-client.ts';
import { language } from '../../platform/language.ts';
import { problemText } from '../../platform/problem-text.ts';
import { shownName } from '../../ui/shown-name.ts';
import { t } from '../../platform/texts.ts';
import { DataTable } from '../../ui/staff/data-table.tsx';
import { FailureAlert } from '../../ui/staff/failure-alert.tsx';
import { type FoundPage, findSubmissions, type Wanted } from './home-api.ts';

export function FoundSubmissions({ wanted }: { readonly wanted: Wanted }) {
  /** Cursors of the pages so far; the last one is shown. */
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  const cursor = cursors.at(-1) ?? null;
  const found = useQuery({
    queryKey: ['recipient', wanted, cursor],
    queryFn: ({ signal }) => findSubmissions(wanted, cursor, signal),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const { data, error } = found;
  if (error)
    return (
      <Box sx={{ mt: 4 }}>
        <FailureAlert text={problemText(asCallError(error))} onRetry={found.refetch} />
      </Box>
    );
  if (!data) return <Skeleton height={120} aria-hidden="true" />;
  if (data.submissions.length === 0)
    return (
      <Typography role="status" sx={{ mt: 4 }}>
        {t('home.search-none')}
      </Typography>
    );
  return (
    <Box sx={{ mt: 4 }}>
      <FoundTable page={data} />
      {(cursors.length > 1 || data.next !== null) && (
        <Stack
          component="nav"
          aria-label={t('home.search-pages')}
          direction="row"
          sx={{ gap: 2, mt: 3, justifyContent: 'end' }}
        >
          <Button disabled={cursors.length === 1} onClick={() => setCursors(cursors.slice(0, -1))}>
            {t('home.previous')}
          </Button>
          <Button disabled={data.next === null} onClick={() => setCursors([...cursors, data.next])}>
            {t('home.next')}
          </Button>
        </Stack>
      )}
    </Box>
  );
}

function linkTo({ id, code }: FoundPage['submissions'][number]) {
  return (
    <Link to={pathOf('submission', { id })} aria-label={t('staff.submissions-view', { code })}>
      {code}
    </Link>
  );
}

function FoundTable({ page: { submissions, timeZone } }: { readonly page: FoundPage }) {
  return (
    <DataTable
      label={t('home.search-found')}
      rows={submissions}
      columns={[
        {
          title: t('home.column-code'),
          cell: linkTo,
        },
        { title: t('home.column-form'), cell: ({ title }) => inLanguage(title, language) },
        { title: t('home.column-person'), cell: ({ person }) => person },
        { title: t('home.column-date'), cell: ({ at }) => dateAndTime(at, timeZone) },
        { title: t('home.column-state'), cell: ({ state, stateIn }) => shownName(state, stateIn) },
      ]}
    />
  );
}
