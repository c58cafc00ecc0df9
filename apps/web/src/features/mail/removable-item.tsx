// One address or file of a copy, with the button that removes it. Not a chip, which would be a button inside a button.
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';

interface Props {
  readonly text: string;
  readonly removeLabel: string;
  readonly variant: 'plain' | 'refused';
  readonly disabled: boolean;
  readonly onRemove: () => void;
}

export function RemovableItem({ text, removeLabel, variant, disabled, onRemove }: Props) {
  return (
    <Box
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        maxWidth: '100%',
        pl: 3,
        border: 1,
        borderColor: variant === 'refused' ? 'error.main' : 'divider',
        borderRadius: 4,
        color: variant === 'refused' ? 'error.main' : 'text.primary',
      }}
    >
      <bdi style={{ overflowWrap: 'anywhere' }}>{text}</bdi>
      <IconButton size="small" aria-label={removeLabel} disabled={disabled} onClick={onRemove}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
