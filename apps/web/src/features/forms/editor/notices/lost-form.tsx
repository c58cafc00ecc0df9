// A form that cannot be opened any more, of which this device keeps unsaved changes: they go on as a copy.
// rules: E8.01, X31.66
import type { Account } from '@constancia/contract/session.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { dateAndTime } from '@constancia/domain/time/wall-time.ts';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router';
import type { CallError } from '../../../../platform/api-client.ts';
import { dropDraft } from '../../../../platform/device/drafts.ts';
import { problemText } from '../../../../platform/problem-text.ts';
import { t } from '../../../../platform/texts.ts';
import { EmptyState } from '../../../../ui/staff/empty-state.tsx';
import { Page } from '../../../../ui/staff/page.tsx';
import { READ_FORM_PROBLEMS } from '../../form-problems.ts';
import type { StoredEdit } from '../editing/keep-edit.ts';
import { useCopy } from '../editing/use-copy.ts';
import './notices.css';

interface Props {
  readonly account: Account;
  readonly formId: string;
  readonly error: CallError;
  readonly kept: StoredEdit;
}

export function LostForm({ account, formId, error, kept: { key, edit } }: Props) {
  const navigate = useNavigate();
  const deleteDraft = () => dropDraft(key);
  const copy = useCopy(account, formId, deleteDraft);
  const discard = async () => {
    await deleteDraft();
    await navigate(pathOf('forms'));
  };
  const date = dateAndTime(new Date(edit.at).toISOString(), account.municipality.timeZone);
  const actions = (
    <>
      <p>{t('editor.lost-kept', { title: edit.draft.definition.title.text, date })}</p>
      <div className="ed-row">
        <Button variant="contained" onClick={() => void copy(edit.draft)}>
          {t('editor.save-as-copy')}
        </Button>
        <Button onClick={() => void discard()}>{t('editor.discard-changes')}</Button>
      </div>
    </>
  );
  return (
    <Page title={t('editor.heading-edit')}>
      <EmptyState tone="error" text={problemText(error, READ_FORM_PROBLEMS)} action={actions} />
    </Page>
  );
}
