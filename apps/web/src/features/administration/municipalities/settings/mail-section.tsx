// From whom the municipality's e-mails come, and where replies go.
// rules: X33.85
import Stack from '@mui/material/Stack';
import { t } from '../../../../platform/texts.ts';
import { SectionCard } from '../../../../ui/staff/section-card.tsx';
import { MailTest } from './trials/mail-test.tsx';
import { TextSetting } from './setting-fields.tsx';

export function MailSection({ id }: { readonly id: string }) {
  return (
    <SectionCard title={t('municipality-settings.mail')}>
      <Stack sx={{ gap: 4 }}>
        <TextSetting
          name="mailSenderName"
          label={t('municipality-settings.mail-name')}
          help={t('municipality-settings.mail-name-help')}
        />
        <TextSetting
          name="mailReplyTo"
          label={t('municipality-settings.mail-reply')}
          help={t('municipality-settings.mail-reply-help')}
        />
        <MailTest id={id} />
      </Stack>
    </SectionCard>
  );
}
