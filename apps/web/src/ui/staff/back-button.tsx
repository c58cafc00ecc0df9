// The link back from a screen, above its title.
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { t } from '../../platform/texts.ts';

interface Props {
  readonly to: string;
  /** Where it leads, when that is not the screen before. */
  readonly text?: string;
}

export function BackButton({ to, text = t('staff.back') }: Props) {
  return (
    <Button component={Link} to={to} size="small">
      {text}
    </Button>
  );
}
