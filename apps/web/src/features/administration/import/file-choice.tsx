// Chooses the file, and says why one cannot be read.
// rules: X34.61, X34.63
import type { TextTable } from '@constancia/domain/sheets/sheet-lines.ts';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { type TextCode, t } from '../../../platform/texts.ts';
import { readTable, unreadText } from '../../../platform/read-table.ts';
import { FileButton } from '../../../ui/staff/choices/file-button.tsx';

interface Props {
  /** Of the file that is open; '' for none. */
  readonly name: string;
  /** Says that a file has headings only. */
  readonly empty: TextCode;
  readonly disabled: boolean;
  readonly onRead: (name: string, table: TextTable) => void;
}

export function FileChoice({ name, empty, disabled, onRead }: Props) {
  const [reading, setReading] = useState(false);
  const [failure, setFailure] = useState('');
  const read = async (file: File) => {
    setReading(true);
    setFailure('');
    try {
      onRead(file.name, await readTable(file));
    } catch (error) {
      setFailure(unreadText(error, { name: file.name, empty }));
    } finally {
      setReading(false);
    }
  };
  return (
    <>
      <FileButton
        label={t('sheet-import.choose')}
        accept=".xlsx,.csv,.txt"
        name={name}
        reading={reading ? t('sheet-import.reading') : ''}
        disabled={disabled}
        onChoose={(file) => void read(file)}
      />
      {failure !== '' && (
        <Alert severity="error" sx={{ mb: 4 }}>
          {failure}
        </Alert>
      )}
    </>
  );
}
