// Choosing a logo on this device and uploading it: the button, what is refused before it is sent, and what failed.
// rules: R5.23, R5.24, R8.23, R9.32
import { LOGO_BYTES_MAX } from '@constancia/domain/limits.ts';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { asCallError } from '../../../platform/api-client.ts';
import { problemText, SCAN_PROBLEMS } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';

const TYPES = ['image/png', 'image/jpeg'];

type Outcome<Uploaded> = { readonly uploaded: Uploaded } | { readonly failure: string };

/** Uploads the file unless it is no PNG or JPEG, or too large. `failure` is the text for the person. */
export async function uploadLogoFile<Uploaded>(
  file: File,
  upload: (file: File) => Promise<Uploaded>,
): Promise<Outcome<Uploaded>> {
  const failure = refusal(file);
  if (failure !== '') return { failure };
  try {
    return { uploaded: await upload(file) };
  } catch (error) {
    return { failure: uploadFailure(error, file) };
  }
}

function refusal(file: File): string {
  if (!TYPES.includes(file.type)) return wrongFormat();
  return file.size > LOGO_BYTES_MAX ? t('records.logo-size') : '';
}

function uploadFailure(error: unknown, { name }: File): string {
  if (asCallError(error).code === 'image-refused') return wrongFormat();
  return problemText(error, {
    otherwise: 'records.logo-failed',
    codes: { 'payload-too-large': 'records.logo-size' },
    explains: ['offline', ...SCAN_PROBLEMS],
    values: { name },
  });
}

function wrongFormat(): string {
  return `${t('records.logo-format')} ${t('records.logo-expected')}`;
}

interface LogoButtonProps {
  readonly id?: string;
  readonly label: string;
  readonly isUploading: boolean;
  /** Id of the text that says which pictures are accepted, or what was wrong. */
  readonly describedBy: string;
  readonly onFile: (file: File) => void;
}

export function LogoButton({ id, label, isUploading, describedBy, onFile }: LogoButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={TYPES.join(',')}
        hidden
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      <Button
        id={id}
        variant="outlined"
        size="small"
        disabled={isUploading}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {isUploading ? t('shell.loading') : label}
      </Button>
    </>
  );
}
