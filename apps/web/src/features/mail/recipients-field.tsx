// The addresses of a copy: entered one by one, added with '+' or Enter, listed below.
// rules: A4.40, A5.30, W13

import { MAIL_RECIPIENTS_MAX } from '@constancia/domain/limits.ts';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import type { RefObject } from 'react';
import { t } from '../../platform/texts.ts';
import { RemovableItem } from './removable-item.tsx';
import type { Mail } from './use-mail.ts';
import './mail.css';

interface Props {
  readonly mail: Mail;
  readonly input: RefObject<HTMLInputElement | null>;
}

export function RecipientsField({ mail: { entered, change, addAddress, work }, input }: Props) {
  const { address, addressProblem, recipients, refused } = entered;
  const remove = (removed: string) => {
    change({ recipients: recipients.filter((one) => one !== removed) });
    input.current?.focus();
  };
  const add = () => {
    addAddress();
    input.current?.focus();
  };
  return (
    <div>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        <TextField
          fullWidth
          size="small"
          type="text"
          label={t('mail.address')}
          value={address}
          disabled={work === 'sending'}
          error={addressProblem !== ''}
          helperText={
            <span role={addressProblem === '' ? undefined : 'alert'}>
              {addressProblem || t('mail.address-help', { max: MAIL_RECIPIENTS_MAX })}
            </span>
          }
          inputRef={input}
          slotProps={{
            htmlInput: { inputMode: 'email', autoComplete: 'email', maxLength: 254, spellCheck: false },
          }}
          onChange={(event) => change({ address: event.target.value, addressProblem: '' })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <IconButton
          aria-label={t('mail.add')}
          disabled={work === 'sending'}
          onClick={add}
          sx={{ border: 1, borderColor: 'divider', borderRadius: 1, width: 40, height: 40 }}
        >
          <AddIcon />
        </IconButton>
      </Box>
      {recipients.length > 0 && (
        <ul className="mail-items" aria-label={t('mail.recipients')}>
          {recipients.map((one) => (
            <li key={one}>
              <RemovableItem
                text={one}
                removeLabel={t('mail.recipient-remove', { address: one })}
                variant={refused.includes(one) ? 'refused' : 'plain'}
                disabled={work === 'sending'}
                onRemove={() => remove(one)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
