// The options of the paper record, and the wait until it is ready.
// rules: R2.049, R4.38, R4.39, R8.09, R8.10

import {
  DEFAULT_RECORD_OPTIONS,
  RECORD_SIZES,
  type RecordOptions,
  type RecordSize,
  withRecordOption,
} from '@constancia/domain/presentation/record/record-options.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { t } from '../../platform/texts.ts';
import { DialogFrame } from '../../ui/staff/dialog-frame.tsx';
import { useNotify } from '../../ui/staff/toast.tsx';
import { LogoFields, NO_LOGO, type PickedLogo } from './logo-fields.tsx';
import { requestRecord } from './record-api.ts';
import { useRecord } from './use-record.ts';
import './record-dialog.css';

interface Props {
  readonly submissionId: string;
  readonly onClose: () => void;
}

export function RecordDialog({ submissionId, onClose }: Props) {
  const [options, setOptions] = useState<RecordOptions>(DEFAULT_RECORD_OPTIONS);
  const [logo, setLogo] = useState<PickedLogo | null>(null);
  const { state, start, cancel } = useRecord();
  const notify = useNotify();
  useEffect(() => {
    if (state === 'failed') notify({ kind: 'error', text: t('records.failed') });
    if (state !== 'done') return;
    notify({ kind: 'success', text: t('records.done') });
    onClose();
  }, [state, notify, onClose]);
  const working = state === 'working';
  const ready = logo === null || (logo.image !== '' && logo.failure === '');
  const change = (over: Partial<RecordOptions>) => setOptions((before) => withRecordOption(before, over));
  const download = () => {
    const shown = logo && { image: logo.image, position: logo.position, text: logo.text.trim() };
    start(() => requestRecord(submissionId, withRecordOption(options, { logo: shown })));
  };
  return (
    <DialogFrame
      title={t('records.title')}
      size="sm"
      busy={working}
      onClose={onClose}
      actions={
        <>
          <Button onClick={working ? cancel : onClose}>
            {t(working ? 'records.cancel' : 'shell.close')}
          </Button>
          <Button variant="contained" onClick={download} disabled={working || !ready}>
            {t(state === 'failed' ? 'shell.retry' : 'records.download')}
          </Button>
        </>
      }
    >
      {state === 'failed' && <Alert severity="error">{t('records.failed')}</Alert>}
      <fieldset disabled={working} className="record-choices">
        <Choices
          options={options}
          onChange={change}
          logo={logo}
          onLogo={(picked) => {
            setLogo(picked);
            // Portable print and a logo exclude each other (R4.38).
            if (picked) change({ paper: 'a4' });
          }}
          onLogoChange={(over) => setLogo((before) => before && { ...before, ...over })}
          submissionId={submissionId}
        />
      </fieldset>
      {working && (
        <div role="status">
          <Typography sx={{ mb: 2 }}>{t('records.working')}</Typography>
          <LinearProgress aria-label={t('records.working')} />
        </div>
      )}
    </DialogFrame>
  );
}

interface ChoicesProps {
  readonly options: RecordOptions;
  readonly onChange: (over: Partial<RecordOptions>) => void;
  readonly logo: PickedLogo | null;
  readonly onLogo: (logo: PickedLogo | null) => void;
  readonly onLogoChange: (over: Partial<PickedLogo>) => void;
  readonly submissionId: string;
}

function Choices({ options, onChange, logo, onLogo, onLogoChange, submissionId }: ChoicesProps) {
  return (
    <Stack sx={{ gap: 1 }}>
      <Tick
        label={t('records.hide-unanswered')}
        checked={options.unanswered === 'hidden'}
        onChange={(checked) => onChange({ unanswered: checked ? 'hidden' : 'shown' })}
      />
      <Tick
        label={t('records.portable')}
        help={t('records.portable-help')}
        checked={options.paper === 'portable'}
        onChange={(checked) => {
          onChange({ paper: checked ? 'portable' : 'a4' });
          if (checked) onLogo(null);
        }}
      />
      <Tick
        label={t('records.add-logo')}
        checked={logo !== null}
        onChange={(checked) => onLogo(checked ? NO_LOGO : null)}
      />
      {logo && <LogoFields logo={logo} onChange={onLogoChange} submissionId={submissionId} />}
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 4, mt: 3 }}>
        <SizeField
          label={t('records.text-size')}
          value={options.textSize}
          onChange={(textSize) => onChange({ textSize })}
        />
        <SizeField
          label={t('records.spacing')}
          value={options.spacing}
          onChange={(spacing) => onChange({ spacing })}
        />
      </Stack>
    </Stack>
  );
}

interface TickProps {
  readonly label: string;
  readonly help?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

function Tick({ label, help, checked, onChange }: TickProps) {
  return (
    <FormControlLabel
      control={<Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)} />}
      label={
        <>
          {label}
          {help && (
            <Typography component="span" color="textSecondary" variant="body2" sx={{ display: 'block' }}>
              {help}
            </Typography>
          )}
        </>
      }
    />
  );
}

interface SizeFieldProps {
  readonly label: string;
  readonly value: RecordSize;
  readonly onChange: (size: RecordSize) => void;
}

function SizeField({ label, value, onChange }: SizeFieldProps) {
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as RecordSize)}
    >
      {RECORD_SIZES.map((size) => (
        <MenuItem key={size} value={size}>
          {t(`records.size-${size}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
