// Answers of ODK or Kobo for a form: their files are chosen and checked, with a report of every line, and then stored together.
// rules: X38.38, X38.103
import type { CollectedLine } from '@constancia/domain/interchange/collected/report.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { language } from '../../../platform/language.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { t, tIssue } from '../../../platform/texts.ts';
import { BackButton } from '../../../ui/staff/back-button.tsx';
import { FileButton } from '../../../ui/staff/choices/file-button.tsx';
import { Page } from '../../../ui/staff/page.tsx';
import { useFocusAfter } from '../../../ui/staff/use-focus-after.ts';
import { holds, useAccount } from '../../session/public.ts';
import { listFormVersions } from '../api.ts';
import { ReportTable } from '../import/report-table.tsx';
import { useCollected } from './use-collected.ts';

export function CollectedScreen() {
  const { id = '' } = useParams();
  const form = useQuery({ queryKey: ['form-title', id], queryFn: () => listFormVersions(id, undefined) });
  const collected = useCollected(id);
  const { names, busy, failure, checked } = collected;
  const button = useFocusAfter<HTMLButtonElement>(busy !== null);
  return (
    <Page
      title={t('collected.open')}
      description={form.data ? t('collected.of', { title: inLanguage(form.data.title, language) }) : ''}
      back={<BackButton to={pathOf('forms')} />}
    >
      <Typography>{t('collected.text')}</Typography>
      {form.error && (
        <Alert severity="error" sx={{ mt: 4 }}>
          {problemText(form.error)}
        </Alert>
      )}
      <FileButton
        label={t('collected.add')}
        accept=".csv,.xlsx,.txt,.zip"
        name=""
        reading={busy === 'checking' ? t('collected.checking') : ''}
        disabled={busy !== null || form.error !== null}
        buttonRef={button}
        onChoose={(file) => void collected.add(file)}
      />
      {names.length > 0 && (
        <Stack
          component="ul"
          aria-label={t('collected.files')}
          sx={{ listStyle: 'none', p: 0, m: 0, mb: 4, alignItems: 'start' }}
        >
          {names.map((name) => (
            <li key={name}>
              <bdi>{name}</bdi>{' '}
              <Button size="small" disabled={busy !== null} onClick={() => collected.remove(name)}>
                {t('collected.remove', { name })}
              </Button>
            </li>
          ))}
        </Stack>
      )}
      {failure !== '' && (
        <Alert severity="error" sx={{ mb: 4 }}>
          {failure}
        </Alert>
      )}
      {checked && <Outcome formId={id} {...collected} checked={checked} />}
    </Page>
  );
}

/** On a line of its own, above the report. */
const ALONE = { display: 'flex', width: 'fit-content', mb: 4 } as const;

interface OutcomeProps extends Pick<ReturnType<typeof useCollected>, 'busy' | 'stored' | 'store'> {
  readonly formId: string;
  readonly checked: NonNullable<ReturnType<typeof useCollected>['checked']>;
}

function Outcome({ formId, checked, busy, stored, store }: OutcomeProps) {
  const mayRead = holds(useAccount(), 'read', 'respuesta');
  const { lines, more, there } = checked;
  const isRefused = lines.some(({ severity }) => severity === 'refused');
  return (
    <>
      <Alert severity={severityOf(isRefused, stored)} role="status" sx={{ mb: 4 }}>
        {outcomeText(isRefused, checked.stored, stored)} {there > 0 && t('collected.there', { count: there })}
      </Alert>
      {stored === null && !isRefused && checked.stored > 0 && (
        <Button variant="contained" loading={busy === 'storing'} onClick={() => void store()} sx={ALONE}>
          {t('collected.store', { count: checked.stored })}
        </Button>
      )}
      {stored !== null && mayRead && (
        <Button variant="outlined" component={Link} to={pathOf('submissions', { id: formId })} sx={ALONE}>
          {t('collected.show')}
        </Button>
      )}
      {lines.length > 0 && <ReportTable lines={lines.map(reportedLine)} more={more} />}
    </>
  );
}

function severityOf(isRefused: boolean, stored: number | null): 'error' | 'info' | 'success' {
  if (isRefused) return 'error';
  return stored === null ? 'info' : 'success';
}

function outcomeText(isRefused: boolean, count: number, stored: number | null): string {
  if (isRefused) return t('collected.refused');
  if (stored !== null) return t('collected.stored', { count: stored });
  return count === 0 ? t('collected.nothing') : t('collected.ready', { count });
}

function reportedLine({ file, row, column, text, reason, severity, issue }: CollectedLine) {
  const why =
    reason === 'check' || reason === 'file-refused'
      ? issue
        ? tIssue(issue.code, issue.values)
        : ''
      : t(`collected.reason.${reason}`);
  return { position: t('collected.row', { file, row }), column, text, why, severity };
}
