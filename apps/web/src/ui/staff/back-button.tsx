// The link back from a screen, above its title.
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { t } from '../../platform/texts.ts';

export function BackButton({ to }: { readonly to: string }) {
  return (
    <Button component={Link} to={to} size="small">
      {t('staff.back')}
    </Button>
  );
}
