import { expect, it } from 'vitest';
import { tidiedPasskeyName } from './passkeys.ts';

it('X34.16 the name of a passkey is one line without spaces around it', () => {
  expect(tidiedPasskeyName('  Chrome \n en\tAndroid ')).toBe('Chrome en Android');
  expect(tidiedPasskeyName('Teléfono')).toBe('Teléfono');
  expect(tidiedPasskeyName(' \u00a0 ')).toBe('');
});
