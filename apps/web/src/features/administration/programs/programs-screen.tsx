// The programs outside that work with a token: a list in which tokens are made and revoked.
// rules: X38.13, X38.15, X40.59
import { PAGE_SIZES } from '@constancia/domain/page-sizes.ts';
import { PATHS } from '@constancia/domain/pages/paths.ts';
import { wallTimeOf, dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTableQuery } from '../../../platform/page/use-table-query.ts';
import { useTableRows } from '../../../platform/page/use-table-rows.ts';
import { t } from '../../../platform/texts.ts';
import { SearchField } from '../../../ui/staff/choices/search-field.tsx';
import { type Column, DataTable } from '../../../ui/staff/data-table.tsx';
import { ListScreen } from '../../../ui/staff/list-screen.tsx';
import { NumberedPager } from '../../../ui/staff/pager.tsx';
import { ShownOnceDialog } from '../shown-once-dialog.tsx';
import { type ListedProgram, listPrograms } from './api.ts';
import { NewProgramDialog } from './new-program-dialog.tsx';
import { rightText, stateText } from './program-texts.ts';
import { RevokeProgramDialog } from './revoke-program-dialog.tsx';

const COLORS = {
  valid: 'success',
  'expires-soon': 'warning',
  expired: 'default',
  revoked: 'default',
  'owner-disabled': 'warning',
} as const;

/** The last day on which the token can be used; it ends at the midnight after. */
function lastDay({ expiresAt }: ListedProgram, timeZone: string): string {
  return wallTimeOf(Date.parse(expiresAt) - 1, timeZone).date;
}

function lastUse({ lastUsedAt, lastUsedFrom }: ListedProgram, timeZone: string): string {
  if (lastUsedAt === null) return t('programs.never-used');
  return t('programs.used-from', {
    moment: dateAndTime(lastUsedAt, timeZone),
    address: lastUsedFrom ?? '',
  });
}

/** Made when drawn, because the texts may change with the language. */
const columns = (timeZone: string): readonly [Column<ListedProgram>, ...Column<ListedProgram>[]] => [
  { title: t('programs.column-name'), cell: ({ name }) => <span dir="auto">{name}</span> },
  {
    title: t('programs.column-state'),
    cell: ({ state }) => (
      <Chip size="small" variant="outlined" color={COLORS[state]} label={stateText(state)} />
    ),
  },
  { title: t('programs.column-owner'), cell: ({ owner }) => owner.username },
  { title: t('programs.column-rights'), cell: ({ rights }) => rights.map(rightText).join(', ') },
  {
    title: t('programs.column-areas'),
    cell: ({ areas }) => areas?.map(({ name }) => name).join(', ') ?? t('programs.all-areas'),
  },
  {
    title: t('programs.column-networks'),
    cell: ({ networks }) => networks.join(', ') || t('programs.every-network'),
  },
  { title: t('programs.column-expires'), cell: (program) => lastDay(program, timeZone) },
  { title: t('programs.column-used'), cell: (program) => lastUse(program, timeZone) },
  { title: t('programs.column-token'), cell: ({ beginning }) => <code>{beginning}…</code> },
];

const revoking = (revoke: (program: ListedProgram) => void): Column<ListedProgram> => ({
  title: t('programs.column-actions'),
  cell: (program) =>
    program.state !== 'revoked' &&
    program.state !== 'expired' && (
      <Button
        size="small"
        color="error"
        aria-label={t('programs.revoke-named', { name: program.name })}
        onClick={() => revoke(program)}
      >
        {t('programs.revoke')}
      </Button>
    ),
});

type Open =
  | { readonly what: 'new' }
  | { readonly what: 'token'; readonly token: string; readonly name: string }
  | { readonly what: 'revoke'; readonly program: ListedProgram }
  | null;

export function ProgramsScreen() {
  const query = useTableQuery('texto', []);
  const list = useTableRows(['programs'], query, ({ filters, page }, signal) =>
    listPrograms({ text: filters.texto, page }, signal),
  );
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const total = list.data?.total ?? 0;
  return (
    <>
      <ListScreen
        title={t('programs.title')}
        description={t('programs.description')}
        actions={
          <>
            <Button component={Link} to={PATHS.webhooks}>
              {t('webhooks.title')}
            </Button>
            <Button variant="contained" onClick={() => setOpen({ what: 'new' })}>
              {t('programs.new')}
            </Button>
          </>
        }
        filters={
          <Box component="search" sx={{ mb: 4 }}>
            <SearchField label={t('programs.filter-text')} value={query.typed} onType={query.type} />
          </Box>
        }
        list={list}
        failure={{ otherwise: 'programs.failed' }}
        empty={
          list.data !== undefined &&
          total === 0 && { text: t(query.isNarrowed ? 'programs.none-found' : 'programs.none') }
        }
        pager={
          <NumberedPager
            text={t('programs.total', { count: total })}
            total={total}
            size={PAGE_SIZES.programs}
            page={query.page}
            rows={list.data?.programs.length}
            onPage={query.goTo}
          />
        }
      >
        {({ programs, timeZone }) => (
          <DataTable
            label={t('programs.title')}
            rows={programs}
            columns={columns(timeZone)}
            actions={revoking((program) => setOpen({ what: 'revoke', program }))}
          />
        )}
      </ListScreen>
      {open?.what === 'new' && (
        <NewProgramDialog onMade={(token, name) => setOpen({ what: 'token', token, name })} onClose={close} />
      )}
      {open?.what === 'token' && (
        <ShownOnceDialog
          title={t('programs.token-title', { name: open.name })}
          text={t('programs.token-text')}
          label={t('programs.token')}
          secret={open.token}
          copied={t('programs.token-copied')}
          onClose={close}
        />
      )}
      {open?.what === 'revoke' && <RevokeProgramDialog program={open.program} onClose={close} />}
    </>
  );
}
