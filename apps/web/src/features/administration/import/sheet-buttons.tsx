// The buttons of a register that lead to its spreadsheets: one that is read, and the one that is downloaded.
// rules: X34.60, X34.63
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { t } from '../../../platform/texts.ts';

interface Props {
  /** Path of the page that reads a file; null where none is read. */
  readonly importTo: string | null;
  readonly downloadUrl: string;
}

export function SheetButtons({ importTo, downloadUrl }: Props) {
  return (
    <>
      {importTo !== null && (
        <Button variant="outlined" component={Link} to={importTo}>
          {t('sheet-import.open')}
        </Button>
      )}
      <Button variant="outlined" href={downloadUrl} download>
        {t('sheet-import.download')}
      </Button>
    </>
  );
}
