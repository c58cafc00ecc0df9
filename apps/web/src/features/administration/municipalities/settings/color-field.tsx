// A colour of buttons: typed or picked, with a button as citizens will see it and how well it can be read.
// rules: A1.08, X33.82
import {
  BUTTON_CONTRAST_MIN,
  buttonOf,
  contrastOf,
  isButtonColor,
} from '@constancia/domain/territory/button-colors.ts';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { numberFormat } from '../../../../platform/number-format.ts';
import { t } from '../../../../platform/texts.ts';

const CONTRAST = numberFormat({
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const WHITE = '#ffffff';
/** What the palette shows before a colour is chosen. */
const FIRST = '#003366';

interface ColorFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (color: string) => void;
  /** A button beside the field. */
  readonly children?: ReactNode;
}

export function ColorField({ id, label, value, error, onChange, children }: ColorFieldProps) {
  const color = value.trim();
  const known = isButtonColor(color);
  return (
    <Box>
      <Stack direction="row" sx={{ gap: 3, alignItems: 'flex-start', flexWrap: 'wrap' }}>
        <TextField
          id={id}
          size="small"
          label={label}
          value={value}
          error={error !== undefined}
          helperText={error ?? t('municipality-settings.button-color-help')}
          onChange={(event) => onChange(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 20, autoComplete: 'off', spellCheck: false } }}
          sx={{ flex: '1 1 220px' }}
        />
        <Box
          component="input"
          type="color"
          aria-label={t('municipality-settings.pick-color', { label })}
          value={known ? color : FIRST}
          onChange={(event) => onChange(event.target.value)}
          sx={{ width: 48, height: 40, p: 0, border: 1, borderColor: 'divider', borderRadius: 1 }}
        />
        {known && <Sample color={color} />}
        {children}
      </Stack>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {known && readable(color)}
      </Typography>
    </Box>
  );
}

function Sample({ color }: { readonly color: string }) {
  const { background, text } = buttonOf(color);
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{ px: 4, py: 2, borderRadius: 1, fontWeight: 600, backgroundColor: background, color: text }}
    >
      {t('municipality-settings.sample')}
    </Box>
  );
}

function readable(color: string): string {
  const { background, text } = buttonOf(color);
  const white = contrastOf(background, WHITE);
  const contrast = CONTRAST.format(contrastOf(background, text));
  return white < BUTTON_CONTRAST_MIN
    ? t('municipality-settings.contrast-low', { contrast, white: CONTRAST.format(white) })
    : t('municipality-settings.contrast', { contrast });
}
