// The recovery codes of an account, which are shown once: to download, to print or to copy.
// rules: X34.04
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { copyText } from '../../../ui/light/copy-text.ts';

interface RecoveryCodesProps {
  readonly account: string;
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

export function RecoveryCodes({ account, codes, onKept }: RecoveryCodesProps) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const sheet = [t('account.factor-recovery-head', { account }), '', ...codes, ''].join('\r\n');
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Typography variant="h2" ref={title} tabIndex={-1} sx={{ outline: 'none' }}>
        {t('account.factor-recovery')}
      </Typography>
      <Typography>{t('account.factor-recovery-text')}</Typography>
      <Box
        component="ul"
        aria-label={t('account.factor-recovery-list')}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 3,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          fontFamily: 'monospace',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Button
          component="a"
          variant="outlined"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(sheet)}`}
          download={`${t('account.factor-recovery-file')}.txt`}
        >
          {t('account.factor-recovery-download')}
        </Button>
        <Button variant="outlined" onClick={() => void copyText(sheet).then(setCopied)}>
          {t('account.factor-recovery-copy')}
        </Button>
      </Stack>
      <div role="status">
        {copied !== null &&
          t(copied ? 'account.factor-recovery-copied' : 'account.factor-recovery-not-copied')}
      </div>
      <Button variant="contained" size="large" onClick={onKept}>
        {t('account.factor-recovery-kept')}
      </Button>
    </Box>
  );
}
