// One address or file of a copy, with the button that removes it. Not a chip, which would be a button inside a button.
import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import './mail.css';

interface Props {
  readonly text: string;
  readonly removeLabel: string;
  readonly variant: 'plain' | 'refused';
  readonly disabled: boolean;
  readonly onRemove: () => void;
}

export function RemovableItem({ text, removeLabel, variant, disabled, onRemove }: Props) {
  return (
    <div className={variant === 'refused' ? 'mail-item mail-item-refused' : 'mail-item'}>
      <bdi>{text}</bdi>
      <IconButton size="small" aria-label={removeLabel} disabled={disabled} onClick={onRemove}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </div>
  );
}
