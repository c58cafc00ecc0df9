// A new secret as a picture and as text for the application, and the first code that it shows.
// rules: X34.01
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../../platform/texts.ts';
import type { Enrolment } from './api.ts';
import { CodeForm } from './code-form.tsx';

interface EnrollingProps {
  readonly enrolment: Enrolment;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onCode: (code: string) => void;
}

const PIXELS = 200;

async function pictureOf(url: string): Promise<string> {
  const { toDataURL } = await import('qrcode');
  return toDataURL(url, { width: PIXELS, margin: 2, errorCorrectionLevel: 'M' });
}

/** `JBSW Y3DP …`, so that it can be read aloud and typed. */
const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

export function Enrolling({ enrolment, ...form }: EnrollingProps) {
  const { secret, url } = enrolment;
  const picture = useQuery({
    queryKey: ['enrolment-picture', url],
    queryFn: () => pictureOf(url),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Typography>{t('account.factor-scan')}</Typography>
      <Box sx={{ justifySelf: 'center' }}>
        {picture.data ? (
          <img src={picture.data} width={PIXELS} height={PIXELS} alt={t('account.factor-scan-alt')} />
        ) : (
          <Skeleton variant="rounded" width={PIXELS} height={PIXELS} aria-busy={!picture.isError} />
        )}
      </Box>
      <div>
        <Typography color="textSecondary" variant="body2">
          {t('account.factor-secret')}
        </Typography>
        <Typography component="code" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {inFours(secret)}
        </Typography>
      </div>
      <CodeForm
        label={t('account.factor-code')}
        help={t('account.factor-code-help')}
        action={t('account.factor-confirm')}
        {...form}
      />
    </Box>
  );
}
