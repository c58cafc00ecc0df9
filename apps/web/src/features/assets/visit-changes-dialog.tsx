// What changed between a visit and the one before it with the same form: each question with both answers.
// rules: X39.03
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import { DialogFrame } from '../../ui/staff/dialog-frame.tsx';
import { FailureAlert } from '../../ui/staff/failure-alert.tsx';
import { AnswerView } from '../submissions/public.ts';
import {
  type AssetKey,
  type ListedVisit,
  readVisitChanges,
  type VisitChange,
  type VisitChanges,
} from './api.ts';

interface Props {
  readonly of: AssetKey;
  readonly visit: ListedVisit;
  readonly onClose: () => void;
}

export function VisitChangesDialog({ of, visit, onClose }: Props) {
  const read = useQuery({
    queryKey: ['visit-changes', of.municipalityId, of.assetId, visit.id],
    queryFn: ({ signal }) => readVisitChanges(of, visit.id, signal),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <DialogFrame
      title={t('asset-page.compare-of', { code: visit.code })}
      size="md"
      fullScreenBelow="sm"
      scrolls
      onClose={onClose}
    >
      {read.data && <Content read={read.data} />}
      {read.isPending && <Skeleton variant="rounded" height={240} aria-busy="true" />}
      {read.isError && (
        <FailureAlert
          text={problemText(read.error, { otherwise: 'asset-page.compare-failed' })}
          onRetry={read.refetch}
        />
      )}
    </DialogFrame>
  );
}

function Content({ read: { before, after, changes, timeZone } }: { readonly read: VisitChanges }) {
  return (
    <>
      <Typography>
        {t('asset-page.compare-text', {
          before: dateAndTime(before.at, timeZone),
          beforeCode: before.code,
          after: dateAndTime(after.at, timeZone),
          afterCode: after.code,
        })}
      </Typography>
      {changes.length === 0 && (
        <Typography color="textSecondary" role="status">
          {t('asset-page.compare-none')}
        </Typography>
      )}
      <Stack
        component="ol"
        sx={{ m: 0, p: 0, gap: 4, listStyle: 'none' }}
        aria-label={t('asset-page.compare')}
      >
        {changes.map((change) => (
          <Changed key={`${change.questionId} ${change.copy ?? ''}`} change={change} />
        ))}
      </Stack>
    </>
  );
}

function Changed({
  change: { kind, section, question, copy, before, after },
}: {
  readonly change: VisitChange;
}) {
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', pt: 3 }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="subtitle1" component="h3" dir="auto">
          {question}
        </Typography>
        <Chip size="small" label={t(`asset-page.change-${kind}`)} />
      </Stack>
      <Typography variant="body2" color="textSecondary" dir="auto">
        {copy === null ? section : t('asset-page.copy', { section, number: copy })}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 2,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { sm: '1fr 1fr' },
          overflowWrap: 'anywhere',
        }}
      >
        <Given label={t('asset-page.before')} given={before} />
        <Given label={t('asset-page.after')} given={after} />
      </Box>
    </Box>
  );
}

function Given({ label, given }: { readonly label: string; readonly given: VisitChange['before'] }) {
  const { display, files } = given ?? { display: { kind: 'none' as const }, files: [] };
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        {/* An answer of files alone has no text to show. */}
        {(display.kind !== 'none' || files.length === 0) && <AnswerView display={display} />}
        {files.map((name, position) => (
          <Typography key={position}>
            <bdi>{name === '' ? t('asset-page.file-unnamed') : name}</bdi>
          </Typography>
        ))}
      </Box>
    </div>
  );
}
