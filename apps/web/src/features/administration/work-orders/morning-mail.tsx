// The switch of the mail of the morning, where people read the plan or their day. Without a connection or an address it is
// absent.
// rules: X39.56
import type { Reply } from '@constancia/contract/endpoint.ts';
import type { readPlanMail, setPlanMail } from '@constancia/contract/work-orders/plan-mail.ts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api-client.ts';
import { language } from '../../../platform/language.ts';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';

const PATH = '/api/work-orders/mail';
const KEY = ['plan-mail'];

const readMail = (signal: AbortSignal): Promise<Reply<typeof readPlanMail>> =>
  call<typeof readPlanMail>({ method: 'GET', path: PATH, signal });
const setMail = (on: boolean): Promise<Reply<typeof setPlanMail>> =>
  call<typeof setPlanMail>({ method: 'PUT', path: PATH, body: { on, language } });

export function MorningMail() {
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => readMail(signal), retry: false });
  const setting = useMutation({
    mutationFn: setMail,
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
  if (!data || data.email === '') return null;
  const failure = setting.isError ? problemText(setting.error, { otherwise: 'plan-mail.failed' }) : undefined;
  const isOn = setting.isPending ? setting.variables : data.on;
  return (
    <div>
      <FormControlLabel
        label={t('plan-mail.on')}
        disabled={setting.isPending}
        control={<Checkbox size="small" checked={isOn} onChange={(_event, on) => setting.mutate(on)} />}
      />
      <FormHelperText error={failure !== undefined} role={failure === undefined ? undefined : 'alert'}>
        {failure ?? t('plan-mail.help', { email: data.email })}
      </FormHelperText>
    </div>
  );
}
