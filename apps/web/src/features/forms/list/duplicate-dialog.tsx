// Copies a form: the person chooses title and area of the copy and sees what it will lack.
// rules: P2.81-P2.84, P8.09-P8.11, X10.01

import type { FormRow } from '@constancia/contract/forms/forms.ts';
import type { Account } from '@constancia/contract/session.ts';
import { TEXT_MAX } from '@constancia/domain/forms/definition/form-limits.ts';
import { inLanguage } from '@constancia/domain/localized.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { language } from '../../../platform/language.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { FailureAlert } from '../../../ui/staff/failure-alert.tsx';
import { useFocusAfter } from '../../../ui/staff/use-focus-after.ts';
import type { Territory } from '../../territory/public.ts';
import type { Duplication } from '../api.ts';
import { actionProblems } from '../form-problems.ts';
import { AREA_SELECT, AreaAnywhere, OwnArea } from './territory-picker.tsx';
import { useDuplicating } from './use-duplicating.ts';

type Duplicating = ReturnType<typeof useDuplicating>;

function Losses({ source, municipality }: { readonly source: Duplication; readonly municipality: string }) {
  const elsewhere = municipality !== '' && municipality !== source.municipality.id;
  return (
    <>
      {source.losesIncidents && (
        <Alert severity="info" role="note">
          <Typography variant="subtitle1">{t('form-list.duplicate-incidents-option')}</Typography>
          <Typography>{t('form-list.duplicate-incidents')}</Typography>
        </Alert>
      )}
      {source.losesHeaderImageElsewhere && elsewhere && (
        <Alert severity="warning" role="status">
          {t('form-list.duplicate-image')}
        </Alert>
      )}
    </>
  );
}

interface ChoosingProps {
  readonly account: Account;
  readonly source: Duplication;
  readonly territory: Territory;
  readonly duplicating: Duplicating;
}

function Choosing({ account, source, territory, duplicating }: ChoosingProps) {
  const { own, title, setTitle, chosen, choose, error, working } = duplicating;
  const shared = { chosen, onChoose: choose, error, disabled: working };
  return (
    <>
      <div>
        <Typography color="textSecondary">{t('form-list.duplicate-source')}</Typography>
        <Typography variant="subtitle1">
          <bdi>{inLanguage(source.title, language)}</bdi>
        </Typography>
      </div>
      <TextField
        id="copy-title"
        size="small"
        fullWidth
        label={t('form-list.duplicate-name')}
        value={title}
        disabled={working}
        onChange={(event) => setTitle(event.target.value)}
        slotProps={{ htmlInput: { maxLength: TEXT_MAX } }}
      />
      <Typography>{t('form-list.duplicate-where')}</Typography>
      {account.acrossMunicipalities ? (
        <AreaAnywhere territory={territory} {...shared} />
      ) : (
        <OwnArea areas={own?.areas ?? []} {...shared} />
      )}
      <Losses source={source} municipality={chosen.municipality} />
    </>
  );
}

/** Where the area is missing, the list that has to be chosen next: those after it are locked until then (X40.61). */
function focusMissing(): void {
  const area = document.querySelector(`#${AREA_SELECT}[aria-invalid=true]`);
  const open = area?.closest('[role=dialog]')?.querySelectorAll<HTMLElement>('select:enabled') ?? [];
  [...open].at(-1)?.focus();
}

interface Props {
  readonly form: FormRow;
  readonly account: Account;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called when the dialog is out of sight: the focus then needs another element. */
  readonly onClosed: () => void;
}

export function DuplicateDialog({ form, account, open, onClose, onClosed }: Props) {
  const duplicating = useDuplicating(form, account, onClose);
  const { source, territory, working } = duplicating;
  const button = useFocusAfter<HTMLButtonElement>(working);
  const failure = source.error ?? territory.error;
  const ready = source.data && territory.data;
  const retry = () => void Promise.all([source.refetch(), territory.refetch()]);
  const go = async () => {
    await duplicating.duplicate();
    focusMissing();
  };
  return (
    <DialogFrame
      open={open}
      title={t('form-list.duplicate-title')}
      size="sm"
      busy={working}
      onClose={onClose}
      onClosed={onClosed}
      actions={
        <>
          <Button onClick={onClose} disabled={working}>
            {t('form-list.cancel')}
          </Button>
          <Button ref={button} variant="contained" disabled={working || !ready} onClick={() => void go()}>
            {t(working ? 'form-list.duplicating' : 'form-list.duplicate-go')}
          </Button>
        </>
      }
    >
      {failure ? (
        <FailureAlert
          text={problemText(failure, actionProblems('form-list.duplicate-unreadable'))}
          onRetry={retry}
        />
      ) : ready ? (
        <Choosing
          account={account}
          source={source.data}
          territory={territory.data}
          duplicating={duplicating}
        />
      ) : (
        <Loading />
      )}
    </DialogFrame>
  );
}

function Loading() {
  return (
    <div role="status">
      <span className="only-read">{t('shell.loading')}</span>
      <Skeleton height={32} width="70%" />
      <Skeleton height={56} />
      <Skeleton height={56} />
    </div>
  );
}
