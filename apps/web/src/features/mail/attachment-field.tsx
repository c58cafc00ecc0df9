// The file that is sent with a copy.
// rules: A4.42, A5.32, A5.33, E5.29

import { MAIL_ATTACHMENT_BYTES_MAX, MEGABYTE } from '@constancia/domain/limits.ts';
import { MAIL_ATTACHMENT_ACCEPTED } from '@constancia/domain/mail/mail-attachment.ts';
import AttachFileIcon from '@mui/icons-material/AttachFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../platform/texts.ts';
import { RemovableItem } from './removable-item.tsx';
import type { Mail } from './use-mail.ts';

const HELP_ID = 'mail-attachment-help';

export function AttachmentField({ mail: { entered, change, attach, work } }: { readonly mail: Mail }) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { attached, attachmentProblem } = entered;
  const remove = () => {
    flushSync(() => change({ attached: null }));
    button.current?.focus();
  };
  const help = t('mail.attachment-help', { max: MAIL_ATTACHMENT_BYTES_MAX / MEGABYTE });
  return (
    <Box role="group" aria-label={t('mail.attachment')}>
      <input
        ref={input}
        type="file"
        hidden
        accept={MAIL_ATTACHMENT_ACCEPTED}
        data-testid="mail-attachment"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Allows the same file to be chosen again after it was removed.
          event.target.value = '';
          if (file) void attach(file);
        }}
      />
      {attached ? (
        <RemovableItem
          text={attached.file.name}
          removeLabel={t('mail.attachment-remove', { name: attached.file.name })}
          variant="plain"
          disabled={work === 'sending'}
          onRemove={remove}
        />
      ) : (
        <Button
          ref={button}
          variant="outlined"
          size="small"
          startIcon={<AttachFileIcon />}
          loading={work === 'attaching'}
          disabled={work === 'sending'}
          aria-describedby={HELP_ID}
          onClick={() => input.current?.click()}
        >
          {t('mail.attach')}
        </Button>
      )}
      <FormHelperText
        id={HELP_ID}
        error={attachmentProblem !== ''}
        role={attachmentProblem === '' ? undefined : 'alert'}
      >
        {attachmentProblem || help}
      </FormHelperText>
    </Box>
  );
}
