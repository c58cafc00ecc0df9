// Says why a long form of staff was not saved. Where somebody else saved it meanwhile, what they saved is one press away.
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { asCallError, type CallError } from '../../../platform/api-client.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { type TextCode, t } from '../../../platform/texts.ts';

interface NotSavedProps {
  readonly error: unknown;
  /** The refusal that means that somebody else saved meanwhile. */
  readonly changed: CallError['code'];
  /** The text for failures of the server. */
  readonly otherwise: TextCode;
  readonly onLoadTheirs: () => void;
}

export function NotSaved({ error, changed, otherwise, onLoadTheirs }: NotSavedProps) {
  const loadTheirs = asCallError(error).code === changed && (
    <Button color="inherit" size="small" onClick={onLoadTheirs}>
      {t('administration.load-theirs')}
    </Button>
  );
  return (
    <Alert severity="error" sx={{ mt: 4 }} action={loadTheirs}>
      {problemText(error, { otherwise })}
    </Alert>
  );
}
