// Sites that may show our pages, and which systems the municipality works with.
// rules: A2.08, A4.09, A7.12, E7.11, X33.83
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { t } from '../../../../platform/texts.ts';
import { SectionCard } from '../../../../ui/staff/section-card.tsx';
import { TextSetting } from './setting-fields.tsx';
import { fieldId, useSettings } from './settings-context.ts';

export function OutsideSection() {
  return (
    <SectionCard title={t('municipality-settings.outside')}>
      <Stack sx={{ gap: 4 }}>
        <TextSetting
          name="frameOrigins"
          label={t('municipality-settings.frame-origins')}
          help={t('municipality-settings.frame-origins-help')}
          lines
        />
        <SystemSetting name="citizenRegister" label={t('municipality-settings.citizen-register')} />
        <SystemSetting name="incidentSystem" label={t('municipality-settings.incident-system')} />
        <SystemSetting name="bookingSystem" label={t('municipality-settings.booking-system')} />
      </Stack>
    </SectionCard>
  );
}

interface SystemSettingProps {
  readonly name: 'citizenRegister' | 'incidentSystem' | 'bookingSystem';
  readonly label: string;
}

function SystemSetting({ name, label }: SystemSettingProps) {
  const { draft, change, errors } = useSettings();
  const error = errors.get(name);
  return (
    <TextField
      id={fieldId(name)}
      select
      size="small"
      label={label}
      value={draft[name]}
      error={error !== undefined}
      helperText={error}
      onChange={(event) => change({ [name]: event.target.value === 'platform' ? 'platform' : 'built-in' })}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="built-in">{t('municipality-settings.built-in')}</option>
      <option value="platform">{t('municipality-settings.platform')}</option>
    </TextField>
  );
}
