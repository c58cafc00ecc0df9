// Sites that may show our pages, and which systems the municipality works with, and where they are.
// rules: A2.08, A7.12, E7.11, X33.83, X34.46
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { t } from '../../../../platform/texts.ts';
import { SectionCard } from '../../../../ui/staff/section-card.tsx';
import { PlatformTest } from './trials/platform-test.tsx';
import { TextSetting } from './setting-fields.tsx';
import { fieldId, useSettings } from './settings-context.ts';

export function OutsideSection({ id }: { readonly id: string }) {
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
        <TextSetting
          name="platformUrl"
          label={t('municipality-settings.platform-url')}
          help={t('municipality-settings.platform-url-help')}
        />
        <PlatformTest id={id} />
        <TextSetting
          name="bookingUrl"
          label={t('municipality-settings.booking-url')}
          help={t('municipality-settings.booking-url-help')}
        />
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
