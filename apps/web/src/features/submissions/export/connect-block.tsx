// How Excel or Power BI reads the submissions of a form: the URL of its feed, what to choose there, and where a token comes from.
// rules: X38.87
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../../platform/texts.ts';
import { copyText } from '../../../ui/light/copy-text.ts';

const STEPS = ['export.feed-excel', 'export.feed-power-bi', 'export.feed-password'] as const;

interface Props {
  readonly formId: string;
  /** The page where tokens are made; null for who may not make any. */
  readonly programs: string | null;
}

function CopiedUrl({ url }: { readonly url: string }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <TextField
        size="small"
        label={t('export.feed-url')}
        value={url}
        multiline
        sx={{ flex: '1 1 240px' }}
        onFocus={(event) => (event.target as HTMLTextAreaElement).select()}
        slotProps={{ htmlInput: { readOnly: true, sx: { overflowWrap: 'anywhere' } } }}
      />
      <Button variant="outlined" onClick={() => void copyText(url).then(setCopied)}>
        {t('export.feed-copy')}
      </Button>
      <Box role="status" sx={{ flexBasis: '100%' }}>
        {copied !== null && t(copied ? 'export.feed-copied' : 'export.feed-not-copied')}
      </Box>
    </Box>
  );
}

export function ConnectBlock({ formId, programs }: Props) {
  return (
    <Box component="details" sx={{ mt: 4 }}>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, py: 2 }}>
        {t('export.feed-title')}
      </Box>
      <Typography sx={{ mb: 3 }}>{t('export.feed-text')}</Typography>
      <CopiedUrl url={`${window.location.origin}/api/odata/forms/${formId}`} />
      <Box component="ul" sx={{ pl: 5, my: 3 }}>
        {STEPS.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </Box>
      {programs === null ? (
        <Typography>{t('export.feed-ask')}</Typography>
      ) : (
        <MuiLink component={Link} to={programs}>
          {t('export.feed-make')}
        </MuiLink>
      )}
    </Box>
  );
}
