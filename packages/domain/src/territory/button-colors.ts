// The colours of a municipality's buttons: its own background, with black or white text, whichever has more
// contrast (one of the two always reaches 4.5 : 1).
// rules: A1.08, A9.21, X33.82
import { type MunicipalitySettings, settingsOf } from './municipality-settings.ts';

export interface ButtonColors {
  /** '#rrggbb'. */
  readonly background: string;
  readonly text: '#000000' | '#ffffff';
}

const COLOR = /^#[0-9a-f]{6}$/i;

/** Null when the product's own colours apply, also when the stored value is not a colour. */
export function buttonColorsOf(stored: Partial<MunicipalitySettings>, formId: string): ButtonColors | null {
  const { buttonColor, buttonColorByForm } = settingsOf(stored);
  const background = [buttonColorByForm[formId], buttonColor].find(
    (color) => color !== undefined && isButtonColor(color),
  );
  return background === undefined ? null : buttonOf(background);
}

/** `color`: '#rrggbb'. */
export function buttonOf(color: string): ButtonColors {
  const text = contrastOf(color, '#000000') >= contrastOf(color, '#ffffff') ? '#000000' : '#ffffff';
  return { background: color.toLowerCase(), text };
}

export function isButtonColor(text: string): boolean {
  return COLOR.test(text);
}

/** A button with less contrast against the white page is hard to find (WCAG 2.2, 1.4.11). */
export const BUTTON_CONTRAST_MIN = 3;

/** Contrast of two colours as WCAG 2.2 defines it, 1 to 21: (lighter + 0.05) / (darker + 0.05). */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance of WCAG 2.2, 0 to 1. */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const unit = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return unit <= 0.04045 ? unit / 12.92 : ((unit + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
