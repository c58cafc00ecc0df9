// A yes-or-no setting of the form, with a sentence below it.
// rules: E3.41-E3.43, E3.49-E3.53
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { memo, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
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
  const latest = useRef(onChange);
  useLayoutEffect(() => {
    latest.current = onChange;
  });
  const change = useCallback((next: boolean) => latest.current(next), []);
  const described = [help && `${id}-help`, reason && `${id}-reason`].filter(Boolean).join(' ');
  return (
    <div className="ed-switch">
      <LabelledSwitch
        {...{ id, label, checked, described }}
        disabled={!may.content || reason !== undefined}
        onChange={change}
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

interface LabelledSwitchProps extends Pick<Props, 'id' | 'label' | 'checked' | 'onChange'> {
  readonly disabled: boolean;
  /** Ids of the sentences below it; '' without one. */
  readonly described: string;
}

/** Drawn again only when it changes itself: a panel has a dozen, and is drawn on each key in one of its texts. */
const LabelledSwitch = memo(function LabelledSwitch({
  id,
  described,
  onChange,
  ...rest
}: LabelledSwitchProps) {
  const { label, checked, disabled } = rest;
  return (
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
  );
});
