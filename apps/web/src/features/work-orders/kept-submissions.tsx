// On 'Mi día': the submissions that were taken along to be completed, each with the way to it and what became of it.
// rules: X39.72
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { isReady, useQueue } from '../../answering/queue/queue.ts';
import type { OwnDraft } from '../../answering/session/own-drafts.ts';
import { listPrepared, type PreparedPiece } from '../../platform/device/prepared.ts';
import { t } from '../../platform/texts.ts';
import { type Column, DataTable } from '../../ui/staff/data-table.tsx';
import { useAccount } from '../session/public.ts';

const idOf = ({ id, kind }: PreparedPiece) => id.slice(kind.length + 1);

type DraftOf = (piece: PreparedPiece) => OwnDraft | undefined;

/** Made when drawn, because the texts may change with the language. */
const columns = (draftOf: DraftOf): readonly [Column<PreparedPiece>] => [
  {
    title: t('own-day.submission'),
    cell: (piece) => (
      <>
        <span dir="auto">{piece.name}</span> <Became draft={draftOf(piece)} />
      </>
    ),
  },
];

const actions = (): Column<PreparedPiece> => ({
  title: t('work-orders.actions'),
  cell: (piece) => (
    <Button
      size="small"
      variant="contained"
      component={Link}
      to={pathOf('complete', { id: idOf(piece) })}
      aria-label={t('own-day.complete-which', { which: piece.name })}
    >
      {t('review.complete-answer')}
    </Button>
  ),
});

export function KeptSubmissions() {
  const { userId: person } = useAccount();
  const { drafts } = useQueue(person);
  const { data: pieces = [] } = useQuery({
    // Read again when something was sent, and its piece is gone.
    queryKey: ['kept-submissions', person, drafts?.length],
    queryFn: async () => (await listPrepared(person)).filter(({ kind }) => kind === 'submission'),
    networkMode: 'always',
    refetchOnMount: 'always',
  });
  if (pieces.length === 0) return null;
  const draftOf: DraftOf = (piece) =>
    drafts?.find(({ kind, submissionId }) => kind === 'completion' && submissionId === idOf(piece));
  return (
    <Box sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t('own-day.submissions')}
      </Typography>
      <DataTable
        label={t('own-day.submissions')}
        rows={pieces}
        columns={columns(draftOf)}
        actions={actions()}
      />
    </Box>
  );
}

function Became({ draft }: { readonly draft: OwnDraft | undefined }) {
  if (draft?.refused) return <Chip size="small" color="warning" label={t('waiting.refused-title')} />;
  return draft && isReady(draft) ? <Chip size="small" color="info" label={t('own-day.waits')} /> : null;
}
