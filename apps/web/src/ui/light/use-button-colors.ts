// Applies the municipality's button colours while one of its forms is on the screen. Dialogs get them too, although
// they are outside the form in the page.
// rules: A1.08, A9.21
import type { FormToAnswer } from '@constancia/contract/forms/forms.ts';
import { useLayoutEffect } from 'react';

export function useButtonColors(colors: FormToAnswer['municipality']['buttonColors']): void {
  useLayoutEffect(() => {
    if (!colors) return undefined;
    const { style } = document.documentElement;
    style.setProperty('--button', colors.background);
    style.setProperty('--on-button', colors.text);
    return () => {
      style.removeProperty('--button');
      style.removeProperty('--on-button');
    };
  }, [colors]);
}
