// Chooses a file, and says which one is open or being read.
// rules: X34.61, X38.50
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Ref, useRef } from 'react';

interface FileButtonProps {
  readonly label: string;
  /** Endings of file names, as the browser takes them. */
  readonly accept: string;
  /** Of the file that is open; '' for none. */
  readonly name: string;
  /** Said while a file is being read; '' when none is. */
  readonly reading: string;
  readonly disabled?: boolean;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  readonly onChoose: (file: File) => void;
}

export function FileButton({
  label,
  accept,
  name,
  reading,
  disabled = false,
  buttonRef,
  onChoose,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Stack direction="row" sx={{ gap: 3, alignItems: 'center', flexWrap: 'wrap', my: 4 }}>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button
        ref={buttonRef}
        variant={name === '' ? 'contained' : 'outlined'}
        disabled={disabled}
        loading={reading !== ''}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
        {reading === '' ? name : reading}
      </Typography>
    </Stack>
  );
}
