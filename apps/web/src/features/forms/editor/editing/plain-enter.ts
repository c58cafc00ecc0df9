// Enter as a command: without another key, and pressed on this element.
// rules: X31.69
import type { KeyboardEvent } from 'react';

/** Enter alone; a repeated one comes from a key that was held on another element. */
export function isPlainEnter({ key, repeat, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return key === 'Enter' && !repeat && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
