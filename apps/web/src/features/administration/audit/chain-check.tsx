// Has the chain of the audit log read again, and says what came of it.
// rules: X34.23
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { type ChainVerdict, checkChain } from './api.ts';

export function useChainCheck(municipalityId: string) {
  return useMutation({
    mutationKey: ['audit-check', municipalityId],
    mutationFn: () => checkChain(municipalityId),
  });
}

type Checking = ReturnType<typeof useChainCheck>;

export function CheckButton({ checking }: { readonly checking: Checking }) {
  return (
    <Button variant="outlined" loading={checking.isPending} onClick={() => checking.mutate()}>
      {t('audit.check')}
    </Button>
  );
}

function verdictText({ entries, keptHeads, broken }: ChainVerdict): string {
  if (broken) return t(`audit.broken-${broken.why}`, { number: broken.at });
  return t('audit.whole', { entries, heads: keptHeads });
}

export function CheckResult({ checking: { data, error } }: { readonly checking: Checking }) {
  if (error) {
    return (
      <Alert severity="error" sx={{ mb: 4 }}>
        {problemText(error)}
      </Alert>
    );
  }
  if (!data) return null;
  const isWhole = data.broken === null && data.forgedHeads === 0;
  return (
    <Alert severity={isWhole ? 'success' : 'error'} sx={{ mb: 4 }}>
      {verdictText(data)}
      {data.forgedHeads > 0 && ` ${t('audit.forged-heads', { count: data.forgedHeads })}`}
    </Alert>
  );
}
