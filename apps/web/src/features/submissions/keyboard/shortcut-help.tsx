// The keys of a page, in a dialog that '?' or its button opens, where they can be turned off.
// rules: X33.07
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { t } from '../../../platform/texts.ts';
import { DialogFrame } from '../../../ui/staff/dialog-frame.tsx';
import { type Shortcut, useShortcuts, useShortcutsOn } from './use-shortcuts.ts';
import './shortcut-help.css';

interface Props {
  readonly shortcuts: readonly Shortcut[];
  /** Keys that the browser knows by itself. */
  readonly native?: readonly Omit<Shortcut, 'run'>[];
}

export function Shortcuts({ shortcuts, native = [] }: Props) {
  const [open, setOpen] = useState(false);
  const { on, turn } = useShortcutsOn();
  const help: Shortcut = { key: '?', text: 'shortcuts.help', run: () => setOpen(true) };
  const all = [...shortcuts, help];
  useShortcuts(all);
  return (
    <>
      <Button size="small" sx={{ display: { xs: 'none', md: 'inline-flex' } }} onClick={() => setOpen(true)}>
        {t('shortcuts.title')}
      </Button>
      {open && (
        <DialogFrame title={t('shortcuts.title')} onClose={() => setOpen(false)}>
          <dl className="shortcuts">
            {[...native, ...all].map(({ key, text }) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{t(text)}</dd>
              </div>
            ))}
          </dl>
          <FormControlLabel
            control={<Switch checked={on} onChange={() => turn(!on)} />}
            label={t('shortcuts.on')}
          />
        </DialogFrame>
      )}
    </>
  );
}
