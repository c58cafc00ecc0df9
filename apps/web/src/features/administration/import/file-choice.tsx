// Chooses the file, and says why one cannot be read.
// rules: X34.61, X34.63
import { MEGABYTE, SHEET_MAX } from '@constancia/domain/limits.ts';
import type { TextTable } from '@constancia/domain/sheets/sheet-lines.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { type TextCode, t } from '../../../platform/texts.ts';
import { readTable, TableFailure } from '../../../platform/read-table.ts';

interface Props {
  /** Of the file that is open; '' for none. */
  readonly name: string;
  /** Says that a file has headings only. */
  readonly empty: TextCode;
  readonly disabled: boolean;
  readonly onRead: (name: string, table: TextTable) => void;
}

function failureText(error: unknown, { name, empty }: { readonly name: string; readonly empty: TextCode }) {
  const { why, lines } = error instanceof TableFailure ? error : new TableFailure('unreadable');
  if (why === 'empty') return t(empty, { name });
  const { bytes, lines: max } = SHEET_MAX;
  return t(`sheet-import.${why}`, { name, count: lines, max: why === 'too-large' ? bytes / MEGABYTE : max });
}

export function FileChoice({ name, empty, disabled, onRead }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState(false);
  const [failure, setFailure] = useState('');
  const read = async (file: File) => {
    setReading(true);
    setFailure('');
    try {
      onRead(file.name, await readTable(file));
    } catch (error) {
      setFailure(failureText(error, { name: file.name, empty }));
    } finally {
      setReading(false);
    }
  };
  return (
    <>
      <Stack direction="row" sx={{ gap: 3, alignItems: 'center', flexWrap: 'wrap', my: 4 }}>
        <input
          ref={input}
          type="file"
          accept=".xlsx,.csv,.txt"
          hidden
          aria-label={t('sheet-import.choose')}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) void read(file);
          }}
        />
        <Button
          variant={name === '' ? 'contained' : 'outlined'}
          disabled={disabled}
          loading={reading}
          onClick={() => input.current?.click()}
        >
          {t('sheet-import.choose')}
        </Button>
        <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
          {reading ? t('sheet-import.reading') : name}
        </Typography>
      </Stack>
      {failure !== '' && (
        <Alert severity="error" sx={{ mb: 4 }}>
          {failure}
        </Alert>
      )}
    </>
  );
}
