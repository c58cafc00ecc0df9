// The picture at the top of a record: the person chooses the picture, its position and a line of text below it.
// rules: R4.39, R5.23, R5.24, R8.23, R9.21

import {
  DEFAULT_LOGO_POSITION,
  LOGO_POSITIONS,
  LOGO_TEXT_MAX,
  type LogoPosition,
} from '@constancia/domain/presentation/record/record-options.ts';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { t } from '../../platform/texts.ts';
import { LogoButton, uploadLogoFile } from '../../ui/staff/choices/logo-upload.tsx';
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

interface Props {
  readonly logo: PickedLogo;
  /** Passes only the changed fields: the upload can finish while the person still chooses the rest. */
  readonly onChange: (over: Partial<PickedLogo>) => void;
  readonly submissionId: string;
}

export function LogoFields({ logo, onChange, submissionId }: Props) {
  const [isUploading, setUploading] = useState(false);
  const notify = useNotify();
  const take = async (file: File) => {
    setUploading(true);
    const outcome = await uploadLogoFile(file, (picture) => uploadRecordLogo(submissionId, picture));
    setUploading(false);
    if ('failure' in outcome) return onChange({ image: '', name: file.name, failure: outcome.failure });
    onChange({ image: outcome.uploaded, name: file.name, failure: '' });
    notify({ kind: 'success', text: t('records.logo-done') });
  };
  return (
    <div className="record-logo">
      <FormControl error={logo.failure !== ''}>
        <Stack direction="row" sx={{ gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
          <LogoButton
            label={t('records.logo-choose')}
            isUploading={isUploading}
            describedBy="logo-help"
            onFile={(file) => void take(file)}
          />
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
