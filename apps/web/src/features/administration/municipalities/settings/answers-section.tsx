// What answers may hold, how records are drawn, and how much the statistics process.
// rules: A1.07, A2.55, E5.28, R2.065, R9.15
import { STATISTICS_LIMIT_MAX } from '@constancia/domain/territory/edited-settings.ts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '../../../../platform/texts.ts';
import { CheckList } from '../../../../ui/staff/choices/check-list.tsx';
import { formChoices } from '../../../../ui/staff/choices/form-choices.ts';
import { SectionCard } from '../../../../ui/staff/section-card.tsx';
import { SwitchSetting, TextSetting } from './setting-fields.tsx';
import { fieldId, useSettings } from './settings-context.ts';

export function AnswersSection() {
  return (
    <SectionCard title={t('municipality-settings.answers')}>
      <Stack sx={{ gap: 4 }}>
        <SwitchSetting name="hidesElectronicSignature" label={t('municipality-settings.hides-signature')} />
        <SwitchSetting name="skipsReverseGeocoding" label={t('municipality-settings.looks-up')} reversed />
        <SwitchSetting name="offersVideo" label={t('municipality-settings.offers-video')} />
        <TextSetting
          name="offersVideoTo"
          label={t('municipality-settings.offers-video-to')}
          help={t('municipality-settings.offers-video-to-help')}
          lines
        />
        <Certificates />
        <TextSetting
          name="statisticsLimit"
          label={t('municipality-settings.statistics-limit')}
          help={t('municipality-settings.statistics-limit-help', { max: STATISTICS_LIMIT_MAX })}
          isNumber
        />
      </Stack>
    </SectionCard>
  );
}

function Certificates() {
  const { draft, change, errors, read } = useSettings();
  const legend = t('municipality-settings.certificates');
  if (read.forms.length === 0)
    return (
      <Typography>
        {legend}: {t('municipality-settings.no-forms')}
      </Typography>
    );
  return (
    <Box id={fieldId('certificateForms')} tabIndex={-1}>
      <CheckList
        legend={legend}
        help={t('municipality-settings.certificates-help')}
        error={errors.get('certificateForms')}
        choices={formChoices(read.forms)}
        chosen={draft.certificateForms}
        onChoose={(chosen) => change({ certificateForms: [...chosen] })}
      />
    </Box>
  );
}
