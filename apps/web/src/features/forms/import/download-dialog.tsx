// The XLSForm of a form, from the menu of the list: what it will lack, before it is downloaded.
// rules: X38.52
import type { FormRow } from '@constancia/contract/forms/forms.ts';
import type { ReportLine } from '@constancia/domain/interchange/xlsform/report/report.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { language } from '../../../platform/language.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { FailureAlert } from '../../../ui/staff/failure-alert.tsx';
import { useFocusAfter } from '../../../ui/staff/use-focus-after.ts';
import { actionProblems } from '../form-problems.ts';
import { downloadXlsForm, whatXlsFormLacks } from './form-as-file.ts';
import { reasonText } from './report-text.ts';

interface Props {
  readonly form: FormRow;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

export function DownloadDialog({ form: { id, title }, onClose, ...frame }: Props) {
  const lacks = useQuery({
    queryKey: ['xlsform-lacks', id],
    queryFn: () => whatXlsFormLacks(id),
    gcTime: 0,
  });
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState('');
  const button = useFocusAfter<HTMLButtonElement>(working);
  const wording = actionProblems('xlsform.download-failed');
  const download = async () => {
    setWorking(true);
    setFailure('');
    try {
      await downloadXlsForm(id);
      onClose();
    } catch (error) {
      setFailure(problemText(error, wording));
    }
    setWorking(false);
  };
  return (
    <DialogFrame
      {...frame}
      title={t('xlsform.download-title', { title: inLanguage(title, language) })}
      size="sm"
      busy={working}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={working}>
            {t('form-list.cancel')}
          </Button>
          <Button
            ref={button}
            variant="contained"
            loading={working}
            disabled={!lacks.data}
            onClick={() => void download()}
          >
            {t('xlsform.download')}
          </Button>
        </>
      }
    >
      {lacks.data ? (
        <Lacking lines={lacks.data} />
      ) : lacks.isError ? (
        <FailureAlert text={problemText(lacks.error, wording)} onRetry={lacks.refetch} />
      ) : (
        <Skeleton variant="rounded" height={80} aria-label={t('shell.loading')} />
      )}
      {failure !== '' && <Alert severity="error">{failure}</Alert>}
    </DialogFrame>
  );
}

function Lacking({ lines }: { readonly lines: readonly ReportLine[] }) {
  if (lines.length === 0) return <Typography>{t('xlsform.download-whole')}</Typography>;
  return (
    <>
      <Typography id="xlsform-lacks">{t('xlsform.download-lacks')}</Typography>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
      <ul aria-labelledby="xlsform-lacks" tabIndex={0}>
        {lines.map((line) => (
          <li key={`${line.row} ${line.reason}`}>
            {line.text !== '' && <bdi>{line.text}: </bdi>}
            {reasonText(line)}
          </li>
        ))}
      </ul>
    </>
  );
}
