// The window of a test has no width. Here it gets that of a phone: each question of the page to its width is answered with yes.
import { vi } from 'vitest';

/** Until the end of the test. */
export function narrowWindow(): void {
  const media = { matches: true, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('matchMedia', () => media);
}
