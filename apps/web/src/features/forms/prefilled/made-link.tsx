// The URL of a link that was made just now. It is shown here and never again, because the server has only its hash.
// rules: X38.95
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { t } from '../../../platform/texts.ts';
import { TextToCopy } from '../editor/fields/text-to-copy.tsx';
import '../editor/settings/settings.css';

interface Props {
  readonly formId: string;
  readonly label: string;
  /** With the token. */
  readonly path: string;
}

export function MadeLink({ formId, label, path }: Props) {
  const heading = useRef<HTMLDivElement>(null);
  // The form of the new link is gone, and with it what had the focus.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack sx={{ gap: 4, maxWidth: 720 }}>
      <Alert severity="warning" ref={heading} tabIndex={-1} role="status">
        {t('prefilled-links.made', { label })}
      </Alert>
      <TextToCopy
        label={t('prefilled-links.url')}
        text={`${location.origin}${path}`}
        help={t('prefilled-links.url-help')}
      />
      <div>
        <Button variant="contained" component={Link} to={pathOf('prefilledLinks', { id: formId })} replace>
          {t('prefilled-links.done')}
        </Button>
      </div>
    </Stack>
  );
}
