// Shows a page in light or dark colours, whatever the device prefers: the rules for dark colours hold always or never.

export function forceScheme(scheme: string): void {
  document.documentElement.style.colorScheme = scheme;
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-color-scheme'))
        rule.media.mediaText = scheme === 'dark' ? 'all' : 'not all';
}
