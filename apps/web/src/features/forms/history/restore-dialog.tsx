// Before a saved version is brought back: what that changes in the form of today, and what cannot come back. It opens
// in the editor as unsaved changes, so the save judges it like any other; a form that is locked offers it as a new one.
// rules: X35.30
import type { FormToEdit } from '@constancia/contract/forms/forms.ts';
import type { Account } from '@constancia/contract/session.ts';
import { editability } from '@constancia/domain/forms/checks/editability.ts';
import { compareForms } from '@constancia/domain/forms/compare/compare-forms.ts';
import type { FormDefinition } from '@constancia/domain/forms/definition/form.ts';
import { syncOf } from '@constancia/domain/forms/edit/set-option.ts';
import { restoreVersion } from '@constancia/domain/forms/versions/restore-version.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { FailureAlert } from '../../../ui/staff/failure-alert.tsx';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { holds } from '../../session/public.ts';
import { readFormToEdit } from '../api.ts';
import { useCopy } from '../editor/editing/use-copy.ts';
import { READ_FORM_PROBLEMS } from '../form-problems.ts';
import { FormChanges } from '../changes/form-changes.tsx';
import { restoring } from './restoring.ts';
import { useVersion } from './use-version.ts';

interface Comparison {
  readonly now: FormToEdit;
  readonly version: FormDefinition;
  /** What the editor would show. */
  readonly result: FormDefinition;
  readonly isLocked: boolean;
  /** Something of the version cannot come back. */
  readonly isPartial: boolean;
}

function compared(now: FormToEdit, version: FormDefinition): Comparison {
  const hasSubmissions = now.submissionCount > 0;
  const result = restoreVersion(now.definition, version, hasSubmissions);
  const isLocked = !editability(now.definition, hasSubmissions).content;
  return { now, version, result, isLocked, isPartial: compareForms(result, version).length > 0 };
}

/** The version, and the form as it is stored at this moment. */
function useComparison(formId: string, version: number) {
  const now = useQuery({
    queryKey: ['form-to-restore', formId, version],
    queryFn: () => readFormToEdit(formId),
    gcTime: 0,
  });
  const saved = useVersion(formId, version);
  return {
    error: now.error ?? saved.error,
    retry: () => void Promise.all([now.refetch(), saved.refetch()]),
    data: now.data && saved.data ? compared(now.data, saved.data.definition) : null,
  };
}

function Changes({ now, version, result, isLocked, isPartial }: Comparison) {
  if (isLocked) return <Alert severity="info">{t('editor.restore-locked')}</Alert>;
  return (
    <div className="fc-both">
      <section aria-labelledby="restore-changes">
        <h3 id="restore-changes">{t('editor.restore-changes')}</h3>
        <FormChanges before={now.definition} after={result} />
      </section>
      {isPartial && (
        <section aria-labelledby="restore-left">
          <h3 id="restore-left">{t('editor.restore-left')}</h3>
          <p>{t('editor.restore-left-text')}</p>
          <FormChanges before={result} after={version} />
        </section>
      )}
    </div>
  );
}

interface Props {
  readonly account: Account;
  readonly formId: string;
  readonly version: number;
  readonly onClose: () => void;
}

function Buttons({ account, data, formId, version, onClose }: Props & { readonly data: Comparison | null }) {
  const navigate = useNavigate();
  const copy = useCopy(account, formId, () => Promise.resolve());
  const openInEditor = () =>
    navigate(pathOf('editForm', { id: formId, tipo: 'formulario' }), { state: restoring(version) });
  const openAsNew = ({ now, version: definition }: Comparison) =>
    copy({ definition, areaId: now.areaId, sync: syncOf(definition) });
  const changesNothing = data !== null && compareForms(data.now.definition, data.result).length === 0;
  return (
    <>
      <Button onClick={onClose} ref={focusOnMount}>
        {t('editor.cancel')}
      </Button>
      {(data?.isLocked || data?.isPartial) && holds(account, 'create', 'formulario') && (
        <Button variant="outlined" onClick={() => void openAsNew(data)}>
          {t('editor.restore-as-new')}
        </Button>
      )}
      {!data?.isLocked && (
        <Button
          variant="contained"
          disabled={data === null || changesNothing}
          onClick={() => void openInEditor()}
        >
          {t('editor.restore-open')}
        </Button>
      )}
    </>
  );
}

export function RestoreDialog(props: Props) {
  const { formId, version, onClose } = props;
  const { data, error, retry } = useComparison(formId, version);
  return (
    <DialogFrame
      title={t('editor.restore-title', { version })}
      text={t('editor.restore-text')}
      size="md"
      fullScreenBelow="sm"
      onClose={onClose}
      actions={<Buttons {...props} data={data} />}
    >
      {error ? (
        <FailureAlert text={problemText(error, READ_FORM_PROBLEMS)} onRetry={retry} />
      ) : data ? (
        <Changes {...data} />
      ) : (
        <Skeleton variant="rounded" height={160} />
      )}
    </DialogFrame>
  );
}
