// The link back from a screen, above its title. Its words begin where the title does.
// rules: X36.74
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { t } from '../../platform/texts.ts';
import { AT_LINE_START } from './theme.ts';

interface Props {
  readonly to: string;
  /** Where it leads, when that is not the screen before. */
  readonly text?: string;
  /** What the screen that it leads to finds in the history. */
  readonly state?: unknown;
}

export function BackButton({ to, text = t('staff.back'), state }: Props) {
  return (
    <Button component={Link} to={to} state={state} size="small" sx={AT_LINE_START}>
      {text}
    </Button>
  );
}
