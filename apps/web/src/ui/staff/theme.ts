// The theme of the staff components: MUI uses the values of tokens.css, dark mode included.
// rules: X36.74, X36.83
import { createTheme } from '@mui/material/styles';

/** Headings below the second level are `subtitle1` with their element; MUI's own are as large as a poster. */
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    h3: false;
    h4: false;
    h5: false;
    h6: false;
  }
}

const pair = (name: string) => ({
  main: `var(--${name})`,
  light: `var(--${name}-tint)`,
  dark: `var(--${name})`,
  contrastText: 'var(--surface)',
});

/** For a small button without a border at the beginning of a line: its words begin where the texts around it do. */
export const AT_LINE_START = { minWidth: 0, ml: '-5px' } as const;

export const theme = createTheme({
  // The tokens decide which colour scheme applies; MUI would call every page light.
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  spacing: 4,
  shape: { borderRadius: 6 },
  palette: {
    primary: {
      main: 'var(--accent)',
      light: 'var(--accent-tint)',
      dark: 'var(--accent-strong)',
      contrastText: 'var(--on-accent)',
    },
    error: pair('danger'),
    success: pair('success'),
    warning: pair('warning'),
    info: pair('info'),
    text: { primary: 'var(--text)', secondary: 'var(--text-soft)', disabled: 'var(--border-strong)' },
    background: { default: 'var(--ground)', paper: 'var(--surface)' },
    divider: 'var(--border)',
    action: {
      active: 'var(--text-soft)',
      hover: 'color-mix(in srgb, var(--text) 6%, transparent)',
      selected: 'color-mix(in srgb, var(--text) 10%, transparent)',
      focus: 'color-mix(in srgb, var(--text) 12%, transparent)',
      disabled: 'var(--border-strong)',
      disabledBackground: 'var(--border)',
    },
  },
  typography: {
    fontFamily: 'var(--font)',
    htmlFontSize: 16,
    h1: { fontSize: '1.375rem', fontWeight: 650, lineHeight: 1.3 },
    h2: { fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.35 },
    body2: { fontSize: '0.875rem' },
    /** For text that stands out in a list or a card without being a heading. */
    subtitle1: { fontWeight: 600, lineHeight: 1.5 },
    button: { textTransform: 'none', fontWeight: 600, fontSize: '1rem' },
  },
  // As tokens.css does for the pages of citizens.
  motion: { reducedMotion: 'system' },
  transitions: {
    duration: {
      shortest: 80,
      shorter: 100,
      short: 120,
      standard: 120,
      complex: 140,
      enteringScreen: 120,
      leavingScreen: 100,
    },
  },
  components: {
    MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p' } } },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      // No button gets narrower than its longest word; `anywhere` of base.css would let it.
      styleOverrides: { root: { overflowWrap: 'break-word' } },
    },
    MuiPaper: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { backgroundImage: 'none' } },
    },
    // What opens stands in line with the cards (`SectionCard`).
    MuiAccordionSummary: { styleOverrides: { root: { padding: '0 20px' } } },
    MuiAccordionDetails: { styleOverrides: { root: { padding: '4px 20px 20px' } } },
    MuiAppBar: { defaultProps: { elevation: 0, variant: 'elevation' } },
    MuiMenu: { defaultProps: { slotProps: { paper: { variant: 'elevation', elevation: 3 } } } },
    MuiDialog: { defaultProps: { slotProps: { paper: { variant: 'elevation' } } } },
    // No heading inside is heavier.
    MuiDialogTitle: { styleOverrides: { root: { fontWeight: 650 } } },
    // The buttons end where the text above them does.
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
    MuiFormControlLabel: {
      styleOverrides: {
        // The knob of a switch that is off stands in line with the texts above it.
        root: {
          '&:has(> .MuiSwitch-sizeSmall)': { marginLeft: -4 },
          '&:has(> .MuiSwitch-sizeMedium)': { marginLeft: -9 },
        },
      },
    },
    MuiSwitch: {
      styleOverrides: {
        // Its control is three times as wide as it; where its overflow was only hidden, the browser could scroll to it, and the
        // switch was drawn cut off at its left.
        root: { overflow: 'clip' },
        track: { backgroundColor: 'var(--border-strong)' },
        // One that is off is never brighter than one that is on.
        switchBase: { color: 'var(--text-soft)', '&.Mui-disabled': { color: 'var(--border-strong)' } },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        notchedOutline: { borderColor: 'var(--border-strong)' },
        // The border shows the focus; the ring of base.css would cover the label in it.
        input: { '&:focus-visible': { boxShadow: 'none' } },
      },
    },
    // It may say why the field is disabled, so it stays readable.
    MuiFormHelperText: { styleOverrides: { root: { '&.Mui-disabled': { color: 'var(--text-soft)' } } } },
    MuiAlert: {
      styleOverrides: {
        root: ({ ownerState: { severity = 'success' } }) => ({
          backgroundColor: `var(--${severity === 'error' ? 'danger' : severity}-tint)`,
          color: 'var(--text)',
        }),
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: 'var(--border)', fontVariantNumeric: 'tabular-nums', padding: '8px 12px' },
        head: {
          overflowWrap: 'break-word',
          fontWeight: 650,
          color: 'var(--text-soft)',
          backgroundColor: 'var(--surface)',
        },
      },
    },
    MuiTooltip: { defaultProps: { describeChild: true } },
  },
});
