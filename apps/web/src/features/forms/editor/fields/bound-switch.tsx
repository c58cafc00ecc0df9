// A yes-or-no setting of the form, with a sentence below it.
// rules: E3.41-E3.43, E3.49-E3.53
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { ReactNode } from 'react';
import { useEditor } from '../editing/editor-context.tsx';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly help?: string | undefined;
  /** Why it cannot be switched now. */
  readonly reason?: string | undefined;
  /** Content that is shown while the switch is on. */
  readonly children?: ReactNode;
}

export function BoundSwitch({ id, label, checked, onChange, help, reason, children }: Props) {
  const { may } = useEditor();
  const disabled = !may.content || reason !== undefined;
  const described = [help && `${id}-help`, reason && `${id}-reason`].filter(Boolean).join(' ');
  return (
    <div className="ed-switch">
      <FormControlLabel
        label={label}
        sx={{ mr: 0 }}
        control={
          <Switch
            size="small"
            checked={checked}
            disabled={disabled}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{ input: { id, ...(described && { 'aria-describedby': described }) } }}
          />
        }
      />
      {help && (
        <p id={`${id}-help`} className="ed-help">
          {help}
        </p>
      )}
      {reason && (
        <p id={`${id}-reason`} className="ed-reason">
          {reason}
        </p>
      )}
      {children && <div className="ed-switch-more">{children}</div>}
    </div>
  );
}
