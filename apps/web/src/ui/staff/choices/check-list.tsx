// Several choices of a list, each with a box to tick.
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import type { Choice } from './select-field.tsx';

interface CheckListProps {
  readonly legend: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly disabled?: boolean;
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** A list that is higher scrolls by itself. */
const HEIGHT = 'max(220px, 50vh)';

export function CheckList({ legend, help, error, choices, chosen, disabled, onChoose }: CheckListProps) {
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Box component="fieldset" aria-disabled={disabled} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, fontWeight: 600 }}>
        {legend}
      </Box>
      {help && <FormHelperText>{help}</FormHelperText>}
      {/* Without it nobody scrolls by keyboard while nothing in it can be chosen. */}
      <Box
        tabIndex={disabled ? 0 : undefined}
        sx={{
          display: 'grid',
          maxHeight: HEIGHT,
          overflowY: 'auto',
          border: 1,
          borderColor: error ? 'error.main' : 'divider',
          borderRadius: 1,
          px: 3,
          mt: 1,
        }}
      >
        {choices.map(({ id, name }) => (
          <FormControlLabel
            key={id}
            label={name}
            disabled={disabled ?? false}
            control={<Checkbox size="small" checked={chosen.includes(id)} onChange={() => toggle(id)} />}
          />
        ))}
      </Box>
      {error && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
}
