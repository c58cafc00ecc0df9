// Why a submission is corrected, in the words of the person who does it. Kept on the device until the correction is saved.
// rules: X33.60
import { CORRECTION_REASON_MAX } from '@constancia/domain/limits.ts';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { dropLocalValue, keepPersonalValue, readLocalValue } from '../../platform/device/local-values.ts';
import { t } from '../../platform/texts.ts';

export interface CorrectionReason {
  readonly reason: string;
  readonly onChange: (reason: string) => void;
  /** The correction is saved. */
  readonly drop: () => void;
}

/** `person`: id of the account. */
export function useCorrectionReason(person: string, submissionId: string): CorrectionReason {
  const key = `constancia.reason.${person}.${submissionId}`;
  const [reason, setReason] = useState(() => {
    const kept = readLocalValue(key);
    return typeof kept === 'string' ? kept : '';
  });
  const onChange = (typed: string) => {
    setReason(typed);
    keepPersonalValue(key, typed);
  };
  return { reason, onChange, drop: () => dropLocalValue(key) };
}

export function CorrectionReasonField({ reason, onChange }: CorrectionReason) {
  return (
    <TextField
      label={t('review.reason')}
      helperText={t('review.reason-hint')}
      value={reason}
      multiline
      fullWidth
      sx={{ mb: 4 }}
      slotProps={{ htmlInput: { maxLength: CORRECTION_REASON_MAX } }}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
