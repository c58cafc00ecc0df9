// Over the list of forms, after staff sent a submission: its code, the way to it, its record, and the form again. It stays
// until it is closed, because who hands out a copy needs it longer than a toast is shown.
// rules: A2.06, A4.38, X36.04
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import { isRecord } from '@constancia/domain/submissions/checks/check-answer.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ComponentType } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { t } from '../../../platform/texts.ts';
import { holds, useAccount } from '../../session/public.ts';

/** What the answering screen passes on with the navigation, which a reload keeps. */
export interface StoredState {
  readonly stored: {
    readonly id: string;
    readonly code: string;
    readonly formId: string;
    readonly formTitle: string;
  };
}

interface Props {
  /** The button for its record; the app passes it in. */
  readonly record: ComponentType<{ readonly view: { readonly id: string } }>;
}

export function StoredNotice({ record: Record }: Props) {
  const account = useAccount();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const stored = storedIn(state);
  if (!stored) return null;
  const { id, code, formId, formTitle } = stored;
  const close = () => void navigate({ pathname, search }, { replace: true, state: null });
  return (
    <Alert
      severity="success"
      onClose={close}
      closeText={t('staff.stored-close')}
      role="status"
      sx={{ mb: 4 }}
    >
      <p>{t('staff.stored', { code, form: formTitle })}</p>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', mt: 2 }}>
        {holds(account, 'read', 'respuesta') && (
          <>
            <Button variant="outlined" component={Link} to={pathOf('submission', { id })}>
              {t('staff.stored-view')}
            </Button>
            <Record view={{ id }} />
          </>
        )}
        <Button variant="outlined" component={Link} to={pathOf('answer', { id: formId })}>
          {t('staff.stored-again')}
        </Button>
      </Stack>
    </Alert>
  );
}

function storedIn(state: unknown): StoredState['stored'] | null {
  const stored = isRecord(state) ? state['stored'] : null;
  if (!isRecord(stored)) return null;
  const { id, code, formId, formTitle } = stored;
  const texts = [id, code, formId, formTitle];
  return texts.every((one) => typeof one === 'string') ? (stored as unknown as StoredState['stored']) : null;
}
