// Renames a municipality and, until codes begin with it, changes its keyword.
// rules: X33.88
import {
  checkKeywordChange,
  checkTerritoryName,
  tidiedTerritoryName,
} from '@constancia/domain/territory/edited-territory.ts';
import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { problemText } from '../../../../platform/problem-text.ts';
import { t } from '../../../../platform/texts.ts';
import { useAccount, useSession } from '../../../session/public.ts';
import { SavingDialog } from '../../saving-dialog.tsx';
import { useCheckedStoring } from '../../use-checked-storing.ts';
import { nameMunicipality, type RegisteredMunicipality, type RegisteredProvince } from './api.ts';

interface Props {
  readonly municipality: RegisteredMunicipality;
  readonly province: RegisteredProvince;
  readonly onClose: () => void;
}

interface Draft {
  readonly name: string;
  readonly keyword: string;
}

const storedOf = ({ name, keyword }: Draft): Draft => ({
  name: tidiedTerritoryName(name),
  keyword: keyword.trim(),
});

export function MunicipalityNameDialog({ municipality, province, onClose }: Props) {
  const { id, name: seen, keyword: before, isKeywordFixed: isFixed } = municipality;
  const [draft, setDraft] = useState<Draft>({ name: seen, keyword: before });
  const others = province.municipalities.filter((one) => one.id !== id).map(({ name }) => name);
  const account = useAccount();
  const session = useSession();
  const storing = useCheckedStoring({
    entered: draft,
    check: ({ name, keyword }: Draft) => [
      ...checkTerritoryName(name, others),
      ...checkKeywordChange({ before, now: keyword, isFixed }),
    ],
    send: async (sent) => {
      const stored = await nameMunicipality(id, { ...sent, seen });
      // Their own stands at the top of the page.
      const { municipality: own } = account;
      if (own.id === id) session.signedIn({ ...account, municipality: { ...own, ...stored } });
      return t('municipalities.saved');
    },
    stale: ['territory', 'municipalities'],
    onClose,
  });
  const field = (name: keyof Draft, props: { label: string; help?: string; disabled?: boolean }) => (
    <TextField
      id={storing.fieldId(name)}
      size="small"
      label={props.label}
      value={draft[name]}
      error={storing.errorOf(name) !== undefined}
      helperText={storing.errorOf(name) ?? props.help}
      disabled={storing.busy || props.disabled}
      onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
      slotProps={{ htmlInput: { maxLength: name === 'name' ? 1_000 : 20, autoComplete: 'off' } }}
    />
  );
  return (
    <SavingDialog
      title={t('territory-register.rename-named', { name: seen })}
      action={t('administration.save')}
      busy={storing.busy}
      onSave={() => storing.save(storedOf(draft))}
      onClose={onClose}
    >
      {field('name', { label: t('territory-register.name') })}
      {field('keyword', {
        label: t('municipalities.keyword'),
        help: t(isFixed ? 'issue.keyword-fixed' : 'municipalities.keyword-help'),
        disabled: isFixed,
      })}
      {storing.isError && (
        <Alert severity="error">
          {problemText(storing.error, { otherwise: 'territory-register.save-failed' })}
        </Alert>
      )}
    </SavingDialog>
  );
}
