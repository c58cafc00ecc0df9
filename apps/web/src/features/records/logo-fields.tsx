// The picture at the top of a record: the person chooses the picture, its position and a line of text below it.
// rules: R4.39, R5.23, R5.24, R8.23, R9.21

import { LOGO_BYTES_MAX } from '@constancia/domain/limits.ts';
import {
  DEFAULT_LOGO_POSITION,
  LOGO_POSITIONS,
  LOGO_TEXT_MAX,
  type LogoPosition,
} from '@constancia/domain/presentation/record/record-options.ts';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { asCallError } from '../../platform/api-client.ts';
import { problemText } from '../../platform/problem-text.ts';
import { t } from '../../platform/texts.ts';
import { useNotify } from '../../ui/staff/toast.tsx';
import { uploadRecordLogo } from './record-api.ts';
import './record-dialog.css';

export interface PickedLogo {
  /** Storage key; '' until the picture is uploaded. */
  readonly image: string;
  /** The file name on the person's device. */
  readonly name: string;
  readonly position: LogoPosition;
  readonly text: string;
  /** Why the last picture was refused; '' when it was accepted. */
  readonly failure: string;
}

export const NO_LOGO: PickedLogo = {
  image: '',
  name: '',
  position: DEFAULT_LOGO_POSITION,
  text: '',
  failure: '',
};

const TYPES = ['image/png', 'image/jpeg'];

interface Props {
  readonly logo: PickedLogo;
  /** Passes only the changed fields: the upload can finish while the person still chooses the rest. */
  readonly onChange: (over: Partial<PickedLogo>) => void;
  readonly submissionId: string;
}

function refusal(file: File): string {
  if (!TYPES.includes(file.type)) return wrongFormat();
  return file.size > LOGO_BYTES_MAX ? t('records.logo-size') : '';
}

function uploadFailure(error: unknown): string {
  if (asCallError(error).code === 'image-refused') return wrongFormat();
  return problemText(error, {
    otherwise: 'records.logo-failed',
    codes: { 'payload-too-large': 'records.logo-size' },
    explains: ['offline'],
  });
}

function wrongFormat(): string {
  return `${t('records.logo-format')} ${t('records.logo-expected')}`;
}

export function LogoFields({ logo, onChange, submissionId }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [uploading, setUploading] = useState(false);
  const notify = useNotify();
  const take = async (file: File) => {
    const failure = refusal(file);
    if (failure !== '') return onChange({ image: '', name: file.name, failure });
    setUploading(true);
    try {
      const image = await uploadRecordLogo(submissionId, file);
      onChange({ image, name: file.name, failure: '' });
      notify({ kind: 'success', text: t('records.logo-done') });
    } catch (error) {
      onChange({ image: '', name: file.name, failure: uploadFailure(error) });
    } finally {
      setUploading(false);
    }
  };
  return (
    <div className="record-logo">
      <FormControl error={logo.failure !== ''}>
        <input
          ref={input}
          type="file"
          accept={TYPES.join(',')}
          hidden
          aria-label={t('records.logo-choose')}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) void take(file);
          }}
        />
        <Stack direction="row" sx={{ gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
          <Button
            variant="outlined"
            size="small"
            disabled={uploading}
            aria-describedby="logo-help"
            onClick={() => input.current?.click()}
          >
            {t(uploading ? 'shell.loading' : 'records.logo-choose')}
          </Button>
          <Typography role="status">{logo.name}</Typography>
        </Stack>
        <FormHelperText id="logo-help" role={logo.failure === '' ? undefined : 'alert'}>
          {logo.failure || t('records.logo-expected')}
        </FormHelperText>
      </FormControl>
      <FormControl>
        <FormLabel id="logo-position">{t('records.logo-position')}</FormLabel>
        <RadioGroup
          row
          aria-labelledby="logo-position"
          value={logo.position}
          onChange={(_event, position) => onChange({ position: position as LogoPosition })}
        >
          {LOGO_POSITIONS.map((position) => (
            <FormControlLabel
              key={position}
              value={position}
              control={<Radio />}
              label={t(`records.logo-${position}`)}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <TextField
        label={t('records.logo-text')}
        value={logo.text}
        onChange={(event) => onChange({ text: event.target.value })}
        slotProps={{ htmlInput: { maxLength: LOGO_TEXT_MAX } }}
      />
    </div>
  );
}
