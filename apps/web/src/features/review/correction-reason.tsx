// Why a submission is corrected, in the words of the person who does it. Kept on the device until the correction is saved.
// rules: X33.60, X39.89
import { CORRECTION_REASON_MAX } from '@constancia/domain/limits.ts';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { dropForGood } from '../../platform/device/deletion-marks.ts';
import { keepText, readKeptText } from '../../platform/device/kept-text.ts';
import { t } from '../../platform/texts.ts';

export interface CorrectionReason {
  readonly reason: string;
  readonly onChange: (reason: string) => void;
  /** The correction is saved. */
  readonly drop: () => Promise<void>;
}

/** `person`: id of the account. */
export function useCorrectionReason(person: string, submissionId: string): CorrectionReason {
  const key = `constancia.reason.${person}.${submissionId}`;
  const [reason, setReason] = useState(() => readKeptText(key));
  const onChange = (typed: string) => {
    setReason(typed);
    keepText(key, typed);
  };
  return { reason, onChange, drop: () => dropForGood(key) };
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
