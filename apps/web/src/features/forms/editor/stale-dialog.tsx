// Somebody saved a newer version while this one was edited. Nothing is lost unless the person says so. rules: E4.31
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { t } from '../../../platform/texts.ts';
import { focusOnMount } from './focus-on-mount.ts';

interface Props {
  readonly formId: string;
  readonly open: boolean;
  readonly onKeep: () => void;
  /** Drops what was typed and loads the newer version. */
  readonly onReload: () => void;
}

export function StaleDialog({ formId, open, onKeep, onReload }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onKeep}
      role="alertdialog"
      aria-labelledby="stale-title"
      aria-describedby="stale-text"
    >
      <DialogTitle id="stale-title">{t('editor.stale')}</DialogTitle>
      <DialogContent id="stale-text">{t('editor.stale-text')}</DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Button color="error" onClick={onReload}>
          {t('editor.stale-discard')}
        </Button>
        <Button href={`/editar/${formId}/formulario`} target="_blank" rel="noopener">
          {t('editor.stale-open')}
        </Button>
        <Button variant="contained" onClick={onKeep} ref={focusOnMount}>
          {t('editor.stale-keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
