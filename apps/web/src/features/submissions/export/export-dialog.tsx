// Chooses the format of an export, then shows its place in the queue and how far it is. It can be closed meanwhile.
// rules: R4.36, R7.32, R8.07, W18, X33.23
import type { ExportFormat } from '@constancia/contract/submissions/exports.ts';
import { pathOf } from '@constancia/domain/pages/path-of.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { problemText } from '../../../platform/problem-text.ts';
import { t } from '../../../platform/texts.ts';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { holds, useAccount } from '../../session/public.ts';
import { ConnectBlock } from './connect-block.tsx';
import type { ExportState } from './export-state.ts';
import type { useExport } from './use-export.ts';

const FORMATS = ['xlsx', 'csv', 'zip', 'geojson'] as const satisfies readonly ExportFormat[];

interface Props {
  readonly formId: string;
  readonly running: ReturnType<typeof useExport>;
  /** How many submissions the filter finds. */
  readonly total: number;
  readonly onExport: (format: ExportFormat) => void;
  readonly onClose: () => void;
}

function aheadText(ahead: number): string {
  if (ahead === 0) return t('export.starting');
  return t('export.ahead', { count: ahead });
}

function Progress({ state }: { readonly state: ExportState }) {
  const id = useId();
  const text = () => {
    if (state.step === 'waiting') return aheadText(state.ahead);
    if (state.step === 'writing') return t('export.downloading');
    return state.step === 'done' ? t('export.done') : t('export.ended');
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: { sm: 360 } }}>
      <Typography id={id} role="status">
        {text()}
      </Typography>
      {state.step === 'waiting' && <LinearProgress aria-labelledby={id} />}
      {state.step === 'writing' && (
        <LinearProgress variant="determinate" value={state.percent} aria-labelledby={id} />
      )}
    </Box>
  );
}

function Failed({ state, onClose }: { readonly state: ExportState; readonly onClose: () => void }) {
  const busy = state.step === 'failed' && state.problem?.code === 'exports-busy' ? state.problem : null;
  return (
    <DialogFrame
      role="alertdialog"
      title={t('export.failed-title')}
      text={t('export.failed')}
      onClose={onClose}
    >
      {busy && <Typography>{problemText(busy)}</Typography>}
    </DialogFrame>
  );
}

interface FormatProps {
  readonly format: ExportFormat;
  readonly onChange: (format: ExportFormat) => void;
}

function Formats({ format, onChange }: FormatProps) {
  const label = useId();
  return (
    <FormControl>
      <FormLabel id={label}>{t('export.format')}</FormLabel>
      <RadioGroup
        aria-labelledby={label}
        value={format}
        onChange={(event) => onChange(event.target.value as ExportFormat)}
      >
        {FORMATS.map((one) => (
          <Box key={one} sx={{ mt: 2 }}>
            <FormControlLabel
              value={one}
              control={<Radio slotProps={{ input: { 'aria-describedby': `${label}-${one}` } }} />}
              label={t(`export.format-${one}`)}
            />
            <FormHelperText id={`${label}-${one}`} sx={{ mt: -1, ml: 8 }}>
              {t(`export.help-${one}`)}
            </FormHelperText>
          </Box>
        ))}
      </RadioGroup>
    </FormControl>
  );
}

export function ExportDialog({ formId, running, total, onExport, onClose }: Props) {
  const { state, cancel, clear } = running;
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const isOpen = state.step === 'waiting' || state.step === 'writing';
  const account = useAccount();
  if (state.step === 'failed') return <Failed state={state} onClose={onClose} />;
  const actions = (
    <>
      {isOpen && <Button onClick={() => void cancel()}>{t('export.cancel')}</Button>}
      {(state.step === 'done' || state.step === 'ended') && (
        <Button onClick={clear}>{t('export.again')}</Button>
      )}
      <Button onClick={onClose}>{t('shell.close')}</Button>
      {(state.step === 'none' || isOpen) && (
        <Button variant="contained" disabled={isOpen} onClick={() => onExport(format)} ref={focusOnMount}>
          {state.step === 'writing' ? t('export.writing', { percent: state.percent }) : t('export.go')}
        </Button>
      )}
    </>
  );
  return (
    <DialogFrame
      title={t('export.title')}
      text={t('export.text', { count: total })}
      actions={actions}
      onClose={onClose}
      size="sm"
    >
      {state.step === 'none' ? (
        <>
          <Formats format={format} onChange={setFormat} />
          <ConnectBlock
            formId={formId}
            programs={holds(account, 'manage', 'usuario_municipio') ? pathOf('programs') : null}
          />
        </>
      ) : (
        <Progress state={state} />
      )}
    </DialogFrame>
  );
}
